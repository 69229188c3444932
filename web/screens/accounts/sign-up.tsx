import { useRef } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { NewPasswordFields, signUpForm } from '../../features/accounts/new-password-fields.tsx'
import { signUp } from '../../features/accounts/queries.ts'
import { defaultRole, SIGN_UP_ROLES } from '../../features/accounts/roles.tsx'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { HumanCheck, type HumanCheckHandle } from '../../session/human-check/human-check.tsx'
import { useReturnTo } from '../../session/return-to.ts'
import { EmailInput } from '../../ui/email-input.tsx'
import { Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Rich } from '../../ui/rich.tsx'
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
    <AuthLayout title={accountTexts.createAnAccount} subtitle={nextStep(returnTo)}>
      <Form
        form={form}
        aria-label={accountTexts.createAnAccount}
        describeError={describeFailure(accountTexts.signUpFailed)}
        onSubmit={async ({ name, email, role, password }) => {
          const claims = { playerID: parameters.get('playerId'), teamID: parameters.get('teamId') }
          const session = await humanCheck.current!.verified((recaptchaToken) =>
            signUp({ name, email, role, password, ...claims, recaptchaToken }, idempotencyKey.current),
          )
          auth.login(session)
        }}
      >
        <FormField name="name" label={accountTexts.fullName} required>
          <TextInput {...form.register('name')} autoComplete="name" />
        </FormField>
        <FormField name="email" label={accountTexts.emailAddress} required>
          <EmailInput {...form.register('email')} autoComplete="username" />
        </FormField>
        <FormField name="role" label={accountTexts.accountType} required>
          <Select {...form.register('role')} options={SIGN_UP_ROLES} />
        </FormField>
        <NewPasswordFields
          name="password"
          label={accountTexts.password}
          confirmLabel={accountTexts.confirmPassword}
          hint={accountTexts.atLeast6Characters}
        />
        <HumanCheck action="submit" ref={humanCheck} isShown />
        <div className="grid gap-2">
          <SubmitButton busyText={accountTexts.creatingAccount}>{accountTexts.createAccount}</SubmitButton>
          <p className="text-sm text-soft">
            <Rich text={accountTexts.confirmAdult} link={(text) => <Link to={paths.termsOfService}>{text}</Link>} />
          </p>
        </div>
      </Form>
      <LoginLink state={state} />
    </AuthLayout>
  )
}

/** The address that got the invitation whose link led here. */
const invitedAddress = (returnTo: string) => new URLSearchParams(returnTo.split('#')[1]).get('email') ?? ''

function nextStep(returnTo: string) {
  if (returnTo.startsWith(paths.register(''))) return accountTexts.thenRegisterPlayer
  return returnTo === paths.home ? accountTexts.forEveryone : accountTexts.thenContinue
}

const LoginLink = ({ state }: { state: unknown }) => (
  <p className="mt-6 border-t border-line pt-4">
    <Rich
      text={accountTexts.alreadyHaveAccount}
      link={(text) => (
        <Link to={paths.login} state={state} className="link">
          {text}
        </Link>
      )}
    />
  </p>
)
