import { findAll, queryPartition } from '../../store/store.ts'
import { type EventItem, events, takesEntries } from '../events/entity.ts'
import { players } from '../players/entity.ts'
import { isCurrent, rosterEntries } from '../roster/entity.ts'
import { teams } from '../teams/entity.ts'
import { managersOf } from '../teams/managers.ts'
import { reachesSince } from '../teams/provisional.ts'
import { canMessageStrangers } from '../users/entity.ts'
import { type EntryItem, entries } from './entity.ts'

/**
 * Who is emailed when the event changes, without the creator: the families on the hosting team's roster, and the owners and managers of the
 * teams that entered.
 */
export async function familiesOfEvent(event: EventItem, now: Date): Promise<string[]> {
  const told = new Set([...(await rosteredFamilies(event, now)), ...(await managersOfEntered(event))])
  told.delete(event.createdBy ?? '')
  return [...told]
}

/** The owners and managers of the teams whose entry has one of the statuses. */
export async function managersOfEntered(
  event: EventItem,
  statuses: readonly EntryItem['status'][] = ['APPLIED', 'ACCEPTED', 'WAITLISTED'],
): Promise<string[]> {
  if (!takesEntries(event)) return []
  const all = (await queryPartition(events().get(event), true)).of(entries)
  const entered = all.filter(({ status }) => statuses.includes(status))
  const distinct = [...new Set(entered.map(({ teamID }) => teamID))].map((teamID) => ({ teamID }))
  return (await findAll(teams, distinct, true)).flatMap((team) =>
    team.claimedBy ? [team.claimedBy, ...managersOf(team)] : [],
  )
}

/** Empty if the creator has not confirmed an email address. */
async function rosteredFamilies({ teamID, createdBy, updatedAt }: EventItem, now: Date): Promise<string[]> {
  if (!teamID || (createdBy && !(await canMessageStrangers(createdBy)))) return []
  const partition = await queryPartition(teams().get({ teamID }), true)
  const since = reachesSince(partition.of(teams)[0] ?? null, { updatedAt }, now)
  const current = partition.of(rosterEntries).filter((entry) => isCurrent(entry, now) && entry.createdAt >= since)
  return (await findAll(players, current, true)).flatMap(({ claimedBy }) => claimedBy ?? [])
}
