import { useMutation, useQuery } from '@tanstack/react-query'
import * as entryTexts from '#messages/entries'
import * as eventTexts from '#messages/events'
import { formatMoney } from '../../../functions/values/money.ts'
import { formatDay, isPast } from '../../../functions/values/time-format.ts'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Badge } from '../../ui/badge.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmWithAlerts } from '../../ui/confirm-with-alerts.ts'
import { dollarsOf } from '../../ui/dollars.ts'
import { HowToPay } from '../../ui/how-to-pay.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { Section } from '../../ui/section.tsx'
import { Time } from '../../ui/time.tsx'
import { divisionName, EnterTeam } from './enter-team.tsx'
import { AcceptEntryOfferDocument, type EntryLineFragment, WithdrawEntryDocument } from './entries.generated.ts'
import { OwnRoster } from './event-roster.tsx'
import { EventWaivers } from './event-waivers.tsx'
import { type EventToEnter, eventEntriesQuery, statusText } from './queries.ts'
import { EventGames } from './schedule-by-day.tsx'

/** The teams that play, by division, the viewer's own entries, and how to enter. */
export function EventEntries({ event }: { event: EventToEnter }) {
  const { user } = useAuth()
  const { data: entries = [] } = useQuery(eventEntriesQuery(event.id))
  const own = entries.filter(({ viewerCanWithdraw }) => viewerCanWithdraw)
  const isOpen = !isPast(event) && event.status !== 'cancelled'
  return (
    <>
      {user && event.waiverRequired && <EventWaivers eventID={event.id} className="mt-6" />}
      <EventGames eventID={event.id} />
      <Section title={entryTexts.teams} className="mt-6">
        <div className="grid gap-4">
          <div className="flex flex-wrap gap-3 print:hidden">
            {isOpen && user && <EnterTeam event={event} />}
            {isOpen && !user && <LinkButton to={paths.login}>{entryTexts.logInToEnter}</LinkButton>}
            {event.viewerCanManage && (
              <LinkButton to={paths.manageEntries(event.id)} variant="secondary">
                {entryTexts.manageEntries}
              </LinkButton>
            )}
          </div>
          {own.map((entry) => (
            <OwnEntry key={entry.id} event={event} entry={entry} />
          ))}
          {event.divisions.map((division) => (
            <div key={division.id}>
              <h3 className="mb-1">{divisionName(division)}</h3>
              {division.canceled ? (
                <p className="text-sm text-soft">{eventTexts.divisionCanceled}</p>
              ) : (
                <AcceptedTeams
                  entries={entries.filter((it) => it.divisionID === division.id && it.status === 'ACCEPTED')}
                />
              )}
            </div>
          ))}
        </div>
      </Section>
    </>
  )
}

function AcceptedTeams({ entries }: { entries: readonly EntryLineFragment[] }) {
  if (entries.length === 0) return <p className="text-sm text-soft">{entryTexts.noTeamsYet}</p>
  return (
    <ul>
      {entries.map(({ id, team }) => (
        <li key={id}>
          {team && <RecordLink kind="team" record={team} className="inline-flex min-h-11 items-center" />}
        </li>
      ))}
    </ul>
  )
}

/** Where the viewer's entry is, how to pay, and what comes back on a withdrawal. */
function OwnEntry({ event, entry }: { event: EventToEnter; entry: EntryLineFragment }) {
  const { mutateAsync: withdraw } = useMutation(mutationOf(WithdrawEntryDocument))
  const { mutateAsync: accept, isPending } = useMutation(mutationOf(AcceptEntryOfferDocument))
  const { id, status, offerExpiresAt, reason, feePaidCents, insuredUntil, refundCents, divisionID } = entry
  const name = entry.team?.name ?? ''
  const division = event.divisions.find((it) => it.id === divisionID)
  const back = entryTexts.youGetBack(`$${dollarsOf(refundCents ?? 0)}`)
  return (
    <div className="grid gap-2 rounded-lg border border-grass bg-grass/8 p-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold">
        {name} · {division && divisionName(division)} <Badge>{statusText(entry)}</Badge>
      </p>
      {offerExpiresAt && (
        <p>
          {entryTexts.heldUntil} <Time at={offerExpiresAt} zone={event.timeZone} />
        </p>
      )}
      {reason && <p>{reason}</p>}
      {insuredUntil && <p>{entryTexts.insuranceConfirmedTo(formatDay(insuredUntil))}</p>}
      {status === 'ACCEPTED' && <Payment event={event} paidCents={feePaidCents ?? 0} division={division} />}
      <OwnRoster event={event} entry={entry} />
      <div className="flex flex-wrap gap-3 print:hidden">
        {offerExpiresAt && (
          <Button
            busy={isPending}
            onClick={() => accept({ id }).then(() => alerts.success(entryTexts.spotTaken), alerts.failed)}
          >
            {entryTexts.takeTheSpot}
          </Button>
        )}
        <Button
          variant="secondary"
          onClick={() =>
            confirmWithAlerts({
              title: entryTexts.withdrawTeam(name),
              message: back,
              actionLabel: entryTexts.withdraw,
              destructive: true,
              action: () => withdraw({ id }),
              done: entryTexts.teamWithdrew({ name, back }),
            })
          }
        >
          {entryTexts.withdraw}
        </Button>
      </div>
    </div>
  )
}

type PaymentProps = { event: EventToEnter; paidCents: number; division: EventToEnter['divisions'][number] | undefined }

function Payment({ event, paidCents, division }: PaymentProps) {
  const { paymentDue } = event
  const feeCents = division?.entryFeeCents ?? 0
  return (
    <>
      {feeCents > 0 && <p>{entryTexts.paidOf({ paid: `$${dollarsOf(paidCents)}`, fee: formatMoney(feeCents) })}</p>}
      {paidCents < feeCents && paymentDue && <p>{entryTexts.payBy(formatDay(paymentDue))}</p>}
      <HowToPay payment={event} linkText={entryTexts.payAt} />
    </>
  )
}
