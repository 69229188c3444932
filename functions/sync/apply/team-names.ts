import { batchGet, keyOf, parseItem, versionConflict, type Write } from '../../domain/store.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { foldedTeamName } from '../../domain/teams/validation.ts'
import { uniqueKeys } from '../../domain/unique-keys/entity.ts'

const nameKey = (name: string) => ({ scope: 'teamname', value: foldedTeamName(name) }) as const

/** Which teams hold the names, by folded name. Teams that people made or renamed hold theirs; imported ones hold none. */
export async function holdersOf(names: readonly string[], consistent = true): Promise<Map<string, string>> {
  const items = await batchGet(
    names.map((name) => keyOf(uniqueKeys().get(nameKey(name)))),
    consistent,
  )
  return new Map(
    items.map((item) => {
      const { value, owner } = parseItem(uniqueKeys(), item)
      return [value, owner]
    }),
  )
}

/** The writes by which teams that are renamed or removed give up the names that they hold, by team. */
export async function leavingNames(teams: readonly TeamItem[]): Promise<Map<string, [Write, Error]>> {
  const holders = await holdersOf(teams.map(({ name }) => name))
  const leaving = teams.filter(({ name, teamID }) => holders.get(foldedTeamName(name)) === teamID)
  return new Map(
    leaving.map(({ name, teamID }) => {
      const write = uniqueKeys()
        .delete(nameKey(name))
        .where(({ owner }, { eq }) => eq(owner, teamID))
      return [teamID, [write, versionConflict]]
    }),
  )
}
