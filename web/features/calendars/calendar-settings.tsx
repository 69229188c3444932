import { useMutation, useQuery } from '@tanstack/react-query'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { calendarsQuery, revokeCalendarMutation } from './queries.ts'
import { SubscribeButton } from './subscribe-button.tsx'

/** The user's calendar subscriptions, with buttons to remove them. */
export function Calendars() {
  const { mutateAsync: revoke } = useMutation(revokeCalendarMutation)

  const askAndRevoke = (id: string, title: string) =>
    confirmWithAlerts(
      {
        title: 'Remove calendar',
        message: `Calendar apps that use the link of “${title}” will stop updating.`,
        actionLabel: 'Remove',
        destructive: true,
        action: () => revoke(id),
      },
      'Calendar removed.',
    )

  return (
    <section aria-labelledby="calendars" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="calendars" className="text-xl">
        Calendars
      </h2>
      <p className="mt-1 mb-4 text-soft">
        Your own calendar has your players' registrations and your teams' events. It doesn't name any children. A new
        password ends the links of all calendars.
      </p>
      <SubscribeButton kind="USER" />
      <Loaded query={useQuery(calendarsQuery)}>
        {(calendars) => (
          <ul className="mt-4 divide-y divide-line empty:hidden">
            {calendars.map(({ id, title }) => (
              <li key={id} className="flex flex-wrap items-center justify-between gap-3 py-2">
                <span className="min-w-0">{title}</span>
                <Button
                  variant="ghost"
                  size="small"
                  aria-label={`Remove ${title}`}
                  onClick={() => askAndRevoke(id, title)}
                >
                  Remove
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
