import { replaceItem } from '../../store/records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, versionConflict, type Writes } from '../../store/store.ts'
import { isNamed } from '../teams/divisions.ts'
import { type DivisionName, teams } from '../teams/entity.ts'
import { unchanged } from '../teams/managers.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from './entity.ts'

/** Two items per entry: the entry and its copy. */
const AT_ONCE = 40

type Rows = { entries: RosterItem[]; requests: RosterRequest[] }
type Partition = Awaited<ReturnType<typeof queryPartition>>

/** The roster entries, current and past, and pending requests that name the division. */
export const rowsOfDivision = (partition: Partition, name: DivisionName): Rows => ({
  entries: partition.of(rosterEntries).filter((it) => isNamed(it, name)),
  requests: partition.of(rosterRequests).filter((it) => isNamed(it, name)),
})

/** The writes that rename the division of the rows, as many as fit in one transaction, and whether these are all. */
export function renameWrites({ entries, requests }: Rows, to: DivisionName): { writes: Writes; areAll: boolean } {
  const renames = [...entries.map((it) => renamedEntry(it, to)), ...requests.map((it) => renamedRequest(it, to))]
  return { writes: renames.slice(0, AT_ONCE).flat(), areAll: renames.length <= AT_ONCE }
}

/**
 * Gives the division's current name to all rows with the old one. Idempotent. No-op if the division is gone, or another has the old name.
 */
export async function renameDivisionInRoster(teamID: string, from: DivisionName, divisionID: string): Promise<void> {
  let isDone = false
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const partition = await queryPartition(teams().get({ teamID }), true)
      const [team] = partition.of(teams)
      const to = team?.divisions.find(({ id }) => id === divisionID)
      if (!team || !to || team.divisions.some((it) => isNamed(it, from))) return true
      const { writes, areAll } = renameWrites(rowsOfDivision(partition, from), to)
      if (writes.length > 0) await transactWrite([[unchanged(team), versionConflict], ...writes])
      return areAll
    })
  }
}

function renamedRequest(request: RosterRequest, { division, ageGroup }: DivisionName): Writes {
  const next = { ...request, division, ageGroup, version: request.version + 1 }
  return [replaceItem(rosterRequests(), request, next), [playerRequests().put(next)]]
}

function renamedEntry(entry: RosterItem, { division, ageGroup }: DivisionName): Writes {
  const next = { ...entry, division, ageGroup, version: entry.version + 1 }
  return [replaceItem(rosterEntries(), entry, next), [playerHistory().put(next)]]
}
