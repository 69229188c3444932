import { passwordInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { clearSession } from '../../api/stored-session.ts'
import { paths } from '../../paths.ts'
import { removeCheckIns } from '../../session/stored-check-ins.ts'
import { useLeave } from '../../session/use-leave.ts'
import { alerts } from '../../ui/alerts.tsx'
import { removeDrafts } from '../../ui/drafts.ts'
import { CancelButton } from '../../ui/drawer.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { PasswordInput } from './password-input.tsx'
import { deleteMyAccount } from './queries.ts'

export function DeleteAccount() {
  const leave = useLeave()
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form
      form={form}
      aria-label={m.delete_my_account()}
      onSubmit={async (input) => {
        await deleteMyAccount(input)
        await leave(forget, paths.home)
        alerts.success(m.your_account_has_been_deleted())
      }}
    >
      <p>{m.your_account_will_be_permanently_deleted_with_the_player()}</p>
      <FormField name="currentPassword" label={m.your_password()} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton variant="danger" busyText={m.deleting()}>
          {m.delete_my_account()}
        </SubmitButton>
      </div>
    </Form>
  )
}

/** Clears what this browser has of the account. */
function forget() {
  clearSession()
  removeDrafts()
  removeCheckIns()
}
