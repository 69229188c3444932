import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { emailInput } from '../../../functions/values/email-input.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/drawer.tsx'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { inviteFamilyMutation } from './queries.ts'

const invitation = v.object({ email: v.pipe(emailInput, v.nonEmpty(m.enter_a_valid_email_address())) })

type InviteFamilyProps = { teamID: string; player: { id: string; name: string }; onDone: () => void }

/** Emails the family a link to claim the player. */
export function InviteFamily({ teamID, player, onDone }: InviteFamilyProps) {
  const { mutateAsync: invite } = useMutation(inviteFamilyMutation)
  const form = useValidatedForm(invitation, { email: '' })
  return (
    <Form
      form={form}
      aria-label={m.invite_the_family()}
      describeError={m.error_message}
      onSubmit={async ({ email }) => {
        await invite({ teamID, playerID: player.id, email })
        alerts.success(m.we_emailed_the_family_of_name({ name: player.name }))
        onDone()
      }}
    >
      <p className="text-soft">{m.the_family_claims_the_profile_with_the_link({ name: player.name })}</p>
      <FormField name="email" label={m.parents_email()} required>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText={m.sending()}>{m.send_invitation_button()}</SubmitButton>
      </div>
    </Form>
  )
}
