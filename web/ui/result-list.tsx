import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { type ListOfResults, Results } from './results.tsx'
import { SkeletonList } from './skeleton.tsx'

type ResultListProps<Row> = ListOfResults<Row> & {
  /** The grid columns of cards and skeletons. */
  className: string
  /** Size of one card. */
  skeletonClassName: string
  children: (row: Row) => ReactNode
}

/** A page of a list as cards. */
export function ResultList<Row extends { id: string }>({
  className,
  skeletonClassName,
  children,
  ...list
}: ResultListProps<Row>) {
  return (
    <Results
      {...list}
      skeleton={
        <SkeletonList count={Math.min(list.perPage, 20)} className={className} itemClassName={skeletonClassName} />
      }
    >
      {(rows, isOld) => (
        <div className={classNames(className, 'transition-opacity', isOld && 'opacity-60')}>
          {rows.map((row) => (
            <div key={row.id} data-record={row.id} className="contents data-tied:*:outline-2 data-tied:*:outline-ink">
              {children(row)}
            </div>
          ))}
        </div>
      )}
    </Results>
  )
}
