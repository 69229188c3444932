import * as shellTexts from '#messages/shell'
import { classNames } from './class-names.ts'

/** A gray placeholder, sized by `className`. */
export function Skeleton({ className }: { className?: string }) {
  return <span aria-hidden className={classNames('block animate-skeleton rounded-md bg-ink/10', className)} />
}

type SkeletonListProps = { count: number; itemClassName: string; className?: string }

export function SkeletonList({ count, itemClassName, className }: SkeletonListProps) {
  return (
    <div role="status" className={className}>
      <span className="sr-only">{shellTexts.loading}</span>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} className={itemClassName} />
      ))}
    </div>
  )
}
