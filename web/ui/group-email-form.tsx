import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as manageRegistrationTexts from '#messages/manage-registrations'
import * as wordTexts from '#messages/words'
import { emailRegistrantsInput } from '../../functions/domain/messages/validation.ts'
import { truncate } from '../../functions/values/truncate.ts'
import { alerts } from './alerts.tsx'
import { Select, TextArea, TextInput } from './field.tsx'
import { Form, FormField, useValidatedForm } from './form.tsx'
import { FormButtons } from './form-buttons.tsx'

const ALL = 'ALL'
const schema = v.object({ ...emailRegistrantsInput.entries, status: v.string() })

type GroupEmailFormProps<Status extends string> = {
  /** Names the form. */
  label: string
  /** What it is about, as the first subject. */
  title: string
  draft: string
  /** The recipients: those of a status, or all. Null if they are chosen already. */
  to: { label: string; all: string; options: readonly { value: Status; label: string }[]; first?: Status } | null
  hint: string
  /** Answers what was done. */
  send: (message: { status: Status | null; subject: string; text: string }) => Promise<string>
  onDone: () => void
}

/** One message to many. */
export function GroupEmailForm<Status extends string>(props: GroupEmailFormProps<Status>) {
  const { label, title, draft, to, hint, send, onDone } = props
  const form = useValidatedForm(schema, { status: to?.first ?? ALL, subject: truncate(title, 150), text: '' })
  return (
    <Form
      form={form}
      aria-label={label}
      draft={draft}
      onSubmit={async ({ status, ...message }) => {
        alerts.success(await send({ ...message, status: status === ALL ? null : (status as Status) }))
        onDone()
      }}
    >
      {to && (
        <FormField name="status" label={to.label} required>
          <Select {...form.register('status')} options={[{ value: ALL, label: to.all }, ...to.options]} />
        </FormField>
      )}
      <FormField name="subject" label={manageRegistrationTexts.subject} required>
        <TextInput {...form.register('subject')} maxLength={150} />
      </FormField>
      <FormField name="text" label={manageRegistrationTexts.messageField} required hint={hint}>
        <TextArea {...form.register('text')} rows={6} maxLength={2000} />
      </FormField>
      <FormButtons busyText={accountTexts.sending}>{wordTexts.send}</FormButtons>
    </Form>
  )
}
