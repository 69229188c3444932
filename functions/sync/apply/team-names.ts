import { localID } from '../../domain/local-id.ts'
import { batchGet, keyOf, parseItem } from '../../domain/store.ts'
import { DELETED } from '../../domain/sync-runs/reference-entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { teamNameKey } from '../../domain/teams/name-key.ts'
import { teamKey } from '../../domain/teams/team-key.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { uniqueKeys } from '../../domain/unique-keys/entity.ts'
import { keptTeams, teamsByID } from './homes.ts'
import { knownReferences } from './references.ts'

/** The source under which every team that came from outside can be found by name and place. It may lag, so the team is looked at too. */
export const NAMES = '#names'
/** The same for teams that are listed once for each age and class; written in the transaction of the team, so that there is one of a name. */
export const LISTINGS = '#listings'

export const keyOfTeam = ({ name, locationCity, state }: TeamItem) => teamKey(name, locationCity ?? '', state ?? '')

/** Which teams hold the names, by folded name. Teams that people made or renamed hold theirs; imported ones hold none. */
async function holdersOf(names: readonly string[], consistent = true): Promise<Map<string, string>> {
  const items = await batchGet(
    names.map((name) => keyOf(uniqueKeys().get(teamNameKey(name)))),
    consistent,
  )
  return new Map(
    items.map((item) => {
      const { value, owner } = parseItem(uniqueKeys(), item)
      return [value, owner]
    }),
  )
}

/** The teams that new records may be matched with by name, and the names under which people deleted one. */
export async function namesakesOf(asked: { key: string | null; name: string }[], consistent: boolean) {
  const keys = asked.flatMap(({ key }) => key ?? [])
  const [names, listings, deleted, holders] = await Promise.all([
    knownReferences(NAMES, 'teams', keys, consistent),
    knownReferences(LISTINGS, 'teams', keys, consistent),
    knownReferences(
      DELETED,
      'teams',
      keys.map((key) => localID('team', key)),
      consistent,
    ),
    holdersOf(
      asked.map(({ name }) => name),
      consistent,
    ),
  ])
  const named = [...names.values(), ...listings.values()].map((reference) => reference.localID)
  // Tables of earlier versions have teams whose ids follow from their first name.
  const found = await teamsByID([...named, ...holders.values(), ...keys.map((key) => localID('team', key))], consistent)
  const byKey = Map.groupBy([...found.values()], (team) => keyOfTeam(team))
  const kept = await keptTeams([...deleted.values()].map((reference) => reference.localID))
  return {
    teams: [...found.values(), ...kept.values()],
    listings: listings as ReadonlyMap<string, { localID: string }>,
    candidatesOf: (key: string) => (byKey.get(key) ?? []).map(({ teamID }) => teamID),
    wasDeleted: (key: string) => deleted.has(localID('team', key)),
    /** The team that one of the name was merged into. */
    mergedInto: (key: string) => kept.get(deleted.get(localID('team', key))?.localID ?? ''),
  }
}

/** Those of the teams that hold the names they have. */
export async function holdingTheirNames(teams: readonly TeamItem[]): Promise<Set<string>> {
  const holders = await holdersOf(teams.map(({ name }) => name))
  return new Set(teams.flatMap(({ name, teamID }) => (holders.get(foldedTeamName(name)) === teamID ? [teamID] : [])))
}
