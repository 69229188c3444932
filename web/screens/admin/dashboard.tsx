import { type QueryClient, useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { Counters, Shortcuts } from '../../features/admin/dashboard.tsx'
import { ADMIN_FILTERS, adminCountersQuery } from '../../features/admin/queries.ts'
import { adminQueuesQuery } from '../../features/admin/waiting.ts'
import { FIRST_RUNS, syncRunsQuery } from '../../features/sync/queries.ts'
import { SyncPanel } from '../../features/sync/sync-panel.tsx'
import { RECORDS } from '../../paths.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { filtersOf } from '../../ui/use-url-filters.ts'
import { NeedsYou } from './needs-you.tsx'
import { prefetchTab, recordTabs } from './record-tabs.tsx'

export const loader =
  (cache: QueryClient) =>
  ({ request }: LoaderFunctionArgs) => {
    const parameters = new URL(request.url).searchParams
    const { values, page } = filtersOf(parameters, ADMIN_FILTERS)
    void cache.prefetchQuery({ ...adminQueuesQuery, ...cacheAndNetwork })
    void cache.prefetchQuery({ ...syncRunsQuery(FIRST_RUNS, false), ...cacheAndNetwork })
    void cache.prefetchQuery({ ...adminCountersQuery, ...cacheAndNetwork })
    void prefetchTab(cache, parameters.get('tab'), values, page)
    return null
  }

export function Component() {
  const { data: counts } = useQuery(adminCountersQuery)
  const records = useRef<HTMLElement>(null)
  const { hash, key } = useLocation()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs on each navigation from a counter
  useEffect(() => {
    if (hash === `#${RECORDS}`) records.current?.focus({ preventScroll: true })
  }, [hash, key])

  return (
    <>
      <PageHeader title="Admin Dashboard" subtitle="Manage teams, players, events, and opportunities" noIndex />
      <div className="mb-8 grid gap-6">
        <NeedsYou />
        <Counters />
        <Shortcuts />
        <SyncPanel />
      </div>
      <section id={RECORDS} ref={records} tabIndex={-1} aria-label="Records" className="scroll-mt-20">
        <Tabs
          label="Records"
          tabs={recordTabs.map((tab) => ({ ...tab, count: counts?.[tab.id] }))}
          resets={['page', ...ADMIN_FILTERS]}
        />
      </section>
    </>
  )
}
