import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { ErrorBox } from './error-box.tsx'
import { PageHeader } from './page-header.tsx'

type LoadedScreenProps<Data> = {
  query: UseQueryResult<Data>
  /** The placeholder while it loads; that of a detail page by default. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** A screen whose heading is its record's: it has one while the record loads or cannot be had, too. */
export function LoadedScreen<Data>({
  query: { data, error, refetch },
  skeleton = <DetailSkeleton />,
  children,
}: LoadedScreenProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <>
        <h1 className="sr-only">Loading...</h1>
        {skeleton}
      </>
    )
  }
  return (
    <>
      <PageHeader title="This page didn't load" noIndex />
      <ErrorBox message={error.message} onRetry={() => refetch()} />
    </>
  )
}
