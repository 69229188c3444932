import { useMutation } from '@tanstack/react-query'
import { CircleCheck } from 'lucide-react'
import { useCallback, useEffect, useState } from 'react'
import type { FieldValues, UseFormReturn } from 'react-hook-form'
import { boolean, object, picklist } from 'valibot'
import * as accountTexts from '#messages/accounts'
import { profileInput } from '../../../functions/domain/accounts/validation.ts'
import { pathIn, siteLocale } from '../../../functions/values/messages/locale.ts'
import { query, SESSION_LOCK } from '../../api/client.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { changedFields, valuesOf } from '../../ui/edited-record.ts'
import { Select, TextInput } from '../../ui/field.tsx'
import { Checkbox } from '../../ui/fieldset.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { ChangePasswordDocument, UpdateProfileDocument, UpdateUserSettingsDocument } from './accounts.generated.ts'
import { changePasswordForm, NewPasswordFields } from './new-password-fields.tsx'
import { PasswordInput } from './password-input.tsx'
import { type Account, sendVerificationEmailMutation } from './queries.ts'

export function ProfileForm({ account: { id, name, email, isEmailVerified, version } }: { account: Account }) {
  const { user, rememberUser } = useAuth()
  const { mutateAsync: update } = useMutation(mutationOf(UpdateProfileDocument))
  const { mutateAsync: sendLink, isPending } = useMutation(sendVerificationEmailMutation)
  const form = useValidatedForm(profileInput, { name }, { version: version! })
  const { message, showMessage } = useTemporaryMessage(form)

  const sendAgain = () =>
    sendLink({}).then(
      () => alerts.success(accountTexts.weSentLinkTo(email ?? '')),
      ({ message }) => alerts.error(message),
    )

  return (
    <Form
      form={form}
      aria-label={accountTexts.profileInfo}
      warnOnLeave
      onSubmit={async (input) => {
        const { name } = await update({ id, input: changedFields(form, input) })
        if (user) rememberUser({ ...user, name })
        showMessage(accountTexts.profileUpdatedSuccessfully)
      }}
    >
      <FormField name="name" label={accountTexts.name} required>
        <TextInput {...form.register('name')} autoComplete="name" />
      </FormField>
      <FormField
        name="email"
        label={accountTexts.email}
        hint={isEmailVerified ? accountTexts.confirmedEmailFixed : accountTexts.unconfirmedEmailFixed}
      >
        <TextInput value={email ?? ''} readOnly autoComplete="email" />
      </FormField>
      {!isEmailVerified && (
        <Button variant="secondary" size="small" className="justify-self-start" busy={isPending} onClick={sendAgain}>
          {accountTexts.sendConfirmationLinkAgain}
        </Button>
      )}
      <SaveButton message={message}>{accountTexts.saveChanges}</SaveButton>
    </Form>
  )
}

const preferences = object({
  emailNotifications: boolean(),
  eventReminders: boolean(),
  opportunityAlerts: boolean(),
  marketingEmails: boolean(),
  locale: picklist(['en', 'es']),
})

const choices = [
  { name: 'emailNotifications', label: accountTexts.emailNotifications, hint: accountTexts.emailNotificationsHint },
  { name: 'eventReminders', label: accountTexts.eventReminders, hint: accountTexts.eventRemindersHint },
  { name: 'opportunityAlerts', label: accountTexts.opportunityAlerts, hint: accountTexts.opportunityAlertsHint },
  { name: 'marketingEmails', label: accountTexts.marketingEmails, hint: accountTexts.occasionalNews },
] as const

const languages = [
  { value: 'en', label: 'English' },
  { value: 'es', label: 'Español' },
]

export function PreferencesForm({ account }: { account: Account }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateUserSettingsDocument))
  const stored = valuesOf(
    { emailNotifications: false, eventReminders: false, opportunityAlerts: false, marketingEmails: false },
    account,
  )
  const locale = account.locale ?? 'en'
  const form = useValidatedForm(preferences, { ...stored, locale }, { version: account.version! })
  const { message, showMessage } = useTemporaryMessage(form)
  return (
    <Form
      form={form}
      aria-label={accountTexts.preferences}
      warnOnLeave
      onSubmit={async (chosen) => {
        await update({ input: changedFields(form, chosen) })
        showMessage(accountTexts.preferencesSavedSuccessfully)
        if (chosen.locale !== locale && chosen.locale !== siteLocale())
          location.assign(pathIn(chosen.locale, location.pathname.replace(/^\/es/, '')) + location.search)
      }}
    >
      {choices.map(({ name, label, hint }) => (
        <Checkbox key={name} {...form.register(name)} label={label} hint={hint} />
      ))}
      <FormField name="locale" label={accountTexts.language} hint={accountTexts.languageHint}>
        <Select {...form.register('locale')} options={languages} />
      </FormField>
      <SaveButton message={message}>{accountTexts.savePreferences}</SaveButton>
    </Form>
  )
}

/** The form includes the email for password managers. */
export function ChangePasswordForm({ email, onChanged }: { email: string; onChanged: () => void }) {
  const form = useValidatedForm(changePasswordForm, { currentPassword: '', newPassword: '', confirmPassword: '' })
  const { message, showMessage } = useTemporaryMessage(form)
  return (
    <Form
      form={form}
      aria-label={accountTexts.changePassword}
      onSubmit={async ({ currentPassword, newPassword }) => {
        // The server ends the session a second before it answers with another.
        await navigator.locks.request(SESSION_LOCK, () =>
          query(ChangePasswordDocument, { input: { currentPassword, newPassword } }, { isLocked: true }),
        )
        onChanged()
        form.reset()
        showMessage(accountTexts.passwordChangedSuccessfully)
      }}
    >
      <input type="text" autoComplete="username" value={email} readOnly className="hidden" />
      <FormField name="currentPassword" label={accountTexts.currentPassword} required>
        <PasswordInput {...form.register('currentPassword')} autoComplete="current-password" />
      </FormField>
      <NewPasswordFields
        name="newPassword"
        label={accountTexts.newPassword}
        confirmLabel={accountTexts.confirmNewPassword}
        hint={accountTexts.newPasswordHint}
      />
      <SaveButton message={message}>{accountTexts.changePassword}</SaveButton>
    </Form>
  )
}

const SHOWN_MS = 3000

/** A success or error message for the form's last submission, shown for three seconds. */
function useTemporaryMessage<Values extends FieldValues, Output>(form: UseFormReturn<Values, unknown, Output>) {
  const [message, setMessage] = useState('')
  const failure = form.formState.errors.root?.server?.message

  useEffect(() => {
    if (!message && !failure) return
    const timer = setTimeout(() => {
      setMessage('')
      form.clearErrors('root.server')
    }, SHOWN_MS)
    return () => clearTimeout(timer)
  }, [message, failure, form])

  return { message, showMessage: useCallback((text: string) => setMessage(text), []) }
}

function SaveButton({ message, children }: { message: string; children: string }) {
  return (
    <div className="flex flex-wrap items-center gap-4">
      <SubmitButton busyText={accountTexts.saving}>{children}</SubmitButton>
      <p role="status" className="flex min-h-6 items-center gap-2 font-semibold text-grass">
        {message && <CircleCheck className="size-5 shrink-0" />}
        {message}
      </p>
    </div>
  )
}
