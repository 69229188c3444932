import { useRef, useState } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { forgotPasswordInput, loginInput } from '../../../functions/domain/accounts/validation.ts'
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
import { Checkbox } from '../../ui/checkbox.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
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
      title="Login"
      subtitle={returnTo === paths.home ? 'Welcome back.' : 'Log in to continue where you left off.'}
    >
      <Form
        form={form}
        aria-label="Login"
        describeError={describeFailure('Login failed')}
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
        <FormField name="email" label="Email" required>
          <TextInput {...form.register('email')} {...emailInput} autoComplete="username" />
        </FormField>
        <FormField name="password" label="Password" required>
          <PasswordInput {...form.register('password')} autoComplete="current-password" />
        </FormField>
        {asksCode && (
          <FormField name="code" label="Code" hint="From your authenticator app, or a recovery code" required>
            <TextInput {...form.register('code')} autoComplete="one-time-code" autoCapitalize="none" autoFocus />
          </FormField>
        )}
        <div className="flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            label="Remember me"
            checked={isRemembered}
            onChange={({ target }) => setRemembered(target.checked)}
          />
          <Link to="?forgot" state={state} className="link -my-1 inline-flex min-h-11 py-2">
            Forgot your password?
          </Link>
        </div>
        <HumanCheck action="login" ref={humanCheck} />
        <SubmitButton busyText="Logging in...">Login</SubmitButton>
      </Form>
      <p className="mt-6 border-t border-line pt-4">
        New to Fungo?{' '}
        <Link to={paths.signUp} state={state} className="link">
          Create an account
        </Link>
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
    <AuthLayout title="Forgot your password?" subtitle="We'll email you a link to choose a new one.">
      {isSent ? (
        <p role="status" className="rounded-lg border border-grass bg-grass/8 p-4">
          Password reset instructions have been sent to your email
        </p>
      ) : (
        <Form
          form={form}
          aria-label="Forgot your password?"
          describeError={describeFailure('Failed to send password reset email')}
          onSubmit={async ({ email }) => {
            await humanCheck.current!.verified((token) => forgotPassword(email, token))
            setSent(true)
          }}
        >
          <FormField name="email" label="Email" required>
            <TextInput {...form.register('email')} {...emailInput} autoComplete="email" />
          </FormField>
          <HumanCheck action="forgot_password" ref={humanCheck} />
          <SubmitButton busyText="Sending...">Send Reset Link</SubmitButton>
        </Form>
      )}
      <p className="mt-6">
        <Link to={paths.login} state={state} className="link inline-flex min-h-11 items-center">
          Back to Login
        </Link>
      </p>
    </AuthLayout>
  )
}
