import { useQuery } from '@tanstack/react-query'
import * as entryTexts from '#messages/entries'
import { Section } from '../../ui/section.tsx'
import { EventCard } from '../events/event-card.tsx'
import { divisionName } from './enter-team.tsx'
import { statusText, teamEntriesQuery } from './queries.ts'

/** The tournaments that a team plays. Those who manage it also see what is not decided. */
export function WhereWePlay({ teamID }: { teamID: string }) {
  const { data: entries = [] } = useQuery(teamEntriesQuery(teamID))
  if (entries.length === 0) return null
  return (
    <Section title={entryTexts.whereWePlay} className="mb-6">
      <ul>
        {entries.map(({ id, event, status, division }) => (
          <li key={id}>
            {event && (
              <EventCard
                event={event}
                notes={[
                  divisionName(division),
                  ...(status === 'ACCEPTED' ? [] : [statusText({ status, offerExpiresAt: null })]),
                ]}
              />
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
