import * as m from '../../../functions/values/messages/generated.ts'
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
      aria-label={m.change_password()}
      onSubmit={async ({ currentPassword, newPassword }) => {
        await changePassword({ currentPassword, newPassword })
        onChanged()
        form.reset()
        showMessage(m.password_changed_successfully())
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
      <FormField name="currentPassword" label={m.current_password()} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <NewPasswordFields
        name="newPassword"
        label={m.new_password()}
        confirmLabel={m.confirm_new_password()}
        hint={m.at_least_8_characters_youll_be_signed_out_on()}
      />
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText={m.saving()}>{m.change_password()}</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
