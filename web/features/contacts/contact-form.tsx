import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { CONTACT_ROLES, contactInput, contactRoleLabel } from '../../../functions/domain/contacts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import type { PickedUser } from '../../finding/picks.ts'
import { UserPicker } from '../../finding/user-picker.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { Select } from '../../ui/select.tsx'
import { addContactMutation, type ContactsOf } from './queries.ts'

const roleOptions = CONTACT_ROLES.map((role) => ({ value: role, label: contactRoleLabel(role) }))

/** `canAppoint`: for a team, whether the viewer may make contacts managers. */
type ContactFormProps = { of: ContactsOf; canAppoint?: boolean; onDone: () => void }

export function ContactForm({ of, canAppoint, onDone }: ContactFormProps) {
  const isTeams = 'teamID' in of
  // Only a manager of a team has rights, so that role comes last there.
  const [manager, ...listed] = roleOptions
  const roles = isTeams ? [...listed, ...(canAppoint ? [manager!] : [])] : roleOptions
  const { mutateAsync: addContact } = useMutation(addContactMutation(of))
  const [user, setUser] = useState<PickedUser | null>(null)
  const form = useValidatedForm(contactInput, { userID: '', role: isTeams ? 'coach' : 'manager' })

  return (
    <Form
      form={form}
      aria-label="Add a contact"
      describeError={m.error_message}
      onSubmit={async (input) => {
        await addContact(input)
        alerts.success('Contact added successfully!')
        onDone()
      }}
    >
      <FormField
        name="userID"
        label="User"
        required
        hint="Search by name or email. Invite someone without an account by the whole address. They accept before families see them."
      >
        <UserPicker
          takesAddresses
          value={user}
          onChange={(picked) => {
            setUser(picked)
            form.setValue('userID', picked?.id ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }}
        />
      </FormField>
      <FormField
        name="role"
        label="Role"
        required
        hint={
          isTeams && canAppoint
            ? 'A manager can edit the team, its roster, events, and opportunities. Other roles are only listed.'
            : undefined
        }
      >
        <Select {...form.register('role')} options={roles} />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Adding...">Add Contact</SubmitButton>
      </div>
    </Form>
  )
}
