import { type UseQueryOptions, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { Missing } from '../../ui/empty-state.tsx'
import { FormSkeleton } from '../../ui/form.tsx'
import { LoadedScreen } from '../../ui/loaded.tsx'
import { PageHeader } from '../../ui/page-header.tsx'

type EditPageProps<Row> = {
  kind: 'Team' | 'Player' | 'Season'
  // biome-ignore lint/suspicious/noExplicitAny: of any query whose result is the record
  query: UseQueryOptions<any, Error, Row | null, any>
  backTo?: string
  children: (record: Row) => ReactNode
}

/** The page that edits a record. */
export function EditPage<Row extends { name: string }>({
  kind,
  query,
  backTo = paths.admin(),
  children,
}: EditPageProps<Row>) {
  return (
    <LoadedScreen
      query={useQuery(query)}
      missing={<Missing title={`${kind} not found`} backTo={backTo} backLabel="Back to Admin" />}
      skeleton={<FormSkeleton />}
    >
      {(record) => (
        <>
          <PageHeader title={`Edit ${kind}`} subtitle={record.name} documentTitle={`Edit ${record.name}`} />
          {children(record)}
        </>
      )}
    </LoadedScreen>
  )
}
