import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { positionsText } from '../../../functions/values/stored-words.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { RegistrationStatusBadge } from './opportunity-list.tsx'
import { deleteOpportunityMutation, type OpportunityDetail } from './queries.ts'

export function ManageOpportunity({ opportunity }: { opportunity: OpportunityDetail }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteOpportunity } = useMutation(deleteOpportunityMutation)
  const pending = opportunity.registrations.filter(({ status }) => status === 'PENDING').length

  async function askAndDelete() {
    if (await confirmDelete(opportunity.title, () => deleteOpportunity({ id: opportunity.id })))
      navigate(paths.opportunities)
  }

  return (
    <section className="grid gap-3 rounded-lg border border-line bg-surface p-5 print:hidden">
      <h2 className="text-xl">{m.manage_opportunity()}</h2>
      <p className="text-soft">
        {pending === 0 ? m.no_registrations_to_review() : m.count_registrations_to_review({ count: pending })}
      </p>
      <div className="grid gap-2">
        <LinkButton to={paths.manageRegistrations(opportunity.id)}>{m.manage_registrations()}</LinkButton>
        <LinkButton to={paths.checkIn(opportunity.id)} variant="secondary">
          {m.check_in()}
        </LinkButton>
        <LinkButton to={paths.editOpportunity(opportunity.id)} variant="secondary">
          {m.edit_opportunity()}
        </LinkButton>
        {opportunity.viewerCanRegister && (
          <LinkButton to={paths.register(opportunity.id)} variant="secondary">
            {m.register_a_player()}
          </LinkButton>
        )}
        <Button variant="ghost" onClick={askAndDelete}>
          {m.delete_()}
        </Button>
      </div>
    </section>
  )
}

type Registration = OpportunityDetail['registrations'][number]

const player: Column<Registration> = {
  header: m.player(),
  title: true,
  cell: ({ player: registered }) =>
    registered ? <RecordLink kind="player" record={registered} className="inline-block font-semibold" /> : '–',
}

/** Registrations: all of them for the organizer, and their own players for families. */
export function OpportunityRegistrations({ opportunity }: { opportunity: OpportunityDetail }) {
  const { registrations, registrationCount, approvedCount, viewerCanManage, timeZone } = opportunity
  if (registrations.length === 0 && !viewerCanManage) return null
  const columns: Column<Registration>[] = [
    player,
    { header: m.age(), cell: ({ player: registered }) => registered?.age ?? '–' },
    { header: m.position(), cell: ({ player: registered }) => positionsText(registered?.positions ?? []) || '–' },
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
      <Table
        caption={m.registrations()}
        columns={columns}
        rows={registrations}
        keyOf={({ id }) => id}
        empty={<p>{m.no_registrations_found()}</p>}
      />
    </section>
  )
}
