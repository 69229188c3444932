import { useMutation, useQuery } from '@tanstack/react-query'
import * as kitTexts from '#messages/kit'
import { updateUserInput } from '../../../functions/domain/users/validation.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirm } from '../../ui/confirm.ts'
import { confirmDelete, confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { changedFields } from '../../ui/edited-record.ts'
import { Select, TextInput } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { FormButtons } from '../../ui/form-buttons.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { useLeaveDrawer } from '../../ui/navigation-guard.ts'
import { confirmBlock } from './block-user.tsx'
import { blockUserMutation, roleOptions } from './queries.ts'
import {
  DeleteUserDocument,
  ResetTotpDocument,
  UpdateUserDocument,
  UserToEditDocument,
  type UserToEditQuery,
} from './users.generated.ts'

type EditUserFormProps = { user: NonNullable<UserToEditQuery['user']>; onDone: () => void }

export const EditUser = ({ userID, onDone }: { userID: string; onDone: () => void }) => (
  <Loaded query={useQuery(queryOf(UserToEditDocument, { id: userID }))}>
    {(user) => (user ? <EditUserForm user={user} onDone={onDone} /> : <p>This account was deleted.</p>)}
  </Loaded>
)

const confirmAdmin = (name: string) =>
  confirm({
    title: 'Make Admin',
    message: `${name} will see and change every record, children's profiles included. The other admins are told by email.`,
    actionLabel: 'Make Admin',
  })

function EditUserForm({ user, onDone }: EditUserFormProps) {
  const { user: viewer, rememberUser } = useAuth()
  const { mutateAsync: update } = useMutation(mutationOf(UpdateUserDocument))
  const form = useValidatedForm(updateUserInput, { name: user.name, role: user.role }, { version: user.version! })
  const isSelf = viewer?.id === user.id

  return (
    <Form
      form={form}
      aria-label="Edit User"
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        const isNewAdmin = input.role === 'admin' && user.role !== 'admin'
        if (isNewAdmin && !(await confirmAdmin(user.name))) return
        const { name, role } = await update({ id: user.id, input: changedFields(form, input) })
        alerts.success('User saved successfully!')
        onDone()
        if (isSelf) rememberUser({ ...viewer, name, role })
      }}
    >
      <FormField name="email" label="Email" hint="Email cannot be changed">
        <TextInput value={user.email ?? ''} readOnly />
      </FormField>
      <FormField name="name" label="Name" required>
        <TextInput {...form.register('name')} autoComplete="off" maxLength={100} />
      </FormField>
      <FormField name="role" label="Role">
        <Select {...form.register('role')} options={roleOptions} />
      </FormField>
      <FormButtons busyText="Saving...">Save</FormButtons>
      {isSelf ? (
        <p className="border-t border-line pt-4 text-soft">This is your own account. Delete it in Account Settings.</p>
      ) : (
        <AccountActions user={user} />
      )}
    </Form>
  )
}

/** Blocks the account, deletes it, or resets its two-step sign-in. */
function AccountActions({ user }: Pick<EditUserFormProps, 'user'>) {
  const leave = useLeaveDrawer()
  const { mutateAsync: block } = useMutation(blockUserMutation)
  const { mutateAsync: deleteUser } = useMutation(mutationOf(DeleteUserDocument))
  const { mutateAsync: resetTotp } = useMutation(mutationOf(ResetTotpDocument))

  /** Opens a confirmation after the drawer has closed. */
  const confirmOutside = (ask: () => Promise<boolean>) => async () => (await leave()) && ask()

  const askAndResetTwoStep = () =>
    confirmWithAlerts({
      title: 'Reset Two-Step Sign-In',
      message: `${user.name} will sign in with the password alone until they set up two-step sign-in again. Make sure that it's really ${user.name} who asks.`,
      actionLabel: 'Reset',
      destructive: true,
      action: () => resetTotp({ userID: user.id }),
      done: `Two-step sign-in of ${user.name} is off`,
    })

  return (
    <div className="grid gap-3 border-t border-line pt-4">
      <p className="text-soft">
        {user.isBlocked
          ? "This account is blocked, so the user can't sign in."
          : "A blocked user can't sign in. Deleting an account also releases its claims."}
      </p>
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" onClick={confirmOutside(() => confirmBlock(user, () => block(user)))}>
          {user.isBlocked ? 'Unblock User' : 'Block User'}
        </Button>
        <Button
          variant="ghost"
          size="small"
          onClick={confirmOutside(() =>
            confirmDelete(user.name, () => deleteUser({ id: user.id }), { isRestorable: false }),
          )}
        >
          Delete User
        </Button>
      </div>
      {user.hasTotp && (
        <>
          <p className="text-soft">
            Two-step sign-in is on. Reset it if the user lost the phone and the recovery codes.
          </p>
          <Button
            variant="secondary"
            size="small"
            className="justify-self-start"
            onClick={confirmOutside(askAndResetTwoStep)}
          >
            Reset Two-Step Sign-In
          </Button>
        </>
      )}
    </div>
  )
}
