import type { Rows } from '../../store/change-log/rows.ts'
import { seasonLimitsOf } from '../../values/season-cost.ts'
import { sportOf } from '../../values/sports.ts'
import { packedCrest } from './chosen-crest.ts'
import type { TeamItem } from './entity.ts'
import { isImported } from './provisional.ts'

/** The directory row of a team. */
export const teamRow = (team: TeamItem): Rows['team'] => ({
  name: team.name,
  locationCity: team.locationCity ?? '',
  state: team.state ?? '',
  claimedBy: team.claimedBy,
  ageGroups: [...new Set(team.divisions.map(({ ageGroup }) => ageGroup))],
  levels: [...new Set(team.divisions.map(({ division }) => division))],
  sport: sportOf(team.sport),
  seasonUpTo: seasonLimitsOf(team.seasonCost),
  crest: packedCrest(team),
  latitude: team.latitude,
  longitude: team.longitude,
  ...(isImported(team) && { isImported: true }),
  createdAt: team.createdAt,
})
