import { useState } from 'react'
import { Link } from 'react-router-dom'
import { ApiError } from '../../api/api-error.ts'
import { clearSession } from '../../api/stored-session.ts'
import { describeFailure } from '../../features/accounts/describe-failure.ts'
import { resetPasswordForm } from '../../features/accounts/forms.ts'
import { useLinkParameters } from '../../features/accounts/link-parameters.ts'
import { NewPasswordFields } from '../../features/accounts/new-password-fields.tsx'
import { resetPassword } from '../../features/accounts/queries.ts'
import { paths } from '../../paths.ts'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
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
      <AuthLayout title="Reset Password" noIndex>
        <p className="mb-4">This link is incomplete. Open it from the email again.</p>
        <LinkButton to={askAgain}>Request a new link</LinkButton>
      </AuthLayout>
    )
  }
  if (isDone) {
    return (
      <AuthLayout title="Reset Password" noIndex>
        <p role="status" className="mb-4 rounded-lg border border-grass bg-grass/8 p-4">
          Your password was changed, and you're signed out everywhere. Log in with the new one.
        </p>
        <LinkButton to={paths.login}>Login</LinkButton>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title="Reset Password" noIndex subtitle={`Choose a new password for ${email}.`}>
      <Form
        form={form}
        aria-label="Reset Password"
        describeError={describeFailure('Failed to reset the password. Please try again.')}
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
          label="New Password"
          confirmLabel="Confirm New Password"
          hint="At least 8 characters; a few words are easy to remember."
        />
        <SubmitButton busyText="Saving...">Save new password</SubmitButton>
      </Form>
      <p className="mt-6">
        <Link to={askAgain} className="link inline-flex min-h-11 items-center">
          Request a new link
        </Link>
      </p>
    </AuthLayout>
  )
}
