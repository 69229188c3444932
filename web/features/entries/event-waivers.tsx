import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as eventRosterTexts from '#messages/event-roster'
import * as opportunityTexts from '#messages/opportunities'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { Section } from '../../ui/section.tsx'
import { SignedWaiver } from '../../ui/signed-waiver.tsx'
import { SignEventWaiverDocument } from './entries.generated.ts'
import { type EventWaiver, eventWaiversQuery } from './queries.ts'

/** The waivers of the event for the family's players whom teams chose. Without an event, those of all events that are not signed. */
export function EventWaivers({ eventID, className }: { eventID?: string; className?: string }) {
  const { data: all = [] } = useQuery(eventWaiversQuery)
  const waivers = all.filter(({ event, signed }) => (eventID ? event.id === eventID : !signed))
  if (waivers.length === 0) return null
  return (
    <Section title={opportunityTexts.waiver} {...(className && { className })}>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface px-5">
        {waivers.map((waiver) => (
          <li key={`${waiver.event.id} ${waiver.player.id}`} className="grid justify-items-start gap-2 py-3">
            <p className="font-semibold">
              {waiver.player.name}
              {!eventID && (
                <>
                  {' · '}
                  <Link to={paths.event(waiver.event.id)} className="link">
                    {waiver.event.name}
                  </Link>
                </>
              )}
            </p>
            {waiver.signed ? (
              <SignedWaiver version={waiver.signed.version} waiver={waiver.signed} />
            ) : (
              <SignButton waiver={waiver} />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function SignButton({ waiver: { event, player } }: { waiver: EventWaiver }) {
  const { mutateAsync: sign } = useMutation(mutationOf(SignEventWaiverDocument))
  const { name } = player
  return (
    <Button
      aria-label={eventRosterTexts.signWaiverFor({ name, event: event.name })}
      onClick={() =>
        confirmWithAlerts({
          title: eventRosterTexts.signWaiverFor({ name, event: event.name }),
          message: event.waiverText!,
          actionLabel: eventRosterTexts.acceptWaiver,
          action: () => sign({ eventID: event.id, playerID: player.id, waiverHash: event.waiverHash! }),
          done: eventRosterTexts.waiverSignedFor(name),
        })
      }
    >
      {eventRosterTexts.signWaiver}
    </Button>
  )
}
