import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link, type LoaderFunctionArgs, useLocation } from 'react-router-dom'
import { cacheAndNetwork } from '../../api/query-client.ts'
import { Counters, Shortcuts } from '../../features/admin/dashboard.tsx'
import { ADMIN_FILTERS, adminCountersQuery } from '../../features/admin/queries.ts'
import { adminQueuesQuery } from '../../features/admin/waiting.ts'
import { FIRST_RUNS, syncRunsQuery, syncStateLabels } from '../../features/sync/queries.ts'
import { SyncPanel } from '../../features/sync/sync-panel.tsx'
import { paths, RECORDS } from '../../paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { browserZone } from '../../ui/local-time.ts'
import { PageHeader } from '../../ui/page-header.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { Time } from '../../ui/time.tsx'
import { recordTabs } from './record-tabs.tsx'

export function queries({ request }: LoaderFunctionArgs) {
  const tab = new URL(request.url).searchParams.get('tab')
  return [
    { ...adminQueuesQuery, ...cacheAndNetwork },
    { ...syncRunsQuery(FIRST_RUNS, false), ...cacheAndNetwork },
    { ...adminCountersQuery, ...cacheAndNetwork },
    (recordTabs.find(({ id }) => id === tab) ?? recordTabs[0]).query(request),
  ]
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
      <PageHeader title="Admin Dashboard" subtitle="Manage teams, players, events, and opportunities" />
      <div className="mb-8 grid gap-6">
        <NeedsYou />
        <Counters />
      </div>
      <section id={RECORDS} ref={records} tabIndex={-1} aria-label="Records" className="scroll-mt-20">
        <Tabs
          label="Records"
          tabs={recordTabs.map((tab) => ({ ...tab, count: counts?.[tab.id] }))}
          resets={['page', ...ADMIN_FILTERS]}
        />
      </section>
      <div className="grid gap-6">
        <Shortcuts />
        <SyncPanel />
      </div>
    </>
  )
}

type Waiting = { isSevere?: boolean; count: number; one: string; many: string; to: string }

/** What waits for an admin, the most severe first, and the last sync with its age. */
function NeedsYou() {
  const { data: queues } = useQuery(adminQueuesQuery)
  const { data: runs } = useQuery(syncRunsQuery(FIRST_RUNS, false))
  const last = runs?.find(({ isDryRun }) => !isDryRun)
  const all: Waiting[] = [
    { isSevere: true, count: Number(last?.status === 'failed'), one: 'failed sync', many: '', to: paths.adminSync },
    { isSevere: true, count: last?.heldRemovals ?? 0, one: 'removal held', many: 'removals held', to: paths.adminSync },
    {
      isSevere: true,
      count: queues?.openReports ?? 0,
      one: 'open report',
      many: 'open reports',
      to: paths.adminReports,
    },
    { count: queues?.pendingClaims ?? 0, one: 'claim to review', many: 'claims to review', to: paths.adminClaims },
    { count: queues?.waitingPhotos ?? 0, one: 'photo', many: 'photos', to: paths.adminPhotos },
    {
      count: queues?.waitingSafetyRecords ?? 0,
      one: 'background check or training to confirm',
      many: 'background checks and trainings to confirm',
      to: paths.adminUsers,
    },
    { count: last?.refused ?? 0, one: 'record skipped', many: 'records skipped', to: paths.adminSync },
  ]
  const waiting = all.filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="needs-you" className="min-h-37 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="needs-you" className="text-xl">
        Needs You
      </h2>
      {waiting.length > 0 ? (
        <WaitingList waiting={waiting} />
      ) : (
        queues && runs && <p className="mt-2 py-2.5">Nothing is waiting for you.</p>
      )}
      <p className="mt-1 text-soft">
        {last ? (
          <>
            Last sync: {syncStateLabels[last.status]}, <Time at={last.startedAt} zone={browserZone()} relative />
          </>
        ) : (
          runs && 'No sync yet.'
        )}
      </p>
      {queues && queues.suppressedAddresses > 0 && (
        <p className="mt-1 text-soft">
          {queues.suppressedAddresses.toLocaleString('en-US')}{' '}
          {queues.suppressedAddresses === 1 ? 'address gets' : 'addresses get'} no email, because one bounced or was
          reported as spam.
        </p>
      )}
      {queues?.crowdedKinds.map((kind) => (
        <p key={kind} className="mt-1 font-semibold text-danger">
          There are more than 750,000 records of the kind {kind}. From a million on, first searches take longer than 3
          seconds: set directoryEngine to aurora.
        </p>
      ))}
    </section>
  )
}

const WaitingList = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <ol className="mt-2 divide-y divide-line">
    {waiting.map(({ isSevere, count, one, many, to }) => (
      <li key={one}>
        <Link
          to={to}
          className={classNames(
            'flex min-h-11 items-center gap-3 font-semibold hover:bg-ink/3',
            isSevere && 'text-danger',
          )}
        >
          <span className="condensed min-w-10 text-right text-xl tabular-nums">{count.toLocaleString('en-US')}</span>{' '}
          <span className="underline underline-offset-4">{count === 1 ? one : many}</span>
        </Link>
      </li>
    ))}
  </ol>
)
