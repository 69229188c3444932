import { useMutation, useQuery } from '@tanstack/react-query'
import * as calendarTexts from '#messages/calendars'
import * as wordTexts from '#messages/words'
import { mutationOf, queryOf } from '../../api/options.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { CalendarsDocument, RevokeCalendarDocument } from './calendars.generated.ts'
import { SubscribeButton } from './subscribe-button.tsx'

export function Calendars() {
  const { mutateAsync: revoke } = useMutation(mutationOf(RevokeCalendarDocument))

  const askAndRevoke = (id: string, title: string) =>
    confirmWithAlerts({
      title: calendarTexts.removeCalendar,
      message: calendarTexts.replaceLinkWarning(title),
      actionLabel: wordTexts.remove,
      destructive: true,
      action: () => revoke({ id }),
      done: calendarTexts.calendarRemoved,
    })

  return (
    <section aria-labelledby="calendars" className="mt-10 max-w-xl border-t border-line pt-6">
      <h2 id="calendars" className="text-xl">
        {calendarTexts.calendars}
      </h2>
      <p className="mt-1 mb-4 text-soft">{calendarTexts.ownCalendarHint}</p>
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
                  aria-label={calendarTexts.removeTitle(title)}
                  onClick={() => askAndRevoke(id, title)}
                >
                  {wordTexts.remove}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </Loaded>
    </section>
  )
}
