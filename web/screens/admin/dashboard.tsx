import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { Counters } from '../../features/admin/counters.tsx'
import { adminCountersQuery } from '../../features/admin/queries.ts'
import { Shortcuts } from '../../features/admin/shortcuts.tsx'
import { SyncPanel } from '../../features/sync/sync-panel.tsx'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { prefetchTab, recordTabs } from './record-tabs.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const parameters = new URL(request.url).searchParams
    const { values, page } = filtersOf(parameters, ['search'])
    void cache.prefetchQuery({ ...adminCountersQuery, ...cacheAndNetwork })
    void prefetchTab(cache, parameters.get('tab'), values.search, page)
    return null
  }

export function Component() {
  const { data: counts } = useQuery(adminCountersQuery)
  return (
    <>
      <PageHeader title="Admin Dashboard" subtitle="Manage teams, players, events, and opportunities" noIndex />
      <div className="mb-8 grid gap-6">
        <Counters />
        <Shortcuts />
        <SyncPanel />
      </div>
      <Tabs
        label="Records"
        tabs={recordTabs.map(({ id, label, content }) => ({ id, label, content, count: counts?.[id] }))}
        resets={['page', 'search']}
      />
    </>
  )
}
