import { useQuery } from '@tanstack/react-query'
import { CalendarRange, ClipboardList, Flag, RefreshCw, ScrollText, ShieldAlert, Users } from 'lucide-react'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { adminQueuesQuery } from './waiting.ts'

export function Shortcuts() {
  const { data: queues } = useQuery(adminQueuesQuery)
  return (
    <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
      <CardLink
        to={paths.adminUsers}
        title="User Management"
        heading="h2"
        mark={<Users aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        Accounts, roles, and blocked users
      </CardLink>
      <CardLink
        to={paths.adminClaims}
        title="Claim Requests"
        heading="h2"
        mark={<Flag aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        People asking to manage a team or player
        <Waiting count={queues?.pendingClaims} />
      </CardLink>
      <CardLink
        to={paths.opportunities}
        title="Opportunity Registrations"
        heading="h2"
        mark={<ClipboardList aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        Choose an opportunity to see who registered
      </CardLink>
      <CardLink
        to={paths.adminReports}
        title="Reports"
        heading="h2"
        mark={<ShieldAlert aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        Reports from users, and hidden records
        <Waiting count={queues?.openReports} />
      </CardLink>
      <CardLink
        to={paths.deleted}
        title="Recently Deleted"
        heading="h2"
        mark={
          // Its own drawing: an icon of the library comes with what every visitor loads.
          <svg aria-hidden viewBox="0 0 24 24" className="size-6 shrink-0 fill-none stroke-current stroke-2 text-grass">
            <path
              d="M4 8v11a2 2 0 0 0 2 2h2m12-13v11a2 2 0 0 1-2 2h-2M2 3h20v5H2zM9 15l3-3 3 3m-3-3v9"
              strokeLinecap="round"
              strokeLinejoin="round"
            />
          </svg>
        }
      >
        What was deleted in the last 30 days and can come back
      </CardLink>
      <CardLink
        to={paths.adminAuditLog}
        title="Audit Log"
        heading="h2"
        mark={<ScrollText aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        Who changed which record
      </CardLink>
      <CardLink
        to={paths.adminSync}
        title="Data Sync"
        heading="h2"
        mark={<RefreshCw aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        Imports from the governing body, and dry runs
      </CardLink>
      <CardLink
        to={paths.adminAgeRules}
        title="Age Rules"
        heading="h2"
        mark={<CalendarRange aria-hidden className="size-6 shrink-0 text-grass" />}
      >
        How each governing body counts league ages
      </CardLink>
    </div>
  )
}

const Waiting = ({ count = 0 }: { count: number | undefined }) =>
  count > 0 && <strong className="block text-clay tabular-nums">{count} waiting</strong>
