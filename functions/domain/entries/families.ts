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
 * Who is emailed when the event changes, without the creator: the families on the rosters of the hosting team and of the accepted teams, and
 * the owners and managers of the teams that entered. No families if the creator has not confirmed an email address.
 */
export async function familiesOfEvent(event: EventItem, now: Date): Promise<string[]> {
  const all = takesEntries(event) ? (await queryPartition(events().get(event), true)).of(entries) : []
  const entered = all.filter(({ status }) => status !== 'DECLINED' && status !== 'WITHDRAWN')
  const accepted = all.filter(({ status }) => status === 'ACCEPTED').map(({ teamID }) => teamID)
  const rostered = await familiesOfTeams([...accepted, ...(event.teamID ? [event.teamID] : [])], event, now)
  const told = new Set([
    ...[...rostered.values()].flat(),
    ...[...(await managersOfTeams(entered.map(({ teamID }) => teamID))).values()].flat(),
  ])
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
  return [...(await managersOfTeams(entered.map(({ teamID }) => teamID))).values()].flat()
}

/** The owners and managers, by team. */
export async function managersOfTeams(teamIDs: readonly string[]): Promise<Map<string, string[]>> {
  const found = await findAll(
    teams,
    [...new Set(teamIDs)].map((teamID) => ({ teamID })),
    true,
  )
  return new Map(found.map((team) => [team.teamID, team.claimedBy ? [team.claimedBy, ...managersOf(team)] : []]))
}

type Written = Pick<EventItem, 'createdBy' | 'updatedAt'>

/** Who claimed the players of the current rosters, by team. Empty if the creator has not confirmed an email address. */
export async function familiesOfTeams(
  teamIDs: readonly string[],
  { createdBy, updatedAt }: Written,
  now: Date,
): Promise<Map<string, string[]>> {
  if (createdBy && !(await canMessageStrangers(createdBy))) return new Map()
  const rostered = [...new Set(teamIDs)].map(async (teamID) => {
    const partition = await queryPartition(teams().get({ teamID }), true)
    const since = reachesSince(partition.of(teams)[0] ?? null, { updatedAt }, now)
    const current = partition
      .of(rosterEntries)
      .filter((it) => isCurrent(it, now) && !it.lacksConsent && it.createdAt >= since)
    const families = (await findAll(players, current, true)).flatMap(({ claimedBy }) => claimedBy ?? [])
    return [teamID, families] as const
  })
  return new Map(await Promise.all(rostered))
}
