import { useMutation } from '@tanstack/react-query'
import { boolean, object } from 'valibot'
import { Checkbox } from '../../ui/checkbox.tsx'
import { changedFields } from '../../ui/edited-record.ts'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { type Account, updateUserSettingsMutation } from './queries.ts'
import { TemporaryMessage, useTemporaryMessage } from './temporary-message.tsx'

const preferences = object({
  emailNotifications: boolean(),
  eventReminders: boolean(),
  opportunityAlerts: boolean(),
  marketingEmails: boolean(),
})

const choices = [
  {
    name: 'emailNotifications',
    label: 'Email Notifications',
    hint: 'When someone registers, and when your registration or claim is reviewed.',
  },
  {
    name: 'eventReminders',
    label: 'Event Reminders',
    hint: "The day before your teams' events and your players' confirmed spots.",
  },
  {
    name: 'opportunityAlerts',
    label: 'Opportunity Alerts',
    hint: 'New tryouts and guest spots near your players that fit their age and position, and what you watch.',
  },
  { name: 'marketingEmails', label: 'Marketing Emails', hint: 'Occasional news.' },
] as const

export function PreferencesForm({ account }: { account: Account }) {
  const { mutateAsync: update } = useMutation(updateUserSettingsMutation)
  const stored = {
    emailNotifications: account.emailNotifications ?? false,
    eventReminders: account.eventReminders ?? false,
    opportunityAlerts: account.opportunityAlerts ?? false,
    marketingEmails: account.marketingEmails ?? false,
  }
  const form = useValidatedForm(preferences, stored, { version: account.version! })
  const { message, showMessage } = useTemporaryMessage(form)
  return (
    <Form
      form={form}
      aria-label="Preferences"
      warnOnLeave
      onSubmit={async (chosen) => {
        await update(changedFields(form, chosen))
        showMessage('Preferences saved successfully!')
      }}
    >
      {choices.map(({ name, label, hint }) => (
        <Checkbox key={name} {...form.register(name)} label={label} hint={hint} />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText="Saving...">Save Preferences</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
