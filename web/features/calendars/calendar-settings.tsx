import { useMutation, useQuery } from '@tanstack/react-query'
import * as m from '../../../functions/values/messages/generated.ts'
import { CalendarsDocument, RevokeCalendarDocument } from '../../api/generated.ts'
import { mutationOf, queryOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { SubscribeButton } from './subscribe-button.tsx'

export function Calendars() {
  const { mutateAsync: revoke } = useMutation(mutationOf(RevokeCalendarDocument))

  const askAndRevoke = (id: string, title: string) =>
    confirmWithAlerts({
      title: m.remove_calendar(),
      message: m.calendar_apps_that_use_the_link_will_stop({ title }),
      actionLabel: m.remove(),
      destructive: true,
      action: () => revoke({ id }),
      done: m.calendar_removed(),
    })

  return (
    <section aria-labelledby="calendars" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="calendars" className="text-xl">
        {m.calendars()}
      </h2>
      <p className="mt-1 mb-4 text-soft">{m.your_own_calendar_has_your_players_registrations_and_your()}</p>
      <SubscribeButton kind="USER" />
      <Loaded query={useQuery(queryOf(CalendarsDocument, {}))}>
        {(calendars) => (
          <ul className="mt-4 divide-y divide-line empty:hidden">
            {calendars.map(({ id, title }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0">{title}</span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={m.remove_title({ title })}
                  onClick={() => askAndRevoke(id, title)}
                >
                  {m.remove()}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
