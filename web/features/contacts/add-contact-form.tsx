import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { contactInput } from '../../../functions/domain/contacts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { CONTACT_ROLES, contactRoleLabel } from '../../../functions/values/roles.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Select } from '../../ui/field.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { addContactMutation, type ContactsOf } from './queries.ts'

const roleOptions = CONTACT_ROLES.map((role) => ({ value: role, label: contactRoleLabel(role) }))

/** `canAppoint`: for a team, whether the viewer may make contacts managers. */

export function ContactForm({ of, canAppoint, onDone }: { of: ContactsOf; canAppoint?: boolean; onDone: () => void }) {
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
      aria-label={m.add_a_contact()}
      describeError={m.error_message}
      onSubmit={async (input) => {
        await addContact(input)
        alerts.success(m.contact_added_successfully())
        onDone()
      }}
    >
      <FormField name="userID" label={m.user()} required hint={m.search_by_name_or_email_invite_someone()}>
        <UserPicker
          takesAddresses
          value={user}
          onChange={(picked) => {
            setUser(picked)
            form.setValue('userID', picked?.id ?? '', { shouldDirty: true, shouldValidate: form.formState.isSubmitted })
          }}
        />
      </FormField>
      <FormField name="role" label={m.role()} required hint={isTeams && canAppoint && m.a_manager_can_edit_the_team()}>
        <Select {...form.register('role')} options={roles} />
      </FormField>
      <DrawerButtons busyText={m.adding()}>{m.add_contact_button()}</DrawerButtons>
    </Form>
  )
}
