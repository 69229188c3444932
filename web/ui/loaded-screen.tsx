import type { UseQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as m from '../../functions/values/messages/generated.ts'
import { DetailSkeleton } from './detail-skeleton.tsx'
import { ErrorBox } from './error-box.tsx'
import { PageHeader } from './page-header.tsx'

type LoadedScreenProps<Data> = {
  query: UseQueryResult<Data>
  /** The loading placeholder. Defaults to a detail page. */
  skeleton?: ReactNode
  children: (data: Data) => ReactNode
}

/** A screen that takes its heading from a record. It also has a heading while the record loads or fails to load. */
export function LoadedScreen<Data>({
  query: { data, error, refetch },
  skeleton = <DetailSkeleton />,
  children,
}: LoadedScreenProps<Data>) {
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <>
        <h1 className="sr-only">{m.loading()}</h1>
        {skeleton}
      </>
    )
  }
  return (
    <>
      <PageHeader title={m.this_page_did_not_load()} noIndex />
      <ErrorBox message={error.message} onRetry={() => refetch()} />
    </>
  )
}
