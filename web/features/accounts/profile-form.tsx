import { useMutation } from '@tanstack/react-query'
import { profileInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { TextInput } from '../../ui/field.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { type Account, sendVerificationEmailMutation, updateProfileMutation } from './queries.ts'
import { TemporaryMessage, useTemporaryMessage } from './temporary-message.tsx'

export function ProfileForm({ account: { id, name, email, isEmailVerified, version } }: { account: Account }) {
  const { user, rememberUser } = useAuth()
  const { mutateAsync: update } = useMutation(updateProfileMutation)
  const { mutateAsync: sendLink, isPending } = useMutation(sendVerificationEmailMutation)
  const form = useValidatedForm(profileInput, { name }, { version: version! })
  const { message, showMessage } = useTemporaryMessage(form)

  async function sendAgain() {
    try {
      await sendLink()
      alerts.success(m.we_sent_a_link_to({ email: email ?? '' }))
    } catch (error) {
      alerts.error((error as Error).message)
    }
  }

  return (
    <Form
      form={form}
      aria-label={m.profile_info()}
      warnOnLeave
      onSubmit={async (input) => {
        const { name } = await update({ id, ...changedFields(form, input) })
        if (user) rememberUser({ ...user, name })
        showMessage(m.profile_updated_successfully())
      }}
    >
      <FormField name="name" label={m.name()} required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </FormField>
      <FormField
        name="email"
        label={m.email()}
        hint={isEmailVerified ? m.confirmed_email_cannot_be_changed() : m.not_confirmed_yet_email_cannot_be_changed()}
      >
        <TextInput value={email ?? ''} readOnly autoComplete="email" />
      </FormField>
      {!isEmailVerified && (
        <Button variant="secondary" size="small" className="justify-self-start" busy={isPending} onClick={sendAgain}>
          {m.send_the_confirmation_link_again()}
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText={m.saving()}>{m.save_changes()}</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
