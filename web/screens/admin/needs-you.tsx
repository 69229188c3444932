import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { adminQueuesQuery } from '../../features/admin/waiting.ts'
import { FIRST_RUNS, syncRunsQuery, syncStateLabels } from '../../features/sync/queries.ts'
import { paths } from '../../paths.ts'
import { browserZone } from '../../ui/local-time.ts'
import { Time } from '../../ui/time.tsx'

/** What waits for an admin, and the last sync with its age. */
export function NeedsYou() {
  const { data: queues } = useQuery(adminQueuesQuery)
  const { data: runs } = useQuery(syncRunsQuery(FIRST_RUNS, false))
  const last = runs?.find(({ isDryRun }) => !isDryRun)
  const waiting = [
    { count: queues?.pendingClaims ?? 0, one: 'claim to review', many: 'claims to review', to: paths.adminClaims },
    { count: queues?.openReports ?? 0, one: 'open report', many: 'open reports', to: paths.adminReports },
    { count: last?.heldRemovals ?? 0, one: 'removal held', many: 'removals held', to: paths.adminSync },
    { count: last?.refused ?? 0, one: 'record skipped', many: 'records skipped', to: paths.adminSync },
  ].filter(({ count }) => count > 0)
  return (
    <section aria-labelledby="needs-you" className="min-h-37 rounded-lg border border-line bg-surface p-4 sm:p-5">
      <h2 id="needs-you" className="text-xl">
        Needs You
      </h2>
      {waiting.length > 0 ? (
        <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1">
          {waiting.map(({ count, one, many, to }) => (
            <li key={many}>
              <Link to={to} className="inline-grid link min-h-11 content-center font-semibold tabular-nums">
                {count.toLocaleString('en-US')} {count === 1 ? one : many}
              </Link>
            </li>
          ))}
        </ul>
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
    </section>
  )
}
