import { useRef } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { signUpForm } from '../../features/accounts/forms.ts'
import { HumanCheck, type HumanCheckHandle } from '../../features/accounts/human-check/human-check.tsx'
import { NewPasswordFields } from '../../features/accounts/new-password-fields.tsx'
import { signUp } from '../../features/accounts/queries.ts'
import { defaultRole, SIGN_UP_ROLES } from '../../features/accounts/roles.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { useReturnTo } from '../../session/return-to.ts'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { AuthLayout } from './auth-layout.tsx'

export function Component() {
  const auth = useAuth()
  const returnTo = useReturnTo()
  const { state } = useLocation()
  const [parameters] = useSearchParams()
  const humanCheck = useRef<HumanCheckHandle>(null)
  const idempotencyKey = useRef(crypto.randomUUID())
  const role = defaultRole(typeof state?.from === 'string' ? state.from : returnTo)
  const email = invitedAddress(returnTo)
  const form = useValidatedForm(signUpForm, { name: '', email, role, password: '', confirmPassword: '' })

  if (auth.isAuthenticated) return <Navigate to={returnTo} replace />
  return (
    <AuthLayout title="Create an account" subtitle={nextStep(returnTo)}>
      <Form
        form={form}
        aria-label="Create an account"
        describeError={describeFailure('Sign up failed')}
        onSubmit={async ({ name, email, role, password }) => {
          const claims = { playerID: parameters.get('playerId'), teamID: parameters.get('teamId') }
          const session = await humanCheck.current!.verified((recaptchaToken) =>
            signUp({ name, email, role, password, ...claims, recaptchaToken }, idempotencyKey.current),
          )
          auth.login(session)
        }}
      >
        <FormField name="name" label="Full Name" required>
          <TextInput {...form.register('name')} autoComplete="name" />
        </FormField>
        <FormField name="email" label="Email Address" required>
          <TextInput
            {...form.register('email')}
            type="email"
            inputMode="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
        </FormField>
        <FormField name="role" label="Account Type" required>
          <Select {...form.register('role')} options={SIGN_UP_ROLES} />
        </FormField>
        <NewPasswordFields
          name="password"
          label="Password"
          confirmLabel="Confirm Password"
          hint="At least 6 characters; a few words are easy to remember."
        />
        <HumanCheck action="submit" ref={humanCheck} isShown />
        <div className="grid gap-2">
          <SubmitButton busyText="Creating account...">Create account</SubmitButton>
          <p className="text-sm text-soft">
            By creating an account, you confirm you're 18 or older and agree to the{' '}
            <Link to={paths.termsOfService}>Terms of Service</Link>.
          </p>
        </div>
      </Form>
      <p className="mt-6 border-t border-line pt-4">
        Already have an account?{' '}
        <Link to={paths.login} state={state} className="link">
          Login
        </Link>
      </p>
    </AuthLayout>
  )
}

/** The address that got the invitation whose link led here. */
const invitedAddress = (returnTo: string) => new URLSearchParams(returnTo.split('#')[1]).get('email') ?? ''

function nextStep(returnTo: string) {
  if (returnTo.startsWith(paths.register(''))) return 'After this, you register your player.'
  return returnTo === paths.home
    ? 'For parents, coaches, and everyone around the diamond.'
    : 'After this, you continue where you left off.'
}
