import { listedRecord } from '../../store/records/listed-record.ts'
import { find } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { seasonYear } from '../../values/age.ts'
import { ageGroupsOfDivisions } from '../../values/age-groups.ts'
import { pick } from '../../values/pick.ts'
import { seasonLimitsOf } from '../../values/season-cost.ts'
import { sportOf } from '../../values/sports.ts'
import { userReferences } from '../users/entity.ts'
import { type TeamItem, teams } from './entity.ts'
import { isImported } from './provisional.ts'
import { foldedTeamName } from './validation.ts'

/** The chosen crest as one string for the directory. Undefined if none was chosen. */
function packedCrest({ colors, crest, logoKey, photoReview, unverifiedBy }: TeamItem) {
  if (!colors && !crest && !logoKey) return undefined
  const look = [colors?.join(','), crest, logoKey]
  const limits = logoKey ? [photoReview?.by, photoReview?.isFlagged && 'flagged', unverifiedBy] : []
  return [...look, ...limits]
    .map((part) => part || '')
    .join(' ')
    .trimEnd()
}

export const teamRecord = listedRecord({
  kind: 'team',
  id: 'teamID',
  entity: teams,
  row: (team: TeamItem) => ({
    ...pick(team, 'name', 'claimedBy', 'latitude', 'longitude', 'createdAt'),
    locationCity: team.locationCity ?? '',
    state: team.state ?? '',
    ageGroups: ageGroupsOfDivisions(team.divisions, seasonYear(new Date(team.updatedAt))),
    levels: [...new Set(team.divisions.map(({ division }) => division))],
    sport: sportOf(team.sport),
    seasonUpTo: seasonLimitsOf(team.seasonCost),
    crest: packedCrest(team),
    ...(isImported(team) && { isImported: true }),
  }),
  uniqueKey: ({ name }) => teamNameKey(name),
  references: ({ teamID, claimedBy }) =>
    claimedBy ? [{ entity: userReferences, key: { userID: claimedBy, kind: 'claimedTeam', recordID: teamID } }] : [],
})

/** The unique key of a team name. Held by teams that people created or renamed, not by imported ones. */
export const teamNameKey = (name: string) => ({ scope: 'teamname', value: foldedTeamName(name) }) as const

/** Whether the team holds the unique key of its name. Imported teams do not. */
export async function holdsName({ name, teamID }: TeamItem) {
  const key = await find(uniqueKeys, teamNameKey(name))
  return key?.owner === teamID
}
