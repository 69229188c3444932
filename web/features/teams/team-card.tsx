import { dateFormat } from '../../../functions/values/time-format.ts'
import type { TeamCardFragment } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { CardLink } from '../../ui/card-link.tsx'
import { Chips } from '../../ui/chips.tsx'
import { Crest } from '../../ui/crest.tsx'
import { placeLine } from '../../ui/place.ts'
import { PlaceText } from '../../ui/place-text.tsx'
import { sportText } from '../../ui/sport.ts'

type TeamCardProps = { team: TeamCardFragment & { distanceMiles?: number | null }; notes?: readonly string[] }

/** 'Dec 3'. */
const dayOf = ({ startTime, timeZone }: { startTime: string; timeZone: string }) =>
  dateFormat({ month: 'short', day: 'numeric', timeZone }).format(new Date(startTime))

export function TeamCard({ team, notes }: TeamCardProps) {
  return (
    <CardLink to={paths.team(team.id)} title={team.name} mark={<Crest team={team} />}>
      <div className="flex flex-wrap gap-x-4">
        <PlaceText place={placeLine(team.locationCity, team.state)} miles={team.distanceMiles} />
        {team.sport && <p>{sportText(team.sport)}</p>}
      </div>
      {team.nextTryout && <p className="font-semibold text-clay">Tryout {dayOf(team.nextTryout)}</p>}
      <Chips most={3} texts={team.divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)} notes={notes} />
      {team.description && <p className="line-clamp-2">{team.description}</p>}
    </CardLink>
  )
}
