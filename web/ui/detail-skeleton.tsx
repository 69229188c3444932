import * as m from '../../functions/values/messages/generated.ts'
import { Skeleton } from './skeleton.tsx'

/** Placeholder for a record's header and first facts. */
export function DetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{m.loading()}</span>
      <div className="mb-6 flex items-center gap-4">
        <Skeleton className="size-20" />
        <div className="grid min-w-0 flex-1 gap-2">
          <Skeleton className="h-9 w-3/4 max-w-96" />
          <Skeleton className="h-5 w-40 max-w-full" />
        </div>
      </div>
      <Skeleton className="mb-6 h-11" />
      <Skeleton className="h-72" />
    </div>
  )
}
