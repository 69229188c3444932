import { players } from '../../domain/players/entity.ts'
import {
  isCurrent,
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRow,
  rosterEntries,
  rosterRequests,
} from '../../domain/roster/entity.ts'
import { teams } from '../../domain/teams/entity.ts'
import { filterAsync } from '../../values/promises.ts'
import type { Context } from '../context.ts'
import { can } from '../rules/can.ts'

const newestFirst = (a: RosterItem, b: RosterItem) =>
  b.startDate.localeCompare(a.startDate) || b.teamHistoryID.localeCompare(a.teamHistoryID)

/** The team's roster, current and past, newest first. Without deleted players, with players that the viewer does not find. Empty for a deleted team. */
export async function rosterOf(teamID: string, { load }: Context): Promise<RosterItem[]> {
  const partition = await load.teamPartition(teamID)
  if (partition.of(teams).length === 0) return []
  const entries = partition.of(rosterEntries)
  load.budget.expectRecords(entries.length)
  return (await filterAsync(entries, ({ playerID }) => load.unnamedPlayer(playerID))).sort(newestFirst)
}

export const currentRosterOf = async (teamID: string, context: Context) =>
  (await rosterOf(teamID, context)).filter((entry) => isCurrent(entry, context.now))

/** The team's pending roster requests, visible to those who manage the team, the owners of their players, and admins. */
export async function rosterRequestsOf(teamID: string, context: Context): Promise<RosterRow[]> {
  const { viewer, load } = context
  if (!viewer) return []
  const partition = await load.teamPartition(teamID)
  const [team] = partition.of(teams)
  if (!team) return []
  const seen = await filterAsync(partition.of(rosterRequests), async ({ playerID }) => {
    const player = await load.unnamedPlayer(playerID)
    return player && (can.manageTeam(viewer, team) || can.managePlayer(context, player))
  })
  return seen.sort(newestFirst)
}

/**
 * The player's teams, current and past, newest first. Without deleted teams. Empty for a deleted player. A request that waits for a team
 * without an owner counts as an entry here. Other pending requests are visible to both sides and admins.
 */
export async function historyOf(playerID: string, context: Context): Promise<RosterRow[]> {
  const { viewer, load } = context
  const partition = await load.playerPartition(playerID)
  const [player] = partition.of(players)
  if (!player) return []
  const entries: RosterRow[] = [...partition.of(playerHistory), ...partition.of(playerRequests)]
  load.budget.expectRecords(entries.length)
  const found = await Promise.all(entries.map(({ teamID }) => load.team(teamID)))
  const isManaged = await can.managePlayer(context, player)
  return entries
    .flatMap((entry, i) => {
      const team = found[i]
      if (!team) return []
      if (entry.waitsFor === 'team' && !team.claimedBy) return [{ ...entry, waitsFor: undefined }]
      return !entry.waitsFor || isManaged || can.manageTeam(viewer, team) ? [entry] : []
    })
    .sort(newestFirst)
}
