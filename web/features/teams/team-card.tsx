import * as teamTexts from '#messages/teams'
import { placeLine } from '../../../functions/values/place-line.ts'
import { formatShortDay } from '../../../functions/values/time-format.ts'
import { paths } from '../../paths.ts'
import { Chips } from '../../ui/badge.tsx'
import { CardTitle } from '../../ui/card-title.tsx'
import { Crest } from '../../ui/crest.tsx'
import { PlaceText } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'
import type { TeamCardFragment } from './teams.generated.ts'

type TeamCardProps = { team: TeamCardFragment & { distanceMiles?: number | null }; notes?: readonly string[] }

/** A pennant in the team's color: beside the text, or above it if the card is narrow. */
export function TeamCard({ team, notes }: TeamCardProps) {
  const place = placeLine(team.locationCity, team.state)
  return (
    <article
      aria-label={[team.name, place].filter(Boolean).join(', ')}
      className="@container relative min-w-0 overflow-hidden rounded-md bg-surface shadow-raised has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky"
    >
      <div className="flex h-full flex-col @xs:flex-row">
        <div className="pennant grid shrink-0 place-items-center py-3 @xs:w-24" style={{ color: team.colors[0] }}>
          <Crest team={team} />
        </div>
        <div className="grid min-w-0 flex-1 content-start gap-1 p-3 text-center text-soft *:justify-center @xs:pl-4 @xs:text-left @xs:*:justify-start">
          <CardTitle to={paths.team(team.id)}>{team.name}</CardTitle>
          <div className="flex flex-wrap gap-x-4">
            <PlaceText place={place} miles={team.distanceMiles} />
            {team.sport && <p className="@max-xs:mx-auto">{sportText(team.sport)}</p>}
          </div>
          {team.nextTryout && (
            <p className="font-semibold text-clay">
              {teamTexts.tryoutOnDay(formatShortDay(team.nextTryout.startTime, team.nextTryout.timeZone))}
            </p>
          )}
          <Chips
            most={3}
            texts={team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)}
            notes={notes}
          />
          {team.description && <p className="line-clamp-2 @max-xs:hidden">{team.description}</p>}
        </div>
      </div>
    </article>
  )
}
