import { useMutation } from '@tanstack/react-query'
import { boolean, object } from 'valibot'
import * as m from '../../../functions/values/messages/generated.ts'
import { changedFields } from '../../ui/edited-record.ts'
import { Checkbox } from '../../ui/fieldset.tsx'
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
    label: m.email_notifications(),
    hint: m.when_someone_registers_and_when_your_registration_or_claim(),
  },
  {
    name: 'eventReminders',
    label: m.event_reminders(),
    hint: m.the_day_before_your_teams_events_and_your_players(),
  },
  {
    name: 'opportunityAlerts',
    label: m.opportunity_alerts(),
    hint: m.new_tryouts_and_guest_spots_near_your_players_that(),
  },
  { name: 'marketingEmails', label: m.marketing_emails(), hint: m.occasional_news() },
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
      aria-label={m.preferences()}
      warnOnLeave
      onSubmit={async (chosen) => {
        await update(changedFields(form, chosen))
        showMessage(m.preferences_saved_successfully())
      }}
    >
      {choices.map(({ name, label, hint }) => (
        <Checkbox key={name} {...form.register(name)} label={label} hint={hint} />
      ))}
      <div className="flex flex-wrap items-center gap-4">
        <SubmitButton busyText={m.saving()}>{m.save_preferences()}</SubmitButton>
        <TemporaryMessage message={message} />
      </div>
    </Form>
  )
}
