import { replaceItem } from '../records/version.ts'
import { queryPartition, retryOnConflict, transactWrite, type Writes } from '../store.ts'
import { type TeamDivision, teams } from '../teams/entity.ts'
import { isCurrent } from './current.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from './entity.ts'

type DivisionName = Pick<TeamDivision, 'division' | 'ageGroup'>

/** Two items per entry: the entry and its copy. */
const AT_ONCE = 40

const isNamed = (entry: { division?: string; ageGroup?: string }, { division, ageGroup }: DivisionName) =>
  entry.division === division && entry.ageGroup === ageGroup

/**
 * Renames the division in all roster entries with the old name, current and past. Idempotent. No-op if the team has another division with
 * the old name, or none with the new one.
 */
export async function renameDivisionInRoster(teamID: string, from: DivisionName, to: DivisionName): Promise<void> {
  let isDone = false
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const partition = await queryPartition(teams().get({ teamID }), true)
      const [team] = partition.of(teams)
      if (!team?.divisions.some((it) => isNamed(it, to)) || team.divisions.some((it) => isNamed(it, from))) return true
      const entries = partition.of(rosterEntries).filter((it) => isNamed(it, from))
      if (entries.length === 0) return true
      await transactWrite(entries.slice(0, AT_ONCE).flatMap((entry) => renamed(entry, to)))
      return entries.length <= AT_ONCE
    })
  }
}

/** Moves current roster entries and pending requests to another division of the team. */
export async function moveCurrentRoster(
  teamID: string,
  from: DivisionName,
  to: DivisionName,
  now: Date,
): Promise<void> {
  let isDone = false
  while (!isDone) {
    isDone = await retryOnConflict(async () => {
      const partition = await queryPartition(teams().get({ teamID }), true)
      const entries = partition.of(rosterEntries).filter((it) => isNamed(it, from) && isCurrent(it, now))
      const requests = partition.of(rosterRequests).filter((it) => isNamed(it, from))
      const writes = [...entries.map((entry) => renamed(entry, to)), ...requests.map((it) => renamedRequest(it, to))]
      if (writes.length > 0) await transactWrite(writes.slice(0, AT_ONCE).flat())
      return writes.length <= AT_ONCE
    })
  }
}

function renamedRequest(request: RosterRequest, { division, ageGroup }: DivisionName): Writes {
  const next = { ...request, division, ageGroup, version: request.version + 1 }
  return [replaceItem(rosterRequests(), request, next), [playerRequests().put(next)]]
}

function renamed(entry: RosterItem, { division, ageGroup }: DivisionName): Writes {
  const next = { ...entry, division, ageGroup, version: entry.version + 1 }
  return [replaceItem(rosterEntries(), entry, next), [playerHistory().put(next)]]
}
