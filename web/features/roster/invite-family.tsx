import { useMutation } from '@tanstack/react-query'
import * as v from 'valibot'
import { emailInput } from '../../../functions/values/email-input.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { inviteFamilyMutation } from './queries.ts'

const invitation = v.object({ email: v.pipe(emailInput, v.nonEmpty('Enter a valid email address')) })

type InviteFamilyProps = { teamID: string; player: { id: string; name: string }; onDone: () => void }

/** Emails the family a link to claim the player. */
export function InviteFamily({ teamID, player, onDone }: InviteFamilyProps) {
  const { mutateAsync: invite } = useMutation(inviteFamilyMutation)
  const form = useValidatedForm(invitation, { email: '' })
  return (
    <Form
      form={form}
      aria-label="Invite the family"
      describeError={m.error_message}
      onSubmit={async ({ email }) => {
        await invite({ teamID, playerID: player.id, email })
        alerts.success(`We emailed the family of ${player.name}.`)
        onDone()
      }}
    >
      <p className="text-soft">
        The family claims the profile with the link in the email and manages it from then on. {player.name} stays on the
        roster.
      </p>
      <FormField name="email" label="Parent's email" required>
        <TextInput type="email" autoComplete="off" {...form.register('email')} />
      </FormField>
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Sending...">Send invitation</SubmitButton>
      </div>
    </Form>
  )
}
