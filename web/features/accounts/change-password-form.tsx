import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { changePasswordForm } from './forms.ts'
import { NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'
import { changePassword } from './queries.ts'
import { TemporaryMessage, useTemporaryMessage } from './temporary-message.tsx'

/** The form includes the email for password managers. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useValidatedForm(changePasswordForm, { currentPassword: '', newPassword: '', confirmPassword: '' })
  const { message, showMessage } = useTemporaryMessage(form)
  return (
    <Form
      form={form}
      aria-label="Change Password"
      onSubmit={async ({ currentPassword, newPassword }) => {
        await changePassword({ currentPassword, newPassword })
        onChanged()
        form.reset()
        showMessage('Password changed successfully!')
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
      <FormField name="currentPassword" label="Current Password" required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <NewPasswordFields
        name="newPassword"
        label="New Password"
        confirmLabel="Confirm New Password"
        hint="At least 8 characters. You'll be signed out on your other devices, and your calendar links end."
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText="Saving...">Change Password</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
