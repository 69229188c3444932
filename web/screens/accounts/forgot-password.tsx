import { useRef, useState } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { forgotPasswordInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
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
    <AuthLayout title={m.forgot_your_password()} subtitle={m.we_will_email_you_a_link()}>
      {isSent ? (
        <p role="status" className="rounded-lg border border-grass bg-grass/8 p-4">
          {m.password_reset_instructions_have_been_sent_to_your_email()}
        </p>
      ) : (
        <Form
          form={form}
          aria-label={m.forgot_your_password()}
          describeError={describeFailure(m.failed_to_send_password_reset_email())}
          onSubmit={async ({ email }) => {
            await humanCheck.current!.verified((token) => forgotPassword(email, token))
            setSent(true)
          }}
        >
          <FormField name="email" label={m.email()} required>
            <EmailInput {...form.register('email')} autoComplete="email" />
          </FormField>
          <HumanCheck action="forgot_password" ref={humanCheck} />
          <SubmitButton busyText={m.sending()}>{m.send_reset_link()}</SubmitButton>
        </Form>
      )}
      <p className="mt-6">
        <Link to={paths.login} state={state} className="link inline-flex min-h-11 items-center">
          {m.back_to_login()}
        </Link>
      </p>
    </AuthLayout>
  )
}
