import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import * as accountTexts from '#messages/accounts'
import * as reportTexts from '#messages/reports'
import { reportInput } from '../../../functions/domain/reports/validation.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { HumanCheck, type HumanCheckHandle } from '../../session/human-check/human-check.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import type { Report } from './queries.ts'
import { ReportRecordDocument } from './reports.generated.ts'

type ReportFormProps = { kind: Report['kind']; id: string; onDone: () => void }

export function ReportForm({ kind, id, onDone }: ReportFormProps) {
  const { user } = useAuth()
  const verification = useRef<HumanCheckHandle>(null)
  const { mutateAsync: report } = useMutation(mutationOf(ReportRecordDocument))
  const form = useValidatedForm(reportInput, { reason: '', email: '' })

  return (
    <Form
      form={form}
      aria-label={reportTexts.report}
      draft={`report-${id}`}
      onSubmit={async ({ reason, email }) => {
        const send = (recaptchaToken: string | null) =>
          report({ kind, id, reason, email: email || null, recaptchaToken })
        await (user ? send(null) : verification.current!.verified(send))
        alerts.success(reportTexts.thanks)
        onDone()
      }}
    >
      <FormField name="reason" label={reportTexts.whatsWrong} hint={reportTexts.reasonPlaceholder} required>
        <TextArea {...form.register('reason')} maxLength={1000} />
      </FormField>
      {!user && (
        <>
          <FormField name="email" label={reportTexts.yourEmail} hint={reportTexts.emailHint}>
            <EmailInput autoComplete="email" {...form.register('email')} />
          </FormField>
          <HumanCheck action="report" ref={verification} />
        </>
      )}
      <DrawerButtons busyText={accountTexts.sending}>{reportTexts.sendReport}</DrawerButtons>
    </Form>
  )
}
