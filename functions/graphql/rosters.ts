import { isID } from '../domain/ids.ts'
import { players } from '../domain/players/entity.ts'
import { isCurrent } from '../domain/team-history/current.ts'
import { playerHistory, type RosterItem, rosterEntries } from '../domain/team-history/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import type { Context } from './context.ts'

const newestFirst = (a: RosterItem, b: RosterItem) =>
  b.startDate.localeCompare(a.startDate) || b.teamHistoryID.localeCompare(a.teamHistoryID)

/** The team's roster, present and past, newest first; empty for a deleted team, without deleted players. */
export async function rosterOf(teamID: string, { load }: Context): Promise<RosterItem[]> {
  if (!isID(teamID)) return []
  const partition = await load.teamPartition(teamID)
  if (partition.of(teams()).length === 0) return []
  const entries = partition.of(rosterEntries())
  const found = await Promise.all(entries.map(({ playerID }) => load.player(playerID)))
  return entries.filter((_, i) => found[i]).sort(newestFirst)
}

export const currentRosterOf = async (teamID: string, context: Context) =>
  (await rosterOf(teamID, context)).filter((entry) => isCurrent(entry, context.now))

/** The player's teams, present and past, newest first; empty for a player that is gone, without teams that are. */
export async function historyOf(playerID: string, { load }: Context): Promise<RosterItem[]> {
  if (!isID(playerID)) return []
  const partition = await load.playerPartition(playerID)
  if (partition.of(players()).length === 0) return []
  const entries: RosterItem[] = partition.of(playerHistory())
  const found = await Promise.all(entries.map(({ teamID }) => load.team(teamID)))
  return entries.filter((_, i) => found[i]).sort(newestFirst)
}
