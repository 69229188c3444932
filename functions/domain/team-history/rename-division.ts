import { replaceItem } from '../records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, type Write } from '../store.ts'
import { type TeamDivision, teams } from '../teams/entity.ts'
import { playerHistory, type RosterItem, rosterEntries } from './entity.ts'

type DivisionName = Pick<TeamDivision, 'division' | 'ageGroup'>

/** Two items each: roster entry and mirror. */
const AT_ONCE = 40

const isNamed = (entry: { division?: string; ageGroup?: string }, { division, ageGroup }: DivisionName) =>
  entry.division === division && entry.ageGroup === ageGroup

/**
 * Brings a division's new name into the roster entries that carry the old one, present and past. May be run again at any time; does
 * nothing where the team has another division of the old name, or none of the new one.
 */
export async function renameDivisionInRoster(teamID: string, from: DivisionName, to: DivisionName): Promise<void> {
  let isDone = false
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const partition = await queryPartition(teams().get({ teamID }), true)
      const [team] = partition.of(teams())
      if (!team?.divisions.some((it) => isNamed(it, to)) || team.divisions.some((it) => isNamed(it, from))) return true
      const entries = partition.of(rosterEntries()).filter((it) => isNamed(it, from))
      if (entries.length === 0) return true
      await transactWrite(entries.slice(0, AT_ONCE).flatMap((entry) => renamed(entry, to)))
      return entries.length <= AT_ONCE
    })
  }
}

function renamed(entry: RosterItem, { division, ageGroup }: DivisionName): [Write, Error?][] {
  const next = { ...entry, division, ageGroup, version: entry.version + 1 }
  return [replaceItem(rosterEntries(), entry, next), [playerHistory().put(next)]]
}
