import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as teamTexts from '#messages/teams'
import * as watchTexts from '#messages/watches'
import * as wordTexts from '#messages/words'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { watchesQuery } from './queries.ts'
import { FREQUENCIES } from './watch-form.tsx'
import { DeleteWatchDocument, UpdateWatchDocument, type WatchFieldsFragment } from './watches.generated.ts'

export function Watches() {
  return (
    <section aria-labelledby="watches" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="watches" className="text-xl">
        {watchTexts.whatYouWatch}
      </h2>
      <p className="mt-1 mb-4 text-soft">{watchTexts.watchesHint}</p>
      <Loaded query={useQuery(watchesQuery)}>
        {(watches) => (
          <ul className="divide-y divide-line empty:hidden">
            {watches.map((watch) => (
              <WatchItem key={watch.id} watch={watch} />
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}

function WatchItem({ watch: { id, name, path, isDaily, isPaused } }: { watch: WatchFieldsFragment }) {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateWatchDocument))
  const { mutateAsync: remove } = useMutation(mutationOf(DeleteWatchDocument))

  const change = (id: string, input: { isDaily?: boolean; isPaused?: boolean }) =>
    update({ id, input }).catch(alerts.failed)

  const askAndDelete = (id: string, name: string) =>
    confirmWithAlerts({
      title: watchTexts.deleteWatch,
      message: watchTexts.watchEnded(name),
      actionLabel: wordTexts.deleteText,
      destructive: true,
      action: () => remove({ id }),
      done: watchTexts.watchDeleted,
    })

  return (
    <li className="py-3">
      <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
        {name}
      </Link>
      {isPaused && <span className="text-soft"> {watchTexts.paused}</span>}
      <div className="flex flex-wrap items-center gap-2">
        <Select
          aria-label={watchTexts.howOftenName(name)}
          className="max-w-40 min-w-36 flex-1"
          options={FREQUENCIES}
          value={isDaily ? 'daily' : 'now'}
          onChange={({ target }) => change(id, { isDaily: target.value === 'daily' })}
        />
        <Button
          variant="ghost"
          aria-label={isPaused ? watchTexts.resumeName(name) : watchTexts.pauseName(name)}
          onClick={() => change(id, { isPaused: !isPaused })}
        >
          {isPaused ? watchTexts.resume : watchTexts.pause}
        </Button>
        <Button variant="ghost" aria-label={teamTexts.deleteName(name)} onClick={() => askAndDelete(id, name)}>
          {wordTexts.deleteText}
        </Button>
      </div>
    </li>
  )
}
