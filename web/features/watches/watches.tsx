import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import { DeleteWatchDocument, UpdateWatchDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Select } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { watchesQuery } from './queries.ts'
import { FREQUENCIES } from './watch-form.tsx'

export function Watches() {
  const { mutateAsync: update } = useMutation(mutationOf(UpdateWatchDocument))
  const { mutateAsync: remove } = useMutation(mutationOf(DeleteWatchDocument))

  const change = (id: string, input: { isDaily?: boolean; isPaused?: boolean }) =>
    update({ id, input }).catch(alerts.failed)

  const askAndDelete = (id: string, name: string) =>
    confirmWithAlerts({
      title: m.delete_watch(),
      message: m.you_no_longer_get_emails_about_name({ name }),
      actionLabel: m.delete_(),
      destructive: true,
      action: () => remove({ id }),
      done: m.watch_deleted(),
    })

  return (
    <section aria-labelledby="watches" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="watches" className="text-xl">
        {m.what_you_watch()}
      </h2>
      <p className="mt-1 mb-4 text-soft">{m.press_watch_on_a_list_or_follow_on()}</p>
      <Loaded query={useQuery(watchesQuery)}>
        {(watches) => (
          <ul className="divide-y divide-line empty:hidden">
            {watches.map(({ id, name, path, isDaily, isPaused }) => (
              <li key={id} className="py-3">
                <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
                  {name}
                </Link>
                {isPaused && <span className="text-soft"> {m.paused()}</span>}
                <div className="flex flex-wrap items-center gap-2">
                  <Select
                    aria-label={m.how_often_name({ name })}
                    className="max-w-40 min-w-36 flex-1"
                    options={FREQUENCIES}
                    value={isDaily ? 'daily' : 'now'}
                    onChange={({ target }) => change(id, { isDaily: target.value === 'daily' })}
                  />
                  <Button
                    variant="ghost"
                    aria-label={isPaused ? m.resume_name({ name }) : m.pause_name({ name })}
                    onClick={() => change(id, { isPaused: !isPaused })}
                  >
                    {isPaused ? m.resume() : m.pause()}
                  </Button>
                  <Button variant="ghost" aria-label={m.delete_name({ name })} onClick={() => askAndDelete(id, name)}>
                    {m.delete_()}
                  </Button>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
