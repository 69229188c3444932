import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import * as accountTexts from '#messages/accounts'
import * as contactTexts from '#messages/contacts'
import * as kitTexts from '#messages/kit'
import { contactInput } from '../../../functions/domain/contacts/validation.ts'
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
      aria-label={contactTexts.addAContact}
      describeError={kitTexts.errorMessage}
      onSubmit={async (input) => {
        await addContact(input)
        alerts.success(contactTexts.contactAddedSuccessfully)
        onDone()
      }}
    >
      <FormField name="userID" label={accountTexts.user} required hint={contactTexts.searchOrInvite}>
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
        label={contactTexts.role}
        required
        hint={isTeams && canAppoint && contactTexts.managersEdit}
      >
        <Select {...form.register('role')} options={roles} />
      </FormField>
      <DrawerButtons busyText={contactTexts.adding}>{contactTexts.addContactButton}</DrawerButtons>
    </Form>
  )
}
