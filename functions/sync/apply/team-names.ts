import { batchGet, keyOf, parseItem } from '../../domain/store.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { teamNameKey } from '../../domain/teams/name-key.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { uniqueKeys } from '../../domain/unique-keys/entity.ts'

/** Which teams hold the names, by folded name. Teams that people made or renamed hold theirs; imported ones hold none. */
export async function holdersOf(names: readonly string[], consistent = true): Promise<Map<string, string>> {
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

/** Those of the teams that hold the names they have. */
export async function holdingTheirNames(teams: readonly TeamItem[]): Promise<Set<string>> {
  const holders = await holdersOf(teams.map(({ name }) => name))
  return new Set(teams.flatMap(({ name, teamID }) => (holders.get(foldedTeamName(name)) === teamID ? [teamID] : [])))
}
