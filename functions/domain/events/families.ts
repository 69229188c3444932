import { findAll, queryPartition } from '../../store/store.ts'
import { players } from '../players/entity.ts'
import { isCurrent, rosterEntries } from '../roster/entity.ts'
import { teams } from '../teams/entity.ts'
import { reachesSince } from '../teams/provisional.ts'
import { canMessageStrangers } from '../users/entity.ts'
import type { EventItem } from './entity.ts'

/**
 * The distinct families on the hosting team's roster who are emailed when the event changes, without the creator. Empty if the creator has
 * not confirmed an email address.
 */
export async function familiesOfEvent(
  { teamID, createdBy, updatedAt }: Pick<EventItem, 'teamID' | 'createdBy' | 'updatedAt'>,
  now: Date,
): Promise<string[]> {
  if (!teamID || (createdBy && !(await canMessageStrangers(createdBy)))) return []
  const partition = await queryPartition(teams().get({ teamID }), true)
  const since = reachesSince(partition.of(teams)[0] ?? null, { updatedAt }, now)
  const current = partition.of(rosterEntries).filter((entry) => isCurrent(entry, now) && entry.createdAt >= since)
  const families = new Set((await findAll(players, current, true)).flatMap(({ claimedBy }) => claimedBy ?? []))
  families.delete(createdBy ?? '')
  return [...families]
}
