import { useQuery } from '@tanstack/react-query'
import * as scheduleTexts from '#messages/schedule'
import { dateFormat, dayAt, formatClock } from '../../../functions/values/time-format.ts'
import { Section } from '../../ui/section.tsx'
import { divisionName } from './enter-team.tsx'
import { scheduleQuery } from './queries.ts'
import type { GameFragment } from './schedule.generated.ts'

/** The games of an event, and where its scores are. Nothing if the event has neither. */
export function EventGames({ eventID }: { eventID: string }) {
  const { data: event } = useQuery(scheduleQuery(eventID))
  if (!event || (event.schedule.games.length === 0 && !event.scoresURL)) return null
  const { scoresURL, timeZone, schedule } = event
  return (
    <Section title={scheduleTexts.schedule} className="mt-6">
      {scoresURL && (
        <a
          href={scoresURL}
          target="_blank"
          rel="noreferrer nofollow"
          className="link inline-flex min-h-11 items-center"
        >
          {scheduleTexts.scoresAt(new URL(scoresURL).host)}
        </a>
      )}
      <Games games={schedule.games} zone={timeZone} />
    </Section>
  )
}

/** By day at the venue. */
export function Games({ games, zone }: { games: readonly GameFragment[]; zone: string }) {
  const weekday = dateFormat({ weekday: 'long', month: 'long', day: 'numeric', timeZone: zone })
  return [...Map.groupBy(games, ({ startsAt }) => dayAt(startsAt, zone))].map(([day, ofDay]) => (
    <div key={day} className="mt-2">
      <h3 className="mb-1">{weekday.format(new Date(ofDay[0]!.startsAt))}</h3>
      <ul className="divide-y divide-line">
        {ofDay.map(({ id, startsAt, field, division, teams }) => (
          <li key={id} className="grid gap-x-4 py-2 sm:grid-cols-[8rem_minmax(0,1fr)_auto]">
            <time dateTime={startsAt} className="font-semibold">
              {formatClock(startsAt, zone)}
            </time>
            <span>{teams.map((team) => team?.name ?? scheduleTexts.open).join(' – ')}</span>
            <span className="text-sm text-soft">{[field, divisionName(division)].filter(Boolean).join(' · ')}</span>
          </li>
        ))}
      </ul>
    </div>
  ))
}
