import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import * as entryTexts from '#messages/entries'
import { Section } from '../../ui/section.tsx'
import type { EventCardFragment } from '../events/events.generated.ts'
import { divisionName } from './enter-team.tsx'
import { statusText, teamEntriesQuery } from './queries.ts'
import { Games } from './schedule-by-day.tsx'

type WhereWePlayProps = {
  teamID: string
  card: (event: EventCardFragment, notes: readonly string[]) => ReactNode
  /** The heading of what follows on the screen. */
  nextHeading: string
}

/** The tournaments that a team plays. Those who manage it also see what is not decided. */
export function WhereWePlay({ teamID, card, nextHeading }: WhereWePlayProps) {
  const { data: entries = [] } = useQuery(teamEntriesQuery(teamID))
  if (entries.length === 0) return <h2 className="sr-only">{nextHeading}</h2>
  return (
    <>
      <Section title={entryTexts.whereWePlay} className="mb-6">
        <ul>
          {entries.map(({ id, event, status, division, games }) => (
            <li key={id}>
              {event &&
                card(event, [
                  divisionName(division),
                  ...(status === 'ACCEPTED' ? [] : [statusText({ status, offerExpiresAt: null })]),
                ])}
              {event && <Games games={games} zone={event.timeZone} />}
            </li>
          ))}
        </ul>
      </Section>
      <h2 className="mb-3 text-xl">{nextHeading}</h2>
    </>
  )
}
