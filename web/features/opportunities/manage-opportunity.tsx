import { useMutation } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { deleteOpportunityMutation, type OpportunityDetail } from './queries.ts'

export function ManageOpportunity({ opportunity }: { opportunity: OpportunityDetail }) {
  const navigate = useNavigate()
  const { mutateAsync: deleteOpportunity } = useMutation(deleteOpportunityMutation(opportunity.id))
  const pending = opportunity.registrations.filter(({ status }) => status === 'PENDING').length

  async function askAndDelete() {
    if (await confirmDelete(opportunity.title, deleteOpportunity)) navigate(paths.opportunities)
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
