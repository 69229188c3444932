import { useRef } from 'react'
import { Link, Navigate, useLocation, useSearchParams } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
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
    <AuthLayout title={m.create_an_account()} subtitle={nextStep(returnTo)}>
      <Form
        form={form}
        aria-label={m.create_an_account()}
        describeError={describeFailure(m.sign_up_failed())}
        onSubmit={async ({ name, email, role, password }) => {
          const claims = { playerID: parameters.get('playerId'), teamID: parameters.get('teamId') }
          const session = await humanCheck.current!.verified((recaptchaToken) =>
            signUp({ name, email, role, password, ...claims, recaptchaToken }, idempotencyKey.current),
          )
          auth.login(session)
        }}
      >
        <FormField name="name" label={m.full_name()} required>
          <TextInput {...form.register('name')} autoComplete="name" />
        </FormField>
        <FormField name="email" label={m.email_address()} required>
          <EmailInput {...form.register('email')} autoComplete="username" />
        </FormField>
        <FormField name="role" label={m.account_type()} required>
          <Select {...form.register('role')} options={SIGN_UP_ROLES} />
        </FormField>
        <NewPasswordFields
          name="password"
          label={m.password()}
          confirmLabel={m.confirm_password()}
          hint={m.at_least_6_characters_a_few_words_are_easy()}
        />
        <HumanCheck action="submit" ref={humanCheck} isShown />
        <div className="grid gap-2">
          <SubmitButton busyText={m.creating_account()}>{m.create_account()}</SubmitButton>
          <p className="text-sm text-soft">
            <Rich
              text={m.by_creating_an_account_you_confirm_you_are_18()}
              link={(text) => <Link to={paths.termsOfService}>{text}</Link>}
            />
          </p>
        </div>
      </Form>
      <p className="mt-6 border-t border-line pt-4">
        <Rich
          text={m.already_have_an_account_login()}
          link={(text) => (
            <Link to={paths.login} state={state} className="link">
              {text}
            </Link>
          )}
        />
      </p>
    </AuthLayout>
  )
}

/** The address that got the invitation whose link led here. */
const invitedAddress = (returnTo: string) => new URLSearchParams(returnTo.split('#')[1]).get('email') ?? ''

function nextStep(returnTo: string) {
  if (returnTo.startsWith(paths.register(''))) return m.after_this_you_register_your_player()
  return returnTo === paths.home ? m.for_parents_coaches_and_everyone() : m.after_this_you_continue_where_you_left_off()
}
