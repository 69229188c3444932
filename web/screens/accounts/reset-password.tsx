import { useState } from 'react'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as shellTexts from '#messages/shell'
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
      <AuthLayout title={accountTexts.resetPassword}>
        <p className="mb-4">{accountTexts.linkIncomplete}</p>
        <LinkButton to={askAgain}>{accountTexts.requestNewLink}</LinkButton>
      </AuthLayout>
    )
  }
  if (isDone) {
    return (
      <AuthLayout title={accountTexts.resetPassword}>
        <p role="status" className="mb-4 rounded-lg border border-grass bg-grass/8 p-4">
          {accountTexts.passwordChangedEverywhere}
        </p>
        <LinkButton to={paths.login}>{shellTexts.login}</LinkButton>
      </AuthLayout>
    )
  }
  return (
    <AuthLayout title={accountTexts.resetPassword} subtitle={accountTexts.chooseNewPasswordFor(email)}>
      <Form
        form={form}
        aria-label={accountTexts.resetPassword}
        describeError={describeFailure(accountTexts.resetPasswordFailed)}
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
          label={accountTexts.newPassword}
          confirmLabel={accountTexts.confirmNewPassword}
          hint={accountTexts.atLeast8Characters}
        />
        <SubmitButton busyText={accountTexts.saving}>{accountTexts.saveNewPassword}</SubmitButton>
      </Form>
      <p className="mt-6">
        <Link to={askAgain} className="link inline-flex min-h-11 items-center">
          {accountTexts.requestNewLink}
        </Link>
      </p>
    </AuthLayout>
  )
}
