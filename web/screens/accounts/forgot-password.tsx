import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import { forgotPasswordInput } from '../../../functions/domain/accounts/validation.ts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { forgotPassword } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { HumanCheck, type HumanCheckHandle } from '../../session/human-check/human-check.tsx'
import { rememberedEmail } from '../../session/remembered-email.ts'
import { EmailInput } from '../../ui/email-input.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { AuthLayout } from './auth-layout.tsx'

/** Sends the link to a new password. */
export function ForgotPassword() {
  const { state } = useLocation()
  const humanCheck = useRef<HumanCheckHandle>(null)
  const [isSent, setSent] = useState(false)
  const form = useValidatedForm(forgotPasswordInput, { email: rememberedEmail() })

  return (
    <AuthLayout title={accountTexts.forgotYourPassword} subtitle={accountTexts.weWillEmailALink}>
      {isSent ? (
        <p role="status" className="rounded-lg border border-grass bg-grass/8 p-4">
          {accountTexts.resetInstructionsSent}
        </p>
      ) : (
        <Form
          form={form}
          aria-label={accountTexts.forgotYourPassword}
          describeError={describeFailure(accountTexts.resetEmailFailed)}
          onSubmit={async ({ email }) => {
            await humanCheck.current!.verified((token) => forgotPassword(email, token))
            setSent(true)
          }}
        >
          <FormField name="email" label={accountTexts.email} required>
            <EmailInput {...form.register('email')} autoComplete="email" />
          </FormField>
          <HumanCheck action="forgot_password" ref={humanCheck} />
          <SubmitButton busyText={accountTexts.sending}>{accountTexts.sendResetLink}</SubmitButton>
        </Form>
      )}
      <p className="mt-6">
        <Link to={paths.login} state={state} className="link inline-flex min-h-11 items-center">
          {accountTexts.backToLogin}
        </Link>
      </p>
    </AuthLayout>
  )
}
