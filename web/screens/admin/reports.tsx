import type { QueryClient } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { HiddenRecords } from '../../features/reports/hidden-records.tsx'
import { hiddenRecordsQuery, REPORT_FILTERS, reportsQuery } from '../../features/reports/queries.ts'
import { ReportsList } from '../../features/reports/reports-list.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const { values, page } = filtersOf(new URL(request.url).searchParams, REPORT_FILTERS)
    void cache.prefetchQuery({ ...reportsQuery(values, page), ...cacheAndNetwork })
    void cache.prefetchQuery({ ...hiddenRecordsQuery, ...cacheAndNetwork })
    return null
  }

export function Component() {
  return (
    <>
      <PageHeader
        title="Reports"
        subtitle="Reports from users, and hidden records"
        noIndex
        actions={
          <LinkButton to={paths.admin()} variant="secondary">
            Back to Admin
          </LinkButton>
        }
      />
      <ReportsList />
      <HiddenRecords />
    </>
  )
}
