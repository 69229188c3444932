import type { UseQueryResult } from '@tanstack/react-query'
import { Fragment, type ReactNode, useEffect, useRef } from 'react'
import { classNames } from './class-names.ts'
import { ErrorBox } from './error-box.tsx'
import { Pagination } from './pagination.tsx'
import { Skeleton, SkeletonList } from './skeleton.tsx'

type ResultListProps<Row> = {
  query: UseQueryResult<{ rows: readonly Row[]; total: number }>
  /** What is counted: 'team' says 'Found 12 team(s)'. */
  noun: string
  page: number
  perPage: number
  onPage: (page: number) => void
  /** The columns of the cards, the same while they load. */
  className?: string
  /** The size of one card. */
  skeletonClassName: string
  empty: ReactNode
  children: (row: Row) => ReactNode
}

/** A page of a list: its exact total, its cards, its pages. The page before stays in sight while the next one loads. */
export function ResultList<Row extends { id: string }>({
  query,
  noun,
  page,
  perPage,
  onPage,
  className = 'grid gap-4 md:grid-cols-2',
  skeletonClassName,
  empty,
  children,
}: ResultListProps<Row>) {
  const { data, error, isPending, isPlaceholderData, refetch } = query
  const total = useRef<HTMLParagraphElement>(null)
  const shownPage = useRef(page)

  useEffect(() => {
    if (shownPage.current === page) return
    shownPage.current = page
    total.current?.focus({ preventScroll: true })
  }, [page])

  return (
    <section aria-label="Results" aria-busy={isPending || isPlaceholderData}>
      <h2 className="sr-only">Results</h2>
      <p ref={total} role="status" tabIndex={-1} className="my-4 min-h-6 text-soft outline-none tabular-nums">
        {data ? (
          `Found ${data.total.toLocaleString('en-US')} ${noun}`
        ) : isPending ? (
          <>
            <Skeleton className="h-5 w-40" />
            <span className="sr-only">Loading...</span>
          </>
        ) : null}
      </p>
      {isPending && <SkeletonList count={8} className={className} itemClassName={skeletonClassName} />}
      {error && !data && <ErrorBox message={error.message} onRetry={() => refetch()} />}
      {data && (
        <>
          {data.rows.length === 0 ? (
            empty
          ) : (
            <div className={classNames(className, 'transition-opacity', isPlaceholderData && 'opacity-60')}>
              {data.rows.map((row) => (
                <Fragment key={row.id}>{children(row)}</Fragment>
              ))}
            </div>
          )}
          <Pagination page={page} perPage={perPage} rows={data.rows.length} total={data.total} onPage={onPage} />
        </>
      )}
    </section>
  )
}
