import { useQuery } from '@tanstack/react-query'
import { CalendarRange, ClipboardList, Flag, Image, RefreshCw, ScrollText, ShieldAlert, Users } from 'lucide-react'
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

const shortcuts = [
  { to: paths.adminUsers, title: 'User Management', Icon: Users, text: 'Accounts, roles, and blocked users' },
  { to: paths.adminClaims, title: 'Claim Requests', Icon: Flag, text: 'People asking to manage a team or player' },
  {
    to: paths.opportunities,
    title: 'Opportunity Registrations',
    Icon: ClipboardList,
    text: 'Choose an opportunity to see who registered',
  },
  { to: paths.adminReports, title: 'Reports', Icon: ShieldAlert, text: 'Reports from users, and hidden records' },
  { to: paths.adminPhotos, title: 'Photos', Icon: Image, text: 'Photos and logos that no admin has looked at' },
  {
    to: paths.deleted,
    title: 'Recently Deleted',
    Icon: Restore,
    text: 'What was deleted in the last 30 days and can come back',
  },
  { to: paths.adminAuditLog, title: 'Audit Log', Icon: ScrollText, text: 'Who changed which record' },
  { to: paths.adminSync, title: 'Data Sync', Icon: RefreshCw, text: 'Imports from the governing body, and dry runs' },
  {
    to: paths.adminAgeRules,
    title: 'Age Rules',
    Icon: CalendarRange,
    text: 'How each governing body counts league ages',
  },
]

export const Shortcuts = () => (
  <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-4">
    {shortcuts.map(({ to, title, Icon, text }) => (
      <CardLink key={title} to={to} title={title} heading="h2" mark={<Icon className="size-6 shrink-0 text-grass" />}>
        {text}
      </CardLink>
    ))}
  </div>
)

/** Inline SVG, because library icons are in a chunk that every visitor loads. */
function Restore({ className }: { className?: string }) {
  return (
    <svg aria-hidden viewBox="0 0 24 24" className={`fill-none stroke-current stroke-2 ${className}`}>
      <path
        d="M4 8v11a2 2 0 0 0 2 2h2m12-13v11a2 2 0 0 1-2 2h-2M2 3h20v5H2zM9 15l3-3 3 3m-3-3v9"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  )
}
