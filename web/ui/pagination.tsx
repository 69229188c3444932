import { ChevronLeft, ChevronRight } from 'lucide-react'
import * as m from '../../functions/values/messages/generated.ts'
import { Button } from './button.tsx'

type PaginationProps = {
  page: number
  perPage: number
  /** Rows on this page. Without a total, a full page means that there may be a next one. */
  rows: number
  /** Exact total of all pages, if known. Otherwise one more page is offered after a full one. */
  total?: number
  onPage: (page: number) => void
}

const MAX_BUTTONS = 5

export function Pagination({ page, perPage, rows, total = known(page, perPage, rows), onPage }: PaginationProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1 && page <= 1) return null
  const numbers = pageButtons(page, pages)
  const hasNext = rows >= perPage && page * perPage < total

  return (
    <nav aria-label={m.pagination()} className="mt-8 flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="secondary"
        size="small"
        className="max-sm:px-2"
        disabled={page <= 1}
        onClick={() => onPage(Math.max(1, Math.min(page - 1, pages)))}
      >
        <ChevronLeft aria-hidden className="size-4 max-sm:hidden" />
        {m.previous()}
      </Button>
      {numbers.map((number) => (
        <Button
          key={number}
          variant={number === page ? 'primary' : 'ghost'}
          size="small"
          aria-current={number === page ? 'page' : undefined}
          className="min-w-9 tabular-nums max-sm:min-w-8 max-sm:px-1"
          onClick={() => onPage(number)}
        >
          {number}
        </Button>
      ))}
      <Button
        variant="secondary"
        size="small"
        className="max-sm:px-2"
        disabled={!hasNext}
        onClick={() => onPage(page + 1)}
      >
        {m.next()}
        <ChevronRight aria-hidden className="size-4 max-sm:hidden" />
      </Button>
      {(numbers.at(-1) ?? pages) < pages && (
        <div className="flex basis-full justify-center">
          <Button variant="ghost" size="small" className="tabular-nums" onClick={() => onPage(pages)}>
            {m.go_to_the_last_page({ pages })}
          </Button>
        </div>
      )}
    </nav>
  )
}

const known = (page: number, perPage: number, rows: number) => (page - 1) * perPage + rows + (rows >= perPage ? 1 : 0)

/** At most five numbers: 1 to 5, and from page 4 on those around the current page. */
function pageButtons(page: number, pages: number) {
  const count = Math.min(MAX_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - 2, pages - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}
