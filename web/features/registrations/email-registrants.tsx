import { useMutation } from '@tanstack/react-query'
import { Mail } from 'lucide-react'
import { useState } from 'react'
import * as v from 'valibot'
import { emailRegistrantsInput } from '../../../functions/domain/messages/validation.ts'
import { truncate } from '../../../functions/values/truncate.ts'
import type { RegistrationStatus } from '../../api/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { counted } from '../../ui/counted.ts'
import { Drawer } from '../../ui/drawer.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { emailRegistrantsMutation } from './queries.ts'
import { statusLabels, statusOptions } from './statuses.ts'

type EmailRegistrantsProps = {
  opportunityID: string
  title: string
  /** Recipients: the families with this status. */
  status: RegistrationStatus
  disabled: boolean
  className?: string
}

/** Sends one message to all families with a status: 'Email approved'. */
export function EmailRegistrants({ opportunityID, title, status, disabled, className }: EmailRegistrantsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" disabled={disabled} {...(className && { className })} onClick={() => setOpen(true)}>
        <Mail aria-hidden className="size-5" />
        Email {statusLabels[status].toLowerCase()}
      </Button>
      <Drawer isOpen={isOpen} onClose={() => setOpen(false)} title="Email families">
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
      aria-label="Email families"
      draft={`email-${opportunityID}`}
      onSubmit={async ({ status, ...message }) => {
        const families = await email({ ...message, status: status === ALL ? null : status })
        alerts.success(`${counted(families, 'family')} will be emailed`)
        onDone()
      }}
    >
      <FormField name="status" label="To families whose registration is" required>
        <Select
          {...form.register('status')}
          options={[{ value: ALL, label: 'All: pending or approved' }, ...statusOptions]}
        />
      </FormField>
      <FormField name="subject" label="Subject" required>
        <TextInput {...form.register('subject')} maxLength={150} />
      </FormField>
      <FormField name="text" label="Message" required hint="Families don't see each other's addresses, or yours.">
        <TextArea {...form.register('text')} rows={6} maxLength={2000} />
      </FormField>
      <div className="flex flex-wrap gap-3">
        <SubmitButton busyText="Sending...">Send</SubmitButton>
        <CancelButton />
      </div>
    </Form>
  )
}
