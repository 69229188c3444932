import { useMutation } from '@tanstack/react-query'
import { createClaimRequestInput } from '../../../functions/domain/claims/validation.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { createClaimRequestMutation } from './queries.ts'

type DisputeFormProps = { resourceType: 'team' | 'player'; resourceID: string; onDone: () => void }

export function DisputeForm({ resourceType, resourceID, onDone }: DisputeFormProps) {
  const { mutateAsync: dispute } = useMutation(createClaimRequestMutation)
  const form = useValidatedForm(createClaimRequestInput, { resourceType, resourceID, message: '' })

  return (
    <Form
      form={form}
      aria-label="Dispute the claim"
      draft={`dispute-${resourceID}`}
      onSubmit={async (claim) => {
        await dispute(claim)
        alerts.success('Your claim request was sent. An admin will review it.')
        onDone()
      }}
    >
      <FormField name="message" label="Message">
        <TextArea {...form.register('message')} maxLength={1000} />
      </FormField>
      {resourceType === 'player' && <ConsentNote />}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Sending...">Send to an admin</SubmitButton>
      </div>
    </Form>
  )
}
