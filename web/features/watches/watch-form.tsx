import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import * as accountTexts from '#messages/accounts'
import * as reportTexts from '#messages/reports'
import * as watchTexts from '#messages/watches'
import { visitorInput } from '../../../functions/domain/watches/validation.ts'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { watchName } from '../../../functions/values/watch-names.ts'
import { mutationOf } from '../../api/options.ts'
import { useAuth } from '../../session/auth.tsx'
import { HumanCheck, type HumanCheckHandle } from '../../session/human-check/human-check.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { EmailInput } from '../../ui/email-input.tsx'
import { RadioGroup } from '../../ui/fieldset.tsx'
import { Form, FormField, useValidatedForm } from '../../ui/form.tsx'
import { DrawerButtons } from '../../ui/form-buttons.tsx'
import { Rich } from '../../ui/rich.tsx'
import type { Watched } from './queries.ts'
import { CreateWatchDocument, RequestWatchDocument } from './watches.generated.ts'

const bold = (text: string) => <strong>{text}</strong>

export const FREQUENCIES = [
  { value: 'now', label: watchTexts.atOnce, hint: watchTexts.within15MinutesMost },
  { value: 'daily', label: watchTexts.onceADay, hint: watchTexts.inTheMorning },
]

const userInput = v.object({ email: v.string(), frequency: v.picklist(['now', 'daily']) })
const withEmail = v.object({ ...userInput.entries, ...visitorInput.entries })

type WatchFormProps = { watched: Watched; onDone: () => void }

/** Watches a search or follows a team. Visitors give an email address. */
export function WatchForm({ watched, onDone }: WatchFormProps) {
  const { user } = useAuth()
  const verification = useRef<HumanCheckHandle>(null)
  const { mutateAsync: create } = useMutation(mutationOf(CreateWatchDocument))
  const { mutateAsync: request } = useMutation(mutationOf(RequestWatchDocument, { refresh: 'nothing' }))
  const form = useValidatedForm(user ? userInput : withEmail, { email: '', frequency: 'now' as const })
  const { kind } = watched

  return (
    <Form
      form={form}
      aria-label={watchTexts.watch}
      onSubmit={async ({ frequency, email }) => {
        const subject = kind === 'TEAM' ? { teamID: watched.teamID } : { filters: watched.filters }
        const input = { kind, ...subject, isDaily: frequency === 'daily' }
        if (user) {
          await create({ input })
          alerts.success(watchTexts.emailWhenNew)
        } else {
          await verification.current!.verified((recaptchaToken) =>
            request({ input: { ...input, email }, recaptchaToken }),
          )
          alerts.success(watchTexts.checkYourEmail)
        }
        onDone()
      }}
    >
      <WatchSentence watched={watched} isOwn={user !== null} />
      <RadioGroup legend={watchTexts.howOften} options={FREQUENCIES} {...form.register('frequency')} />
      {!user && (
        <>
          <FormField name="email" label={reportTexts.yourEmail} hint={watchTexts.emailHint} required>
            <EmailInput autoComplete="email" {...form.register('email')} />
          </FormField>
          <HumanCheck action="submit" ref={verification} />
        </>
      )}
      <DrawerButtons busyText={accountTexts.saving}>
        {kind === 'TEAM' ? watchTexts.follow : watchTexts.watch}
      </DrawerButtons>
    </Form>
  )
}

/** What is watched, in a sentence. */
function WatchSentence({ watched, isOwn }: Pick<WatchFormProps, 'watched'> & { isOwn: boolean }) {
  const { kind } = watched
  const fitsPlayer = isOwn && kind !== 'TEAM' && new URLSearchParams(watched.filters).has('fits')

  return kind === 'TEAM' ? (
    <p>
      <Rich text={watchTexts.weEmailAboutTeam(watched.name)} strong={bold} />
    </p>
  ) : (
    <p>
      <Rich
        text={watchTexts.weEmailWhatsNew(
          watchName({ kind, subject: watched.filters }, siteLocale(), fitsPlayer ? watchTexts.yourPlayer : undefined),
        )}
        strong={bold}
      />
    </p>
  )
}
