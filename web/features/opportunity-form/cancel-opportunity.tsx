import { useMutation } from '@tanstack/react-query'
import { CancelSection } from '../../ui/cancel-section.tsx'
import { cancelOpportunityMutation, type EditedOpportunity } from './queries.ts'

/** Cancels or reopens the opportunity. Its registrations are kept. */
export function CancelOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { mutateAsync: setCanceled } = useMutation(cancelOpportunityMutation(opportunity.id))
  return (
    <CancelSection
      kind="opportunity"
      name={opportunity.title}
      isCanceled={opportunity.status === 'CANCELLED'}
      families={opportunity.familiesToNotify}
      setCanceled={setCanceled}
    />
  )
}
