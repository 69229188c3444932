import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { emailRegistrantsInput } from '../../../functions/domain/messages/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { truncate } from '../../../functions/values/truncate.ts'
import type { RegistrationStatus } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelButton, Drawer } from '../../ui/drawer.tsx'
import { Select, TextArea, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { emailRegistrantsMutation } from './queries.ts'
import { statusOptions } from './statuses.ts'

type EmailRegistrantsProps = {
  opportunityID: string
  title: string
  /** Recipients: the families with this status. */
  status: RegistrationStatus
  disabled: boolean
  className?: string
}

/** Sends one message to all families with a status: 'Email approved'. */
const emailLabels = { PENDING: m.email_pending(), APPROVED: m.email_approved(), REJECTED: m.email_rejected() }

export function EmailRegistrants({ opportunityID, title, status, disabled, className }: EmailRegistrantsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" disabled={disabled} {...(className && { className })} onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-5" />
        {emailLabels[status]}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title={m.email_families()}>
        <EmailForm opportunityID={opportunityID} title={title} status={status} onDone={() => setOpen(false)} />
      </Drawer>
    </>
  )
}

const ALL = 'ALL'

const schema = v.object({
  ...emailRegistrantsInput.entries,
  status: v.picklist([ALL, 'PENDING', 'APPROVED', 'REJECTED']),
})

type EmailFormProps = Pick<EmailRegistrantsProps, 'opportunityID' | 'title' | 'status'> & { onDone: () => void }

function EmailForm({ opportunityID, title, status, onDone }: EmailFormProps) {
  const { mutateAsync: email } = useMutation(emailRegistrantsMutation(opportunityID))
  const form = useValidatedForm(schema, { status, subject: truncate(title, 150), text: '' })
  return (
    <Form
      form={form}
      aria-label={m.email_families()}
      draft={`email-${opportunityID}`}
      onSubmit={async ({ status, ...message }) => {
        const families = await email({ ...message, status: status === ALL ? null : status })
        alerts.success(m.count_families_will_be_emailed({ count: families }))
        onDone()
      }}
    >
      <FormField name="status" label={m.to_families_whose_registration_is()} required>
        <Select
          {...form.register('status')}
          options={[{ value: ALL, label: m.all_pending_or_approved() }, ...statusOptions]}
        />
      </FormField>
      <FormField name="subject" label={m.subject()} required>
        <TextInput {...form.register('subject')} maxLength={150} />
      </FormField>
      <FormField
        name="text"
        label={m.message_field()}
        required
        hint={m.families_dont_see_each_others_addresses_or_yours()}
      >
        <TextArea {...form.register('text')} rows={6} maxLength={2000} />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText={m.sending()}>{m.send()}</SubmitButton>
        <CancelButton />
      </div>
    </Form>
  )
}
