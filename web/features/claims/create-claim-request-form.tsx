import { useMutation } from '@tanstack/react-query'
import * as accountTexts from '#messages/accounts'
import * as claimTexts from '#messages/claims'
import { createClaimRequestInput } from '../../../functions/domain/claims/validation.ts'
import { creationOf } from '../../api/query-once.ts'
import { alerts } from '../../ui/alerts.tsx'
import { ConsentNote } from '../../ui/consent-note.tsx'
import { actVersion } from '../../ui/consent-versions.ts'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { CreateClaimRequestDocument } from './claims.generated.ts'

type DisputeFormProps = { resourceType: 'team' | 'player'; resourceID: string; onDone: () => void }

export function DisputeForm({ resourceType, resourceID, onDone }: DisputeFormProps) {
  const { mutateAsync: dispute } = useMutation(creationOf(CreateClaimRequestDocument))
  const form = useValidatedForm(createClaimRequestInput, {
    resourceType,
    resourceID,
    message: '',
    guardianConsent: actVersion,
  })

  return (
    <Form
      form={form}
      aria-label={claimTexts.disputeTheClaim}
      draft={`dispute-${resourceID}`}
      onSubmit={async (claim) => {
        await dispute(claim)
        alerts.success(claimTexts.claimSent)
        onDone()
      }}
    >
      <FormField name="message" label={claimTexts.messageLabel}>
        <TextArea {...form.register('message')} maxLength={1000} />
      </FormField>
      {resourceType === 'player' && <ConsentNote />}
      <DrawerButtons busyText={accountTexts.sending}>{claimTexts.sendToAdmin}</DrawerButtons>
    </Form>
  )
}
