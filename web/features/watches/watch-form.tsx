import { useMutation } from '@tanstack/react-query'
import { type ReactNode, type RefObject, useRef } from 'react'
import * as v from 'valibot'
import { visitorInput } from '../../../functions/domain/watches/validation.ts'
import { watchName } from '../../../functions/values/watch-names.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, FormField, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { createWatchMutation, requestWatchMutation, type Watched } from './queries.ts'

export const FREQUENCIES = [
  { value: 'now', label: 'At once', hint: 'Within 15 minutes, at most ten emails a day' },
  { value: 'daily', label: 'Once a day', hint: 'In the morning' },
]

const userInput = v.object({ email: v.string(), frequency: v.picklist(['now', 'daily']) })
const withEmail = v.object({ ...userInput.entries, ...visitorInput.entries })

type Verification = {
  verified: <Result>(send: (token: string | null) => Promise<Result>) => Promise<Result>
}

type WatchFormProps = {
  watched: Watched
  /** The human check, for visitors. */
  humanCheck: (ref: RefObject<Verification | null>) => ReactNode
  onDone: () => void
}

/** Watches a search or follows a team. Visitors give an email address. */
export function WatchForm({ watched, humanCheck, onDone }: WatchFormProps) {
  const { user } = useAuth()
  const verification = useRef<Verification>(null)
  const { mutateAsync: create } = useMutation(createWatchMutation)
  const { mutateAsync: request } = useMutation(requestWatchMutation)
  const form = useValidatedForm(user ? userInput : withEmail, { email: '', frequency: 'now' as const })
  const { kind } = watched
  const fitsPlayer = user && kind !== 'TEAM' && new URLSearchParams(watched.filters).has('fits')

  return (
    <Form
      form={form}
      aria-label="Watch"
      onSubmit={async ({ frequency, email }) => {
        const subject = kind === 'TEAM' ? { teamID: watched.teamID } : { filters: watched.filters }
        const input = { kind, ...subject, isDaily: frequency === 'daily' }
        if (user) {
          await create(input)
          alerts.success('You get an email when there is something new. Pause or delete it in your account settings.')
        } else {
          await verification.current!.verified((recaptchaToken) =>
            request({ input: { ...input, email }, recaptchaToken }),
          )
          alerts.success('Check your email: the link in it starts the watch.')
        }
        onDone()
      }}
    >
      {kind === 'TEAM' ? (
        <p>
          We email you about new opportunities and events of <strong>{watched.name}</strong>, and at once when the time
          or place of one changes or it's canceled.
        </p>
      ) : (
        <p>
          We email you what's new in{' '}
          <strong>{watchName({ kind, subject: watched.filters }, fitsPlayer ? 'your player' : undefined)}</strong>.
        </p>
      )}
      <RadioGroup legend="How often?" options={FREQUENCIES} {...form.register('frequency')} />
      {!user && (
        <>
          <FormField
            name="email"
            label="Your email"
            hint="Each email has a link that ends them and deletes your address."
            required
          >
            <TextInput type="email" autoComplete="email" {...form.register('email')} />
          </FormField>
          {humanCheck(verification)}
        </>
      )}
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Saving...">{kind === 'TEAM' ? 'Follow' : 'Watch'}</SubmitButton>
      </div>
    </Form>
  )
}
