import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'
import { reportInput } from '../../../functions/domain/reports/validation.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { type Report, reportRecordMutation } from './queries.ts'

type Verification = {
  verified: <Result>(send: (token: string | null) => Promise<Result>) => Promise<Result>
}

type ReportFormProps = {
  kind: Report['kind']
  id: string
  /** The human check, for visitors. */
  humanCheck: (ref: RefObject<Verification | null>) => ReactNode
  onDone: () => void
}

export function ReportForm({ kind, id, humanCheck, onDone }: ReportFormProps) {
  const { user } = useAuth()
  const verification = useRef<Verification>(null)
  const { mutateAsync: report } = useMutation(reportRecordMutation)
  const form = useValidatedForm(reportInput, { reason: '', email: '' })

  return (
    <Form
      form={form}
      aria-label="Report"
      draft={`report-${id}`}
      onSubmit={async ({ reason, email }) => {
        const send = (recaptchaToken: string | null) =>
          report({ kind, id, reason, email: email || null, recaptchaToken })
        await (user ? send(null) : verification.current!.verified(send))
        alerts.success('Thank you. An admin will look at it.')
        onDone()
      }}
    >
      <FormField
        name="reason"
        label="What's wrong?"
        hint="For example: it isn't real, it shows a child without consent, or it's offensive. Only admins read this."
        required
      >
        <TextArea {...form.register('reason')} maxLength={1000} />
      </FormField>
      {!user && (
        <>
          <FormField
            name="email"
            label="Your email"
            hint="Optional. We tell you once what became of your report, then delete the address."
          >
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </FormField>
          {humanCheck(verification)}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Sending...">Send Report</SubmitButton>
      </div>
    </Form>
  )
}
