import { passwordInput } from '../../../functions/domain/accounts/validation.ts'
import { clearSession } from '../../api/stored-session.ts'
import { paths } from '../../paths.ts'
import { removeCheckIns } from '../../session/stored-check-ins.ts'
import { useLeave } from '../../session/use-leave.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { removeDrafts } from '../../ui/drafts.ts'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { PasswordInput } from './password-input.tsx'
import { deleteMyAccount } from './queries.ts'

export function DeleteAccount() {
  const leave = useLeave()
  const form = useValidatedForm(passwordInput, { currentPassword: '' })
  return (
    <Form
      form={form}
      aria-label="Delete My Account"
      onSubmit={async (input) => {
        await deleteMyAccount(input)
        await leave(forget, paths.home)
        alerts.success('Your account has been deleted.')
      }}
    >
      <p>
        Your account will be permanently deleted, with the player profiles you manage. Opportunities that only you
        organize are canceled, and their families are told. Your teams stay until an admin reassigns them, and records
        that others rely on stay without your name. This action cannot be undone.
      </p>
      <FormField name="currentPassword" label="Your Password" required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton variant="danger" busyText="Deleting...">
          Delete My Account
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
