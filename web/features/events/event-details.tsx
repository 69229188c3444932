import { useMutation } from '@tanstack/react-query'
import { CalendarDays, ExternalLink, MapPin, Shield, Trophy, Users } from 'lucide-react'
import { useNavigate } from 'react-router-dom'
import * as eventTexts from '#messages/events'
import * as homeTexts from '#messages/home'
import * as listTexts from '#messages/lists'
import * as siteTexts from '#messages/site'
import * as wordTexts from '#messages/words'
import { formatMoney } from '../../../functions/values/money.ts'
import { placeLine } from '../../../functions/values/place-line.ts'
import { dayAt, formatDay, isPast } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { Facts, MapLink } from '../../ui/facts.tsx'
import { RecordLink } from '../../ui/record-link.tsx'
import { Section } from '../../ui/section.tsx'
import { AddToCalendar, ShareButton } from '../../ui/share-button.tsx'
import { sportText } from '../../ui/sport.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { TimeRange } from '../../ui/time.tsx'
import { ageRange } from './event-card.tsx'
import { deleteEventMutation, type EventDetail, eventCalendarFile } from './queries.ts'

type Division = EventDetail['divisions'][number]

const columnsOf = (today: string): Column<Division>[] => [
  { header: wordTexts.division, title: true, cell: ({ ageGroup, division }) => `${ageGroup} ${division}` },
  {
    header: siteTexts.teams,
    cell: ({ entered, max, soldOut, canceled }) =>
      canceled
        ? eventTexts.divisionCanceled
        : soldOut
          ? eventTexts.soldOut
          : entered == null
            ? '–'
            : max == null
              ? entered
              : eventTexts.enteredOfMax({ entered, max }),
  },
  {
    header: eventTexts.entryFee,
    cell: ({ entryFeeCents }) => (entryFeeCents == null ? '–' : formatMoney(entryFeeCents)),
  },
  { header: eventTexts.guaranteedGames, cell: ({ guaranteedGames }) => guaranteedGames ?? '–' },
  {
    header: eventTexts.enterBy,
    cell: ({ deadline }) => {
      if (!deadline) return '–'
      const day = formatDay(deadline)
      return deadline < today ? eventTexts.dayClosed(day) : day
    },
  },
]

export function EventDetails({ event }: { event: EventDetail }) {
  const place = placeLine(event.location, event.city, event.state)
  return (
    <div className="grid gap-6">
      <section aria-label={wordTexts.details} className="rounded-lg border border-line bg-surface p-5">
        <Facts
          facts={[
            {
              icon: CalendarDays,
              label: homeTexts.when,
              value: (
                <TimeRange start={event.date} end={event.endDate} zone={event.timeZone} relative={!isPast(event)} />
              ),
            },
            { icon: MapPin, label: homeTexts.where, value: place && <MapLink place={place} /> },
            { icon: Trophy, label: listTexts.sport, value: sportText(event.sport) },
            { icon: Users, label: wordTexts.ages, value: ageRange(event.divisions.map(({ ageGroup }) => ageGroup)) },
            {
              icon: Shield,
              label: eventTexts.hostedBy,
              value:
                event.organizer ??
                (event.team && <RecordLink kind="team" record={event.team} className="inline-block" />),
            },
          ]}
        />
      </section>
      {event.description && (
        <Section title={eventTexts.aboutThisEvent}>
          <p className="max-w-prose whitespace-pre-line">{event.description}</p>
        </Section>
      )}
    </div>
  )
}

export function EventDivisions({ event: { divisions, timeZone, refundPolicy } }: { event: EventDetail }) {
  if (divisions.length === 0) return null
  return (
    <section>
      <h2 className="mb-3 text-xl">{wordTexts.divisions}</h2>
      <Table
        caption={wordTexts.divisions}
        columns={columnsOf(dayAt(new Date().toISOString(), timeZone))}
        rows={divisions}
        keyOf={({ ageGroup, division }) => `${ageGroup} ${division}`}
      />
      {refundPolicy && <Refunds policy={refundPolicy} />}
    </section>
  )
}

/** The governing body's page, where teams enter, is the primary action of an event that has one. */
export function EventActions({ event }: { event: EventDetail }) {
  const isComing = !isPast(event) && event.status !== 'cancelled'
  // Otherwise to enter a team is the primary action.
  const isPrimary = isComing && !event.divisions.some(({ id }) => id)
  return (
    <div className="flex flex-wrap gap-3 *:grow print:hidden">
      {event.url && (
        <LinkButton
          to={event.url}
          target="_blank"
          rel="noreferrer nofollow"
          variant={isPrimary ? 'primary' : 'secondary'}
          className="basis-full"
        >
          <ExternalLink className="size-5" />
          {eventTexts.eventWebsite}
        </LinkButton>
      )}
      {isComing && (
        <AddToCalendar
          title={event.name}
          variant={isPrimary && !event.url ? 'primary' : 'secondary'}
          load={() => eventCalendarFile(event.id)}
        />
      )}
      <ShareButton title={event.name} />
    </div>
  )
}

function Refunds({ policy }: { policy: NonNullable<EventDetail['refundPolicy']> }) {
  return (
    <>
      <h3 className="mt-4 mb-1">{eventTexts.refunds}</h3>
      <ul className="list-disc pl-5 text-sm">
        {policy.withdrawals.map(({ before, percent }) => (
          <li key={before}>{eventTexts.refundBefore({ day: formatDay(before), percent })}</li>
        ))}
        {policy.gamesPlayed.map((percent, games) => (
          <li key={games}>{eventTexts.refundAfterGames({ games, percent })}</li>
        ))}
        <li>{eventTexts.refundIfNotMade}</li>
      </ul>
    </>
  )
}

export function ManageEvent({ event }: { event: EventDetail }) {
  const { isAdmin } = useAuth()
  const navigate = useNavigate()
  const { mutateAsync: deleteEvent } = useMutation(deleteEventMutation)

  async function askAndDelete() {
    if (await confirmDelete(event.name, () => deleteEvent({ id: event.id }))) navigate(paths.events)
  }

  if (!event.viewerCanManage && !event.viewerCanDelete) return null
  return (
    <>
      {event.viewerCanManage && (
        <LinkButton to={isAdmin ? paths.adminEditEvent(event.id) : paths.editEvent(event.id)} variant="secondary">
          {eventTexts.editEvent}
        </LinkButton>
      )}
      {event.viewerCanDelete && (
        <Button variant="secondary" onClick={askAndDelete}>
          {wordTexts.deleteText}
        </Button>
      )}
    </>
  )
}
