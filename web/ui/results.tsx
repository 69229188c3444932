import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useDeferredValue, useEffect, useRef } from 'react'
import { useNavigationType } from 'react-router-dom'
import * as m from '../../functions/values/messages/generated.ts'
import { counted } from './counted.ts'
import { ErrorBox } from './error-box.tsx'
import { Pagination } from './pagination.tsx'
import { PastTheEnd } from './past-the-end.tsx'
import { Skeleton } from './skeleton.tsx'

export type ListOfResults<Row> = {
  query: UseQueryResult<{ rows: readonly Row[]; total: number }>
  /** What is counted, as one: 'event' shows 'Found 12 events'. */
  noun: string
  /** How many of the total do not state what was asked for. */
  unstated?: number
  /** Beside the total. */
  actions?: ReactNode
  page: number
  perPage: number
  onPage: (page: number) => void
  empty: ReactNode
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
export function Results<Row>({
  query,
  noun,
  unstated = 0,
  actions,
  page,
  perPage,
  onPage,
  empty,
  skeleton,
  children,
}: ResultsProps<Row>) {
  const { error, isPlaceholderData, refetch } = query
  // Renders long lists without blocking input.
  const data = useDeferredValue(query.data)
  const isPending = !data && !error
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

  return (
    <section aria-label={m.results()} aria-busy={isPending || isPlaceholderData}>
      <h2 className="sr-only">{m.results()}</h2>
      <div className="flex min-h-11 items-center gap-2 md:my-1 md:gap-3 lg:min-h-9">
        <p
          ref={total}
          role="status"
          tabIndex={-1}
          className="min-w-0 text-soft outline-none max-sm:flex-1 max-sm:text-sm tabular-nums"
        >
          {data ? (
            foundText(data.total, unstated, noun)
          ) : isPending ? (
            <>
              <Skeleton className="h-5 w-40" />
              <span className="sr-only">{m.loading()}</span>
            </>
          ) : null}
        </p>
        {actions}
      </div>
      {isPending && skeleton}
      {error && !data && <ErrorBox message={error.message} onRetry={() => refetch()} />}
      {data && (
        <>
          {data.rows.length > 0 ? (
            children(data.rows, isPlaceholderData)
          ) : data.total > 0 && page > 1 && !isPlaceholderData ? (
            <PastTheEnd title={m.page_does_not_exist({ page })} onPage={onPage} />
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
  const found = counted(total - unstated, noun)
  return unstated > 0 ? m.found_and_unstated({ found, unstated }) : m.found_records({ found })
}
