import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { storedWord } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import type { OpportunityDetail } from './queries.ts'
import { RegistrationStatusBadge } from './registration-status-badge.tsx'

type Registration = OpportunityDetail['registrations'][number]

const player: Column<Registration> = {
  header: m.player(),
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
    { header: m.age(), cell: ({ player: registered }) => registered?.age ?? '–' },
    { header: m.position(), cell: ({ player: registered }) => storedWord(registered?.position ?? '–') },
    { header: m.jersey_number_short(), cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: m.registered_at_column(), cell: ({ createdAt }) => <Time at={createdAt} zone={timeZone} /> },
    {
      header: m.status(),
      cell: ({ status }) => <RegistrationStatusBadge status={status} forFamily={!viewerCanManage} />,
    },
  ]
  return (
    <section>
      <h2 className="mb-2 text-xl">{m.registrations()}</h2>
      <p className="mb-4 text-soft tabular-nums">
        {m.registered_and_approved({ registered: registrationCount, approved: approvedCount })}
      </p>
      {!viewerCanManage && <h3 className="mb-2 text-lg">{m.your_players()}</h3>}
      {registrations.length > 0 ? (
        <Table caption={m.registrations()} columns={columns} rows={registrations} keyOf={({ id }) => id} />
      ) : (
        <p>{m.no_registrations_found()}</p>
      )}
    </section>
  )
}
