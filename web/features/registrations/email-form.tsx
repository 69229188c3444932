import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as wordTexts from '#messages/words'
import { emailRegistrantsInput } from '../../../functions/domain/messages/validation.ts'
import { truncate } from '../../../functions/values/truncate.ts'
import type { RegistrationStatus } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { EmailRegistrantsDocument } from './registrations.generated.ts'
import { statusOptions } from './statuses.ts'

const ALL = 'ALL'

const schema = v.object({
  ...emailRegistrantsInput.entries,
  status: v.picklist([ALL, 'PENDING', 'APPROVED', 'REJECTED']),
})

type EmailFormProps = {
  opportunityID: string
  title: string
  status: RegistrationStatus
  /** Undefined for all with the status that is chosen in the form. */
  registrationIDs?: readonly string[]
  onDone: () => void
}

/** One message to the families with a status, or of the registrations. */
export function EmailForm({ opportunityID, title, status, registrationIDs, onDone }: EmailFormProps) {
  const { mutateAsync: email } = useMutation(mutationOf(EmailRegistrantsDocument, { refresh: 'nothing' }))
  const form = useValidatedForm(schema, { status, subject: truncate(title, 150), text: '' })
  return (
    <Form
      form={form}
      aria-label={manageRegistrationTexts.emailFamilies}
      draft={`email-${opportunityID}`}
      onSubmit={async ({ status, ...message }) => {
        const to = registrationIDs
          ? { registrationIDs: [...registrationIDs] }
          : { status: status === ALL ? null : status }
        const families = await email({ opportunityID, ...message, ...to })
        alerts.success(manageRegistrationTexts.familiesWillBeEmailed(families))
        onDone()
      }}
    >
      {!registrationIDs && (
        <FormField name="status" label={manageRegistrationTexts.familiesWhoseRegistration} required>
          <Select
            {...form.register('status')}
            options={[{ value: ALL, label: manageRegistrationTexts.pendingApproved }, ...statusOptions]}
          />
        </FormField>
      )}
      <FormField name="subject" label={manageRegistrationTexts.subject} required>
        <TextInput {...form.register('subject')} maxLength={150} />
      </FormField>
      <FormField
        name="text"
        label={manageRegistrationTexts.messageField}
        required
        hint={manageRegistrationTexts.addressesStayPrivate}
      >
        <TextArea {...form.register('text')} rows={6} maxLength={2000} />
      </FormField>
      <FormButtons busyText={accountTexts.sending}>{wordTexts.send}</FormButtons>
    </Form>
  )
}
