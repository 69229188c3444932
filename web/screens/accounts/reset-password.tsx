import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { ApiError } from '../../api/api-error.ts'
import { clearSession } from '../../api/stored-session.ts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { useLinkParameters } from '../../features/accounts/link-parameters.ts'
import { NewPasswordFields, resetPasswordForm } from '../../features/accounts/new-password-fields.tsx'
import { resetPassword } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { AuthLayout } from './auth-layout.tsx'

const askAgain = `${paths.login}?forgot`

export function Component() {
  const parameters = useLinkParameters()
  const [isDone, setDone] = useState(false)
  const form = useValidatedForm(resetPasswordForm, { newPassword: '', confirmPassword: '' })
  const email = parameters.get('email')
  const code = parameters.get('code')

  if (!email || !code) {
    return (
      <AuthLayout title={m.reset_password()}>
        <p className="mb-4">{m.this_link_is_incomplete_open_it_from_the_email()}</p>
        <LinkButton to={askAgain}>{m.request_a_new_link()}</LinkButton>
      </AuthLayout>
    )
  }
  if (isDone) {
    return (
      <AuthLayout title={m.reset_password()}>
        <p role="status" className="mb-4 rounded-lg border border-grass bg-grass/8 p-4">
          {m.your_password_was_changed_and_youre_signed_out_everywhere()}
        </p>
        <LinkButton to={paths.login}>{m.login()}</LinkButton>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={m.reset_password()} subtitle={m.choose_a_new_password_for({ email })}>
      <Form
        form={form}
        aria-label={m.reset_password()}
        describeError={describeFailure(m.failed_to_reset_the_password_please_try_again())}
        onSubmit={async ({ newPassword }) => {
          await resetPassword({ email, code, newPassword }).catch((error) => {
            // This form has no code field, so its error is shown above the form.
            throw error instanceof ApiError && error.fields.code ? new ApiError(error.code, error.message) : error
          })
          clearSession()
          setDone(true)
        }}
      >
        <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
        <NewPasswordFields
          name="newPassword"
          label={m.new_password()}
          confirmLabel={m.confirm_new_password()}
          hint={m.at_least_8_characters_a_few_words_are_easy()}
        />
        <SubmitButton busyText={m.saving()}>{m.save_new_password()}</SubmitButton>
      </Form>
      <p className="mt-6">
        <Link to={askAgain} className="link inline-flex min-h-11 items-center">
          {m.request_a_new_link()}
        </Link>
      </p>
    </AuthLayout>
  )
}
