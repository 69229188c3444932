import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as shellTexts from '#messages/shell'
import { ErrorBox } from './error-box.tsx'
import { PageHeader } from './page-header.tsx'
import { Skeleton, SkeletonList } from './skeleton.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The loading placeholder. Defaults to four bars. */
  skeleton?: ReactNode
  /** Shown instead of an empty list. */
  empty?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query's loading, error (with retry), and success states. */
export function Loaded<Data>({ query: { data, error, refetch }, skeleton, empty, children }: LoadedProps<Data>) {
  if (empty && Array.isArray(data) && data.length === 0) return empty
  if (data !== undefined) return children(data)
  if (error) return <ErrorBox message={error.message} onRetry={() => refetch()} />
  return skeleton ?? <SkeletonList count={4} className="grid gap-3" itemClassName="h-12" />
}

type LoadedScreenProps<Data> = {
  query: UseQueryResult<Data>
  /** Shown if the record is null. Required if it can be. */
  missing?: ReactNode
  /** The loading placeholder. Defaults to a detail page. */
  skeleton?: ReactNode
  /** The heading if the record fails to load. */
  failedTitle?: string
  /** A way on if the record fails to load. */
  failedAction?: ReactNode
  children: (data: NonNullable<Data>) => ReactNode
}

/** A screen that takes its heading from a record. It also has a heading while the record loads or fails to load. */
export function LoadedScreen<Data>({
  query: { data, error, refetch },
  missing,
  skeleton = <DetailSkeleton />,
  failedTitle = shellTexts.pageDidNotLoad,
  failedAction,
  children,
}: LoadedScreenProps<Data> & (null extends Data ? { missing: ReactNode } : unknown)) {
  if (data != null) return children(data)
  if (data === null) return missing
  if (!error) {
    return (
      <>
        <h1 className="sr-only">{shellTexts.loading}</h1>
        {skeleton}
      </>
    )
  }
  return (
    <>
      <PageHeader title={failedTitle} />
      <div className="grid gap-4">
        <ErrorBox message={error.message} onRetry={() => refetch()} />
        {failedAction}
      </div>
    </>
  )
}

/** Placeholder for a record's header and first facts. */
function DetailSkeleton() {
  return (
    <div role="status">
      <span className="sr-only">{shellTexts.loading}</span>
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
