import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import * as v from 'valibot'
import { visitorInput } from '../../../functions/domain/watches/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'
import { siteLocale } from '../../../functions/values/messages/locale.ts'
import { watchName } from '../../../functions/values/watch-names.ts'
import { CreateWatchDocument, RequestWatchDocument } from '../../api/generated.ts'
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

const bold = (text: string) => <strong>{text}</strong>

export const FREQUENCIES = [
  { value: 'now', label: m.at_once(), hint: m.within_15_minutes_at_most_five_emails_a() },
  { value: 'daily', label: m.once_a_day(), hint: m.in_the_morning() },
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
  const fitsPlayer = user && kind !== 'TEAM' && new URLSearchParams(watched.filters).has('fits')

  return (
    <Form
      form={form}
      aria-label={m.watch()}
      onSubmit={async ({ frequency, email }) => {
        const subject = kind === 'TEAM' ? { teamID: watched.teamID } : { filters: watched.filters }
        const input = { kind, ...subject, isDaily: frequency === 'daily' }
        if (user) {
          await create({ input })
          alerts.success(m.you_get_an_email_when_there_is_something())
        } else {
          await verification.current!.verified((recaptchaToken) =>
            request({ input: { ...input, email }, recaptchaToken }),
          )
          alerts.success(m.check_your_email_the_link_in_it_starts())
        }
        onDone()
      }}
    >
      {kind === 'TEAM' ? (
        <p>
          <Rich text={m.we_email_you_about_new_opportunities({ name: watched.name })} strong={bold} />
        </p>
      ) : (
        <p>
          <Rich
            text={m.we_email_you_whats_new({
              name: watchName(
                { kind, subject: watched.filters },
                siteLocale(),
                fitsPlayer ? m.your_player() : undefined,
              ),
            })}
            strong={bold}
          />
        </p>
      )}
      <RadioGroup legend={m.how_often()} options={FREQUENCIES} {...form.register('frequency')} />
      {!user && (
        <>
          <FormField name="email" label={m.your_email()} hint={m.each_email_has_a_link_that_ends_them()} required>
            <EmailInput autoComplete="email" {...form.register('email')} />
          </FormField>
          <HumanCheck action="submit" ref={verification} />
        </>
      )}
      <DrawerButtons busyText={m.saving()}>{kind === 'TEAM' ? m.follow() : m.watch()}</DrawerButtons>
    </Form>
  )
}
