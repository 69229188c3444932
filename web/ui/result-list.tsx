import { type ReactNode, useEffect, useState } from 'react'
import { useNavigationType } from 'react-router-dom'
import { classNames } from './class-names.ts'
import { type ListOfResults, Results } from './results.tsx'
import { SkeletonList } from './skeleton.tsx'

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
