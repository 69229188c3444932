import { SkeletonList } from './skeleton.tsx'

/** Placeholder for the rows of a table. */
export const TableSkeleton = () => (
  <SkeletonList count={10} className="grid gap-2 stacked:gap-3" itemClassName="h-11 stacked:h-32" />
)
