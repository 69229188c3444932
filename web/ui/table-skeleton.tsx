import { SkeletonList } from './skeleton.tsx'

/** The rows of a table that is on its way. */
export const TableSkeleton = () => (
  <SkeletonList count={10} className="grid gap-2 stacked:gap-3" itemClassName="h-11 stacked:h-32" />
)
