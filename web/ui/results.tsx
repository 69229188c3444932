import type { UseQueryResult } from '@tanstack/react-query'
import { ChevronLeft, ChevronRight } from 'lucide-react'
import { type ReactNode, useDeferredValue, useEffect, useRef, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import * as kitTexts from '#messages/kit'
import * as shellTexts from '#messages/shell'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { PastTheEnd } from './empty-state.tsx'
import { ErrorBox } from './error-box.tsx'
import { Skeleton, SkeletonList } from './skeleton.tsx'

export type ListOfResults<Row> = {
  query: UseQueryResult<{ rows: readonly Row[]; total: number }>
  /** What is counted, as one: 'event' shows 'Found 12 events'. Without it, the total is unknown, and at least what `minTotal` says. */
  noun?: string
  /** The name of the list. Defaults to 'Results'. */
  label?: string
  /** How many of the total do not state what was asked for. */
  unstated?: number
  /** Beside the total. */
  actions?: ReactNode
  page: number
  perPage: number
  onPage: (page: number) => void
  empty: ReactNode
  /** The title of a page past the last one. */
  pastTheEnd?: string
  describeError?: (error: Error) => string
}

type ResultsProps<Row> = ListOfResults<Row> & {
  skeleton: ReactNode
  /** `isOld`: the rows are from the previous page while the next one loads. */
  children: (rows: readonly Row[], isOld: boolean) => ReactNode
}

/**
 * A page of a list: its exact total, its rows, and its pagination. The previous page stays visible while the next one loads.
 * After paging, focus moves to the top of the list. After a search or Back it stays where it is.
 */
/** Returns the element that gets the focus when the user goes on to another page. */
function useFocusOnNextPage(page: number) {
  const total = useRef<HTMLParagraphElement>(null)
  const shownPage = useRef(page)
  const isGoingOn = useNavigationType() === 'PUSH'

  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    const start = total.current
    if (!start || !isGoingOn) return
    start.focus({ preventScroll: true })
    if (start.getBoundingClientRect().top > innerHeight / 2) start.scrollIntoView()
  }, [page, isGoingOn])
  return total
}

export function Results<Row>({
  query,
  noun,
  label = kitTexts.results,
  unstated = 0,
  actions,
  page,
  perPage,
  onPage,
  empty,
  pastTheEnd = kitTexts.pageDoesNotExist(page),
  describeError = ({ message }) => message,
  skeleton,
  children,
}: ResultsProps<Row>) {
  const { error, isPlaceholderData, refetch } = query
  // Renders long lists without blocking input.
  const data = useDeferredValue(query.data)
  const isPending = !data && !error
  const total = useFocusOnNextPage(page)

  return (
    <section aria-label={label} aria-busy={isPending || isPlaceholderData}>
      <h2 className="sr-only">{label}</h2>
      {noun && (
        <div className="my-1.5 flex min-h-11 items-center gap-2 md:my-1 md:gap-3 lg:min-h-9">
          <p
            ref={total}
            role="status"
            tabIndex={-1}
            className="min-w-0 text-soft outline-none max-sm:flex-1 max-sm:text-sm tabular-nums"
          >
            {data ? foundText(data.total, unstated, noun) : isPending && <LoadingCount />}
          </p>
          {actions}
        </div>
      )}
      {isPending && skeleton}
      {error && !data && <ErrorBox message={describeError(error)} onRetry={() => refetch()} />}
      {data && (
        <>
          {data.rows.length > 0 ? (
            children(data.rows, isPlaceholderData)
          ) : data.total > 0 && page > 1 && !isPlaceholderData ? (
            <PastTheEnd title={pastTheEnd} onPage={onPage} />
          ) : (
            empty
          )}
          <Pagination page={page} perPage={perPage} rows={data.rows.length} total={data.total} onPage={onPage} />
        </>
      )}
    </section>
  )
}

/** 'Found 4 events, and 2 that do not say'. */
function foundText(total: number, unstated: number, noun: string) {
  const found = kitTexts.countOfNoun({ count: total - unstated, noun })
  return unstated > 0 ? kitTexts.foundAndUnstated({ found, unstated }) : kitTexts.foundRecords(found)
}

type ResultListProps<Row> = ListOfResults<Row> & {
  /** The grid columns of cards and skeletons. */
  className: string
  /** Size of one card. */
  skeletonClassName: string
  children: (row: Row, previous?: Row) => ReactNode
}

/** True until the first list of a tab that no scroll position is restored in. */
let isOpening = (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).type === 'navigate'

/** A page of a list as cards. Only cards near the screen are laid out, unless the browser goes back to a scroll position. */
export function ResultList<Row extends { id: string }>({
  className,
  skeletonClassName,
  children,
  ...list
}: ResultListProps<Row>) {
  const type = useNavigationType()
  const [isNew] = useState(() => isOpening || type !== 'POP')
  useEffect(() => {
    isOpening = false
  }, [])
  return (
    <Results
      {...list}
      skeleton={
        <SkeletonList count={Math.min(list.perPage, 20)} className={className} itemClassName={skeletonClassName} />
      }
    >
      {(rows, isOld) => (
        <div className={classNames(className, 'transition-opacity', isOld && 'opacity-60')}>
          {rows.map((row, index) => (
            <div
              key={row.id}
              data-record={row.id}
              className={classNames(
                'contents data-tied:*:outline-2 data-tied:*:outline-ink',
                isNew && '*:[contain-intrinsic-height:auto_8rem] *:[content-visibility:auto]',
              )}
            >
              {children(row, rows[index - 1])}
            </div>
          ))}
        </div>
      )}
    </Results>
  )
}

type PaginationProps = {
  page: number
  perPage: number
  /** Rows on this page. There is a next page only after a full one. */
  rows: number
  total: number
  onPage: (page: number) => void
}

const MAX_BUTTONS = 5

export function Pagination({ page, perPage, rows, total, onPage }: PaginationProps) {
  const pages = Math.ceil(total / perPage)
  if (pages <= 1 && page <= 1) return null
  const numbers = pageButtons(page, pages)
  const hasNext = rows >= perPage && page * perPage < total

  return (
    <nav aria-label={kitTexts.pagination} className="mt-8 flex flex-wrap items-center justify-center gap-1">
      <Button
        variant="secondary"
        size="small"
        className="max-sm:px-2"
        disabled={page <= 1}
        onClick={() => onPage(Math.max(1, Math.min(page - 1, pages)))}
      >
        <ChevronLeft className="size-4 max-sm:hidden" />
        {kitTexts.previous}
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
        {kitTexts.next}
        <ChevronRight className="size-4 max-sm:hidden" />
      </Button>
      {(numbers.at(-1) ?? pages) < pages && (
        <div className="flex basis-full justify-center">
          <Button variant="ghost" size="small" className="tabular-nums" onClick={() => onPage(pages)}>
            {kitTexts.lastPage(pages)}
          </Button>
        </div>
      )}
    </nav>
  )
}

/** The total of a list that is not counted, as far as it is known. A full page means that there may be a next one. */
export const minTotal = (page: number, perPage: number, rows: number) =>
  (page - 1) * perPage + rows + (rows >= perPage ? 1 : 0)

/** At most five numbers: 1 to 5, and from page 4 on those around the current page. */
function pageButtons(page: number, pages: number) {
  const count = Math.min(MAX_BUTTONS, pages)
  const first = Math.max(1, Math.min(page - 2, pages - count + 1))
  return Array.from({ length: count }, (_, index) => first + index)
}

const LoadingCount = () => (
  <>
    <Skeleton className="h-5 w-40" />
    <span className="sr-only">{shellTexts.loading}</span>
  </>
)
