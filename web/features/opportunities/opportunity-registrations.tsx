import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { OpportunityDetail } from './queries.ts'
import { RegistrationStatusBadge } from './registration-status-badge.tsx'

type Registration = OpportunityDetail['registrations'][number]

const player: Column<Registration> = {
  header: 'Player',
  title: true,
  cell: ({ player: registered }) =>
    registered ? (
      <Link to={paths.player(registered.id)} className="link inline-block font-semibold">
        {registered.name}
      </Link>
    ) : (
      '–'
    ),
}

/** Registrations: all of them for the organizer, and their own players for families. */
export function OpportunityRegistrations({ opportunity }: { opportunity: OpportunityDetail }) {
  const { registrations, registrationCount, approvedCount, viewerCanManage, timeZone } = opportunity
  if (registrations.length === 0 && !viewerCanManage) return null
  const columns: Column<Registration>[] = [
    player,
    { header: 'Age', cell: ({ player: registered }) => registered?.age ?? '–' },
    { header: 'Position', cell: ({ player: registered }) => registered?.position ?? '–' },
    { header: 'Jersey #', cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: 'Registered', cell: ({ createdAt }) => <Time at={createdAt} zone={timeZone} /> },
    {
      header: 'Status',
      cell: ({ status }) => <RegistrationStatusBadge status={status} forFamily={!viewerCanManage} />,
    },
  ]
  return (
    <section>
      <h2 className="mb-2 text-xl">Registrations</h2>
      <p className="mb-4 text-soft tabular-nums">
        {registrationCount} registered, {approvedCount} approved
      </p>
      {!viewerCanManage && <h3 className="mb-2 text-lg">Your players</h3>}
      {registrations.length > 0 ? (
        <Table caption="Registrations" columns={columns} rows={registrations} keyOf={({ id }) => id} />
      ) : (
        <p>No registrations found</p>
      )}
    </section>
  )
}
