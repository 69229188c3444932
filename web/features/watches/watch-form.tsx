import { useMutation } from '@tanstack/react-query'
import { object, picklist } from 'valibot'
import { watchName } from '../../../functions/values/watch-names.ts'
import { alerts } from '../../ui/alerts.tsx'
import { CancelButton } from '../../ui/cancel-button.tsx'
import { Form, SubmitButton, useValidatedForm } from '../../ui/form.tsx'
import { RadioGroup } from '../../ui/radio-group.tsx'
import { createWatchMutation, type Watched } from './queries.ts'

export const FREQUENCIES = [
  { value: 'now', label: 'At once', hint: 'Within 15 minutes, at most ten emails a day' },
  { value: 'daily', label: 'Once a day', hint: 'In the morning' },
]

const watchInput = object({ frequency: picklist(['now', 'daily']) })

/** Watches a search or follows a team. */
export function WatchForm({ watched, onDone }: { watched: Watched; onDone: () => void }) {
  const { mutateAsync: create } = useMutation(createWatchMutation)
  const form = useValidatedForm(watchInput, { frequency: 'now' })
  const { kind } = watched

  return (
    <Form
      form={form}
      aria-label="Watch"
      onSubmit={async ({ frequency }) => {
        const subject = kind === 'TEAM' ? { teamID: watched.teamID } : { filters: watched.filters }
        await create({ kind, ...subject, isDaily: frequency === 'daily' })
        alerts.success('You get an email when there is something new. Pause or delete it in your account settings.')
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
          We email you what's new in <strong>{watchName({ kind, subject: watched.filters })}</strong>.
        </p>
      )}
      <RadioGroup legend="How often?" options={FREQUENCIES} {...form.register('frequency')} />
      <div className="flex flex-wrap justify-end gap-3">
        <CancelButton />
        <SubmitButton busyText="Saving...">{kind === 'TEAM' ? 'Follow' : 'Watch'}</SubmitButton>
      </div>
    </Form>
  )
}
