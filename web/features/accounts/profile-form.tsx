import { useMutation } from '@tanstack/react-query'
import { profileInput } from '../../../functions/domain/accounts/validation.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { TextInput } from '../../ui/text-input.tsx'
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
      alerts.success(`We sent a link to ${email}.`)
    } catch (error) {
      alerts.error((error as Error).message)
    }
  }

  return (
    <Form
      form={form}
      aria-label="Profile Info"
      warnOnLeave
      onSubmit={async (input) => {
        const { name } = await update({ id, ...changedFields(form, input) })
        if (user) rememberUser({ ...user, name })
        showMessage('Profile updated successfully!')
      }}
    >
      <FormField name="name" label="Name" required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </FormField>
      <FormField
        name="email"
        label="Email"
        hint={isEmailVerified ? 'Confirmed. Email cannot be changed.' : 'Not confirmed yet. Email cannot be changed.'}
      >
        <TextInput value={email ?? ''} readOnly autoComplete="email" />
      </FormField>
      {!isEmailVerified && (
        <Button variant="secondary" size="small" className="justify-self-start" busy={isPending} onClick={sendAgain}>
          Send the confirmation link again
        </Button>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText="Saving...">Save Changes</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
