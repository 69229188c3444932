import { DELETED, teamAliases } from '../../domain/sync/reference-entity.ts'
import { type TeamItem, teams } from '../../domain/teams/entity.ts'
import { itemKey, parseItem } from '../../store/entity.ts'
import type { RecordChange } from '../../store/records/listed-record.ts'
import { batchGet, ENTITY_ATTRIBUTE, versionConflict, type Write } from '../../store/store.ts'
import { localID } from '../../values/ids.ts'
import { originKey, type Scope } from './plan.ts'
import { type KnownReference, knownReferences } from './references.ts'

/**
 * The team of an external team record: the team whose ID is derived from the record, or the team that an alias with that key refers to.
 * Both have the same key, so the first one written wins, in whatever order versions arrive.
 */
export type AssignedTeam = {
  teamID: string
  /** Absent if it no longer exists. */
  team?: TeamItem
  /** The team that the alias refers to, if there is one. */
  alias?: string
}

/** The ID of the record's own team, which is also the key of its alias. */
export const ownTeamID = (source: string, externalID: string) => localID('team', source, externalID)

/**
 * The teams of the external records, and the references of those that have none or no longer have one. `removed`: the teams that the source
 * deleted, of records that have no other.
 */
export async function assignedTeamsOf(
  { source }: Pick<Scope, 'source'>,
  externalIDs: readonly string[],
  consistent: boolean,
) {
  const ids = new Map([...new Set(externalIDs)].map((externalID) => [ownTeamID(source, externalID), externalID]))
  const keys = [...ids.keys()].map((teamID) => itemKey(teams, { teamID }))
  const found = await batchGet(keys, consistent)
  const assignedTeams = new Map<string, AssignedTeam>()
  for (const item of found) {
    const alias = item[ENTITY_ATTRIBUTE] === 'team-alias' ? parseItem(teamAliases, item) : undefined
    const team: TeamItem | undefined = alias ? undefined : parseItem(teams, item)
    const externalID = ids.get(alias ? alias.aliasID : team!.teamID)!
    assignedTeams.set(externalID, { teamID: alias ? alias.teamID : team!.teamID, team, alias: alias?.teamID })
  }
  const isKnownThere = (externalID: string) => {
    const assigned = assignedTeams.get(externalID)
    return assigned?.alias || assigned?.team?.origin?.externals[originKey(source, externalID)] !== undefined
  }
  const unknown = [...ids.values()].filter((externalID) => !isKnownThere(externalID))
  const unassigned = unknown
    .filter((externalID) => !assignedTeams.has(externalID))
    .map((externalID) => ownTeamID(source, externalID))
  const [references, deleted] = await Promise.all([
    knownReferences(source, 'teams', unknown, consistent),
    knownReferences(DELETED, 'teams', unassigned, consistent),
  ])
  for (const [ownTeamID, { localID: teamID }] of deleted) assignedTeams.set(ids.get(ownTeamID)!, { teamID })
  // Records that the source deleted have references instead of aliases.
  for (const { externalID, localID: teamID } of references.values())
    if (!assignedTeams.has(externalID)) assignedTeams.set(externalID, { teamID })

  const withoutTeam = [...assignedTeams.values()].filter(({ team }) => !team)
  const teamsThere = await keptTeams(withoutTeam.map(({ teamID }) => teamID))
  for (const assigned of withoutTeam) {
    assigned.team = teamsThere.get(assigned.teamID)
    assigned.teamID = assigned.team?.teamID ?? assigned.teamID
  }
  const removed = new Map(
    [...assignedTeams].flatMap(([externalID, { team, teamID }]) =>
      !team && references.get(externalID)?.removed ? [[externalID, teamID] as const] : [],
    ),
  )
  const ofPeople = await knownReferences(DELETED, 'teams', removed.values(), true)
  for (const [externalID, teamID] of removed)
    if (ofPeople.has(teamID)) removed.delete(externalID)
    else assignedTeams.delete(externalID)
  return { assignedTeams, removed, references: references as ReadonlyMap<string, KnownReference> }
}

export async function teamsByID(teamIDs: readonly string[], consistent: boolean): Promise<Map<string, TeamItem>> {
  const keys = teamIDs.map((teamID) => itemKey(teams, { teamID }))
  const items = await batchGet(keys, consistent)
  return new Map(
    items.flatMap((item) => {
      if (item[ENTITY_ATTRIBUTE] !== 'team') return []
      const team: TeamItem = parseItem(teams, item)
      return [[team.teamID, team] as const]
    }),
  )
}

/**
 * The teams by the requested IDs. For a merged team, the kept one. Strongly consistent, because a team missing in a stale read would be
 * treated as deleted.
 */
export async function keptTeams(teamIDs: readonly string[]): Promise<Map<string, TeamItem>> {
  const found = await teamsByID(teamIDs, true)
  const gone = teamIDs.filter((teamID) => !found.has(teamID))
  if (gone.length === 0) return found
  const deleted = await knownReferences(DELETED, 'teams', gone, true)
  const into = new Map([...deleted].flatMap(([id, { localID }]) => (localID === id ? [] : [[id, localID] as const])))
  const kept = into.size > 0 ? await keptTeams([...new Set(into.values())]) : new Map<string, TeamItem>()
  for (const [id, intoID] of into) {
    const team = kept.get(intoID)
    if (team) found.set(id, team)
  }
  return found
}

/** The write that assigns the record to a team other than its own. */
export const aliasWrite = (source: string, externalID: string, teamID: string): readonly [Write, Error] => [
  teamAliases().create({ aliasID: ownTeamID(source, externalID), teamID }),
  versionConflict,
]

/** Removes a team whose only record moves to another team, and puts an alias in its place. */
export function aliasReplacingTeam(removal: RecordChange<TeamItem>, to: string): RecordChange<TeamItem> {
  const { item, writes } = removal
  const [, ...more] = writes
  const put = {
    params: () => ({
      ...(teamAliases().put({ aliasID: item.teamID, teamID: to }).params() as object),
      ConditionExpression: 'version = :version',
      ExpressionAttributeValues: { ':version': item.version },
    }),
  }
  return { ...removal, writes: [[put, versionConflict], ...more] }
}
