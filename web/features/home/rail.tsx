import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { Skeleton } from '../../ui/skeleton.tsx'

type RailProps<Row> = {
  title: string
  allTo: string
  /** Undefined while loading. */
  rows: readonly Row[] | undefined
  empty: string
  className: string
  skeletonClassName: string
  children: (row: Row, previous?: Row) => ReactNode
}

const PLACES = 10

/** Up to ten cards of one kind, with a link to the full list. */
export function Rail<Row extends { id: string }>({
  title,
  allTo,
  rows,
  empty,
  className,
  skeletonClassName,
  children,
}: RailProps<Row>) {
  const id = title.toLowerCase().replaceAll(' ', '-')
  return (
    <section aria-labelledby={id} className="mt-12">
      <div className="mb-4 flex items-baseline justify-between gap-4">
        <h2 id={id} className="text-2xl">
          {title}
        </h2>
        <Link to={allTo} className="link -mx-2 -my-2.5 inline-flex min-h-11 shrink-0 items-center px-2">
          <span aria-hidden>{m.see_all()}</span>
          <span className="sr-only">{m.see_all_title({ title })}</span>
        </Link>
      </div>
      {rows?.length === 0 ? (
        <p className="text-soft">{empty}</p>
      ) : (
        <ul aria-busy={!rows} className={className}>
          {rows
            ? rows.map((row, index) => (
                <li key={row.id} className="min-w-0">
                  {children(row, rows[index - 1])}
                </li>
              ))
            : Array.from({ length: PLACES }, (_, index) => (
                <li key={index}>
                  <Skeleton className={skeletonClassName} />
                </li>
              ))}
        </ul>
      )}
    </section>
  )
}
