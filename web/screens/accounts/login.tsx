import { useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { loginInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearSession } from '../../api/stored-session.ts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { PasswordInput } from '../../features/accounts/password-input.tsx'
import { login } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { HumanCheck, type HumanCheckHandle } from '../../session/human-check/human-check.tsx'
import { rememberEmail, rememberedEmail } from '../../session/remembered-email.ts'
import { useReturnTo } from '../../session/return-to.ts'
import { EmailInput } from '../../ui/email-input.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Rich } from '../../ui/rich.tsx'
import { AuthLayout } from './auth-layout.tsx'
import { ForgotPassword } from './forgot-password.tsx'

export function Component() {
  const [parameters] = useSearchParams()
  return parameters.has('forgot') ? <ForgotPassword key="forgot" /> : <Login key="login" />
}

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
          <EmailInput {...form.register('email')} autoComplete="username" />
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
