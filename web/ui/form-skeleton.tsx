import * as m from '../../functions/values/messages/generated.ts'
import { Skeleton } from './skeleton.tsx'

/** Placeholder for a form whose record is loading. */
export const FormSkeleton = () => (
  <div role="status" className="grid max-w-xl gap-6">
    <span className="sr-only">{m.loading()}</span>
    <div className="grid gap-2">
      <Skeleton className="h-9 w-48" />
      <Skeleton className="h-5 w-72 max-w-full" />
    </div>
    {Array.from({ length: 4 }, (_, index) => (
      <div key={index} className="grid gap-1.5">
        <Skeleton className="h-5 w-28" />
        <Skeleton className="h-11" />
      </div>
    ))}
    <Skeleton className="h-11 w-36" />
  </div>
)
