import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { ErrorBox } from './error-box.tsx'
import { SkeletonList } from './skeleton.tsx'

type LoadedProps<Data> = {
  query: UseQueryResult<Data>
  /** The loading placeholder. Defaults to four bars. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** Renders a query's loading, error (with retry), and success states. */
export function Loaded<Data>({ query, skeleton, children }: LoadedProps<Data>) {
  if (query.data !== undefined) return children(query.data)
  if (query.error) return <ErrorBox message={query.error.message} onRetry={() => query.refetch()} />
  return skeleton ?? <SkeletonList count={4} className="grid gap-3" itemClassName="h-12" />
}
