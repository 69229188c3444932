import { useMutation } from '@tanstack/react-query'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { willBeEmailed } from './families.ts'
import { cancelOpportunityMutation, type EditedOpportunity } from './queries.ts'

/** Cancels or reopens the opportunity and keeps its registrations. */
export function CancelOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { mutateAsync: setCanceled } = useMutation(cancelOpportunityMutation(opportunity.id))
  const isCanceled = opportunity.status === 'CANCELLED'

  const { familiesToNotify } = opportunity
  const families = familiesToNotify > 0 ? ` ${willBeEmailed(familiesToNotify)}` : ''

  async function change() {
    try {
      if (isCanceled) {
        await setCanceled(false)
        alerts.success('Opportunity reopened')
        return
      }
      const isDone = await confirm({
        title: 'Cancel opportunity',
        message: `Are you sure you want to cancel ${opportunity.title}? No one will be able to register. You can undo this.${families}`,
        actionLabel: 'Cancel opportunity',
        cancelLabel: 'Keep it',
        destructive: true,
        action: () => setCanceled(true),
      })
      if (isDone) alerts.success('Opportunity canceled')
    } catch (error) {
      alerts.error(`Error: ${(error as Error).message}`)
    }
  }

  return (
    <section className="mt-10 grid max-w-xl justify-items-start gap-3 border-t border-line pt-6">
      <h2 className="text-xl">{isCanceled ? 'This opportunity is canceled' : 'Cancel this opportunity'}</h2>
      <p className="text-soft">
        {isCanceled
          ? "It stays listed, marked as canceled, and isn't accepting registrations."
          : "Rain or too few players? It stays listed, marked as canceled, and isn't accepting registrations."}
      </p>
      <Button variant="secondary" onClick={change}>
        {isCanceled ? 'Reopen' : 'Cancel this opportunity'}
      </Button>
    </section>
  )
}
