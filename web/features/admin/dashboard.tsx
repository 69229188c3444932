import { useQuery } from '@tanstack/react-query'
import { CalendarRange, ClipboardList, Flag, RefreshCw, ScrollText, ShieldAlert, Users } from 'lucide-react'
import type { ReactNode } from 'react'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Stat } from '../../ui/stat.tsx'
import { adminCountersQuery } from './queries.ts'

export function Counters() {
  const { data } = useQuery(adminCountersQuery)
  return (
    <dl className="grid grid-cols-2 gap-3 max-md:*:last:col-span-2 md:grid-cols-5">
      <Stat label="Teams" value={data?.teams} to={paths.adminRecords()} />
      <Stat label="Players" value={data?.players} to={paths.adminRecords('players')} />
      <Stat label="Events" value={data?.events} to={paths.adminRecords('events')} />
      <Stat label="Opportunities" value={data?.opportunities} to={paths.adminRecords('opportunities')} />
      <Stat label="Seasons" value={data?.seasons} to={paths.adminRecords('seasons')} />
    </dl>
  )
}

const iconStyle = 'size-6 shrink-0 text-grass'

export function Shortcuts() {
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <Shortcut to={paths.adminUsers} title="User Management" icon={<Users aria-hidden className={iconStyle} />}>
        Accounts, roles, and blocked users
      </Shortcut>
      <Shortcut to={paths.adminClaims} title="Claim Requests" icon={<Flag aria-hidden className={iconStyle} />}>
        People asking to manage a team or player
      </Shortcut>
      <Shortcut
        to={paths.opportunities}
        title="Opportunity Registrations"
        icon={<ClipboardList aria-hidden className={iconStyle} />}
      >
        Choose an opportunity to see who registered
      </Shortcut>
      <Shortcut to={paths.adminReports} title="Reports" icon={<ShieldAlert aria-hidden className={iconStyle} />}>
        Reports from users, and hidden records
      </Shortcut>
      <Shortcut
        to={paths.deleted}
        title="Recently Deleted"
        icon={
          // Inline SVG, because library icons are in a chunk that every visitor loads.
          <svg aria-hidden viewBox="0 0 24 24" className={`fill-none stroke-current stroke-2 ${iconStyle}`}>
            <path
              d="M4 8v11a2 2 0 0 0 2 2h2m12-13v11a2 2 0 0 1-2 2h-2M2 3h20v5H2zM9 15l3-3 3 3m-3-3v9"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        }
      >
        What was deleted in the last 30 days and can come back
      </Shortcut>
      <Shortcut to={paths.adminAuditLog} title="Audit Log" icon={<ScrollText aria-hidden className={iconStyle} />}>
        Who changed which record
      </Shortcut>
      <Shortcut to={paths.adminSync} title="Data Sync" icon={<RefreshCw aria-hidden className={iconStyle} />}>
        Imports from the governing body, and dry runs
      </Shortcut>
      <Shortcut to={paths.adminAgeRules} title="Age Rules" icon={<CalendarRange aria-hidden className={iconStyle} />}>
        How each governing body counts league ages
      </Shortcut>
    </div>
  )
}

type ShortcutProps = { to: string; title: string; icon: ReactNode; children: ReactNode }

const Shortcut = ({ icon, ...card }: ShortcutProps) => <CardLink {...card} heading="h2" mark={icon} />
