import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { queryOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { fieldText } from '../../ui/field-text.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { browserZone } from '../../ui/local-time.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { Section } from '../../ui/section.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { RecordsOfUserDocument, type RecordsOfUserQuery } from './users.generated.ts'

/** For admins: what the user asked for, and the registrations that the user made. */
export function RecordsOfUser({ userID }: { userID: string }) {
  return (
    <Loaded query={useQuery(queryOf(RecordsOfUserDocument, { userID }, (data) => data))}>
      {({ claimRequests: claims, user }) => (
        <div className="mt-6 grid items-start gap-6 lg:grid-cols-2">
          <Section title="Claims">
            <Table
              caption="Claims"
              rows={claims}
              keyOf={({ id }) => id}
              columns={claimColumns}
              empty={<p className="text-soft">No claims</p>}
            />
          </Section>
          <Section title="Registrations">
            <Table
              caption="Registrations"
              rows={user?.registrations ?? []}
              keyOf={({ id }) => id}
              columns={registrationColumns}
              empty={<p className="text-soft">No registrations</p>}
            />
          </Section>
        </div>
      )}
    </Loaded>
  )
}

const claimColumns: Column<RecordsOfUserQuery['claimRequests'][number]>[] = [
  {
    header: 'Record',
    title: true,
    cell: ({ resourceName, teamId, playerId }) =>
      resourceName ? (
        <Link to={teamId ? paths.team(teamId) : paths.player(playerId!)} className="link wrap-anywhere">
          {resourceName}
        </Link>
      ) : (
        'Deleted'
      ),
  },
  { header: 'Status', cell: ({ status }) => fieldText(status) },
  { header: 'Date', cell: ({ createdAt }) => <Time at={createdAt} zone={browserZone()} /> },
]

const registrationColumns: Column<NonNullable<RecordsOfUserQuery['user']>['registrations'][number]>[] = [
  {
    header: 'Player',
    title: true,
    cell: ({ player }) =>
      player ? <RecordLink kind="player" record={player} className="wrap-anywhere" /> : 'Deleted player',
  },
  {
    header: 'Opportunity',
    cell: ({ opportunity }) =>
      opportunity && (
        <Link to={paths.adminRegistrations(opportunity.id)} className="link wrap-anywhere">
          {opportunity.title}
        </Link>
      ),
  },
  { header: 'Status', cell: ({ status }) => fieldText(status.toLowerCase()) },
]
