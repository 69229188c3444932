import { DELETED, syncReferences } from '../../domain/sync/reference-entity.ts'
import { teamKey } from '../../domain/sync/team-key.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { teamNameKey } from '../../domain/teams/record.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { findAll, versionConflict, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { localID } from '../../values/ids.ts'
import { keptTeams, teamsByID } from './assigned-teams.ts'
import { type KnownReference, knownReferences } from './references.ts'

/**
 * The source name for references that find imported teams by name and place. Written in the team's transaction, so that a run creates only
 * one team of listings per name. `localID` lists the teams. People may have renamed them since.
 */
export const NAMES = '#names'

export const keyOfTeam = ({ name, locationCity, state }: TeamItem) => teamKey(name, locationCity ?? '', state ?? '')

/** The holders of the names, by folded name. Teams that people created or renamed hold their names, imported ones do not. */
async function holdersOf(names: readonly string[], consistent = true): Promise<Map<string, string>> {
  const keys = await findAll(uniqueKeys, names.map(teamNameKey), consistent)
  return new Map(keys.map(({ value, owner }) => [value, owner]))
}

export const teamsIn = (named: { localID: string } | undefined) => named?.localID.split(' ') ?? []

export type Namesakes = Awaited<ReturnType<typeof namesakesOf>>

/** The teams that new records may be matched with by name, and the names of teams that people deleted. */
export async function namesakesOf(asked: readonly { key: string | null; name: string }[], consistent: boolean) {
  const keys = asked.flatMap(({ key }) => key ?? [])
  const names = asked.map(({ name }) => name)
  const deletedIDs = keys.map((key) => localID('team', key))
  const [stored, deleted, holders] = await Promise.all([
    knownReferences(NAMES, 'teams', keys, consistent),
    knownReferences(DELETED, 'teams', deletedIDs, consistent),
    holdersOf(names, consistent),
  ])
  const found = await teamsByID([...[...stored.values()].flatMap(teamsIn), ...holders.values()], consistent)
  const byKey = Map.groupBy([...found.values()], (team) => keyOfTeam(team))
  const kept = await keptTeams([...deleted.values()].map((reference) => reference.localID))
  return {
    teams: [...found.values(), ...kept.values()],
    /** The stored teams of each name that was read. */
    stored: new Map(keys.map((key): [string, KnownReference | undefined] => [key, stored.get(key)])),
    candidatesOf: (key: string) => (byKey.get(key) ?? []).map(({ teamID }) => teamID),
    wasDeleted: (key: string) => deleted.has(localID('team', key)),
    /** The kept team, if a team with this name was merged. */
    mergedInto: (key: string) => kept.get(deleted.get(localID('team', key))?.localID ?? ''),
  }
}

/** The write that stores the teams of the name, unless they changed since they were read. */
export function nameWrite(
  key: string,
  teamIDs: readonly string[],
  stored: KnownReference | undefined,
): readonly [Write, Error] {
  const name = { source: NAMES, kind: 'teams', externalID: key } as const
  const reference = { ...name, localID: teamIDs.join(' ') }
  if (!stored) return [syncReferences().create(reference), versionConflict]
  const write = teamIDs.length > 0 ? syncReferences().put(reference) : syncReferences().delete(name)
  return [write.where(({ localID: held }, { eq }) => eq(held, stored.localID)), versionConflict]
}

/** The teams that hold their own names. */
export async function teamsHoldingTheirNames(teams: readonly TeamItem[]): Promise<Set<string>> {
  const holders = await holdersOf(teams.map(({ name }) => name))
  return new Set(teams.flatMap(({ name, teamID }) => (holders.get(foldedTeamName(name)) === teamID ? [teamID] : [])))
}
