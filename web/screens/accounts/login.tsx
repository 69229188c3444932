import { useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
import { loginInput } from '../../../functions/domain/accounts/validation.ts'
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
      title={shellTexts.login}
      subtitle={returnTo === paths.home ? accountTexts.welcomeBack : accountTexts.logInToContinue}
    >
      <Form
        form={form}
        aria-label={shellTexts.login}
        describeError={describeFailure(accountTexts.loginFailed)}
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
        <FormField name="email" label={accountTexts.email} required>
          <EmailInput {...form.register('email')} autoComplete="username" />
        </FormField>
        <FormField name="password" label={accountTexts.password} required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </FormField>
        {asksCode && (
          <FormField name="code" label={accountTexts.code} hint={accountTexts.codeHint} required>
            <TextInput {...form.register('code')} autoComplete="one-time-code" autoCapitalize="none" autoFocus />
          </FormField>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label={accountTexts.rememberMe}
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          <Link to="?forgot" state={state} className="link -my-1 inline-flex min-h-11 py-2">
            {accountTexts.forgotYourPassword}
          </Link>
        </div>
        <HumanCheck action="login" ref={humanCheck} />
        <SubmitButton busyText={accountTexts.loggingIn}>{shellTexts.login}</SubmitButton>
      </Form>
      <SignUpLink state={state} />
    </AuthLayout>
  )
}

const SignUpLink = ({ state }: { state: unknown }) => (
  <p className="mt-6 border-t border-line pt-4">
    <Rich
      text={accountTexts.newToFungo}
      link={(text) => (
        <Link to={paths.signUp} state={state} className="link">
          {text}
        </Link>
      )}
    />
  </p>
)
