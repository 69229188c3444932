import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as homeTexts from '#messages/home'
import * as mySeasonTexts from '#messages/my-season'
import * as opportunityTexts from '#messages/opportunities'
import * as playerFormTexts from '#messages/player-form'
import * as siteTexts from '#messages/site'
import * as wordTexts from '#messages/words'
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
      <h2 className="text-xl">{opportunityTexts.manageOpportunity}</h2>
      <p className="text-soft">
        {pending === 0 ? opportunityTexts.noRegistrationsReview : opportunityTexts.countRegistrationsReview(pending)}
      </p>
      <div className="grid gap-2">
        <LinkButton to={paths.manageRegistrations(opportunity.id)}>{opportunityTexts.manageRegistrations}</LinkButton>
        <LinkButton to={paths.checkIn(opportunity.id)} variant="secondary">
          {opportunityTexts.checkIn}
        </LinkButton>
        <LinkButton to={paths.editOpportunity(opportunity.id)} variant="secondary">
          {opportunityTexts.editOpportunity}
        </LinkButton>
        {opportunity.viewerCanRegister && (
          <LinkButton to={paths.register(opportunity.id)} variant="secondary">
            {opportunityTexts.registerAPlayer}
          </LinkButton>
        )}
        <Button variant="ghost" onClick={askAndDelete}>
          {wordTexts.deleteText}
        </Button>
      </div>
    </section>
  )
}

type Registration = OpportunityDetail['registrations'][number]

const player: Column<Registration> = {
  header: siteTexts.player,
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
    { header: homeTexts.age, cell: ({ player: registered }) => registered?.age ?? '–' },
    {
      header: playerFormTexts.position,
      cell: ({ player: registered }) => positionsText(registered?.positions ?? []) || '–',
    },
    { header: opportunityTexts.jerseyNumberShort, cell: ({ jerseyNumber }) => jerseyNumber ?? '–' },
    { header: opportunityTexts.registeredAtColumn, cell: ({ createdAt }) => <Time at={createdAt} zone={timeZone} /> },
    {
      header: wordTexts.status,
      cell: ({ status }) => <RegistrationStatusBadge status={status} forFamily={!viewerCanManage} />,
    },
  ]
  return (
    <section>
      <h2 className="mb-2 text-xl">{mySeasonTexts.registrations}</h2>
      <p className="mb-4 text-soft tabular-nums">
        {opportunityTexts.registeredAndApproved({ registered: registrationCount, approved: approvedCount })}
      </p>
      {!viewerCanManage && <h3 className="mb-2 text-lg">{opportunityTexts.yourPlayers}</h3>}
      <Table
        caption={mySeasonTexts.registrations}
        columns={columns}
        rows={registrations}
        keyOf={({ id }) => id}
        empty={<p>{opportunityTexts.noRegistrationsFound}</p>}
      />
    </section>
  )
}
