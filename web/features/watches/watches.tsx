import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { Select } from '../../ui/select.tsx'
import { deleteWatchMutation, updateWatchMutation, watchesQuery } from './queries.ts'
import { FREQUENCIES } from './watch-form.tsx'

/** The searches that the user watches and the teams that the user follows. */
export function Watches() {
  const { mutateAsync: update } = useMutation(updateWatchMutation)
  const { mutateAsync: remove } = useMutation(deleteWatchMutation)

  const change = (id: string, input: { isDaily?: boolean; isPaused?: boolean }) =>
    update({ id, input }).catch(alerts.failed)

  const askAndDelete = (id: string, name: string) =>
    confirmWithAlerts(
      {
        title: 'Delete watch',
        message: `You no longer get emails about “${name}”.`,
        actionLabel: 'Delete',
        destructive: true,
        action: () => remove(id),
      },
      'Watch deleted.',
    )

  return (
    <section aria-labelledby="watches" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="watches" className="text-xl">
        What you watch
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Press Watch on a list or Follow on a team to get an email about what's new. It needs a confirmed email address
        and Opportunity Alerts. Watches end when you haven't visited for a year.
      </p>
      <Loaded query={useQuery(watchesQuery)}>
        {(watches) => (
          <ul className="divide-y divide-line empty:hidden">
            {watches.map(({ id, name, path, isDaily, isPaused }) => (
              <li key={id} className="py-3">
                <Link to={path} className="link inline-flex min-h-11 items-center font-semibold">
                  {name}
                </Link>
                {isPaused && <span className="text-soft"> (paused)</span>}
                <div className="flex flex-wrap items-center gap-2">
                  <Select
                    aria-label={`How often: ${name}`}
                    className="max-w-40 min-w-28 flex-1"
                    options={FREQUENCIES}
                    value={isDaily ? 'daily' : 'now'}
                    onChange={({ target }) => change(id, { isDaily: target.value === 'daily' })}
                  />
                  <Button
                    variant="ghost"
                    aria-label={`${isPaused ? 'Resume' : 'Pause'} ${name}`}
                    onClick={() => change(id, { isPaused: !isPaused })}
                  >
                    {isPaused ? 'Resume' : 'Pause'}
                  </Button>
                  <Button variant="ghost" aria-label={`Delete ${name}`} onClick={() => askAndDelete(id, name)}>
                    Delete
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
