import { useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { forgotPasswordInput, loginInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearSession } from '../../api/stored-session.ts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { HumanCheck, type HumanCheckHandle } from '../../features/accounts/human-check/human-check.tsx'
import { PasswordInput } from '../../features/accounts/password-input.tsx'
import { forgotPassword, login } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { rememberEmail, rememberedEmail } from '../../session/remembered-email.ts'
import { useReturnTo } from '../../session/return-to.ts'
import { TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Rich } from '../../ui/rich.tsx'
import { AuthLayout } from './auth-layout.tsx'

export function Component() {
  const [parameters] = useSearchParams()
  return parameters.has('forgot') ? <ForgotPassword key="forgot" /> : <Login key="login" />
}

const emailInput = { type: 'email', inputMode: 'email', autoCapitalize: 'none', spellCheck: false } as const

function Login() {
  const auth = useAuth()
  const returnTo = useReturnTo()
  const { state } = useLocation()
  const humanCheck = useRef<HumanCheckHandle>(null)
  const [isRemembered, setRemembered] = useState(rememberedEmail() !== '')
  const [asksCode, setAsksCode] = useState(false)
  const form = useValidatedForm(loginInput, { email: rememberedEmail(), password: '', code: '' })

  if (auth.isAuthenticated) return <Navigate to={returnTo} replace />
  return (
    <AuthLayout
      title={m.login()}
      subtitle={returnTo === paths.home ? m.welcome_back() : m.log_in_to_continue_where_you_left_off()}
    >
      <Form
        form={form}
        aria-label={m.login()}
        describeError={describeFailure(m.login_failed())}
        onSubmit={async ({ email, password, code }) => {
          // Clear the old session so it isn't refreshed.
          clearSession()
          const session = await humanCheck
            .current!.verified((recaptchaToken) => login({ email, password, code: code || null, recaptchaToken }))
            .catch((failure) => {
              if (failure instanceof ApiError && failure.code === 'TOTP_REQUIRED') setAsksCode(true)
              throw failure
            })
          rememberEmail(isRemembered ? email : null)
          auth.login(session)
        }}
      >
        <FormField name="email" label={m.email()} required>
          <TextInput {...form.register('email')} {...emailInput} autoComplete="username" />
        </FormField>
        <FormField name="password" label={m.password()} required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </FormField>
        {asksCode && (
          <FormField name="code" label={m.code()} hint={m.from_your_authenticator_app_or_a_recovery_code()} required>
            <TextInput {...form.register('code')} autoComplete="one-time-code" autoCapitalize="none" autoFocus />
          </FormField>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={m.remember_me()}
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          <Link to="?forgot" state={state} className="link -my-1 inline-flex min-h-11 py-2">
            {m.forgot_your_password()}
          </Link>
        </div>
        <HumanCheck action="login" ref={humanCheck} />
        <SubmitButton busyText={m.logging_in()}>{m.login()}</SubmitButton>
      </Form>
      <p className="mt-6 border-t border-line pt-4">
        <Rich
          text={m.new_to_fungo_create_an_account()}
          link={(text) => (
            <Link to={paths.signUp} state={state} className="link">
              {text}
            </Link>
          )}
        />
      </p>
    </AuthLayout>
  )
}

function ForgotPassword() {
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
            <TextInput {...form.register('email')} {...emailInput} autoComplete="email" />
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
