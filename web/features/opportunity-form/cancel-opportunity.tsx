import { useMutation } from '@tanstack/react-query'
import { UpdateOpportunityDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { CancelSection } from '../../ui/cancel-section.tsx'
import type { EditedOpportunity } from './queries.ts'

export function CancelOpportunity({ opportunity }: { opportunity: EditedOpportunity }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateOpportunityDocument))
  return (
    <CancelSection
      kind="opportunity"
      name={opportunity.title}
      isCanceled={opportunity.status === 'CANCELLED'}
      families={opportunity.familiesToNotify}
      setCanceled={(cancelled) => update({ id: opportunity.id, input: { cancelled } })}
    />
  )
}
