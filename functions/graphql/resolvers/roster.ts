import { isCurrent, playerRequests, rosterRequests } from '../../domain/roster/entity.ts'
import { filterAsync } from '../../values/promises.ts'
import type { QueryResolvers, TeamHistoryResolvers } from '../generated.ts'
import { historyOf } from '../reads/rosters.ts'
import { can, teamsOf } from '../rules/can.ts'
import { asViewer } from '../rules/rule.ts'

export const Query = {
  playerTeamHistory: (_, { playerID }, context) => historyOf(playerID, context),
  pendingRosterEntries: async (_, __, context) => {
    const { load } = context
    const playerIDs = (await load.referencesOf(asViewer(context).userID))('claimedPlayer')
    const [teams, players] = await Promise.all([
      Promise.all([...(await teamsOf(context)).own].map(load.teamPartition)),
      Promise.all(playerIDs.map(load.playerPartition)),
    ])
    const own = [...teams.flatMap((it) => it.of(rosterRequests)), ...players.flatMap((it) => it.of(playerRequests))]
    const asked = await filterAsync(own, (it) => can.answerRosterEntry(context.viewer, it, context))
    return asked.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  },
} satisfies QueryResolvers

export const TeamHistory = {
  id: ({ teamHistoryID }) => teamHistoryID,
  isCurrent: (entry, _, { now }) => !entry.waitsFor && isCurrent(entry, now),
  player: ({ playerID }, _, { load }) => load.player(playerID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  // Together with the team and a first name, it would identify a child on the field.
  jerseyNumber: async ({ jerseyNumber, playerID }, _, { viewer, load }) =>
    viewer || !(await load.player(playerID)) ? jerseyNumber : null,
  position: async ({ playerID }, _, { load }) => (await load.unnamedPlayer(playerID))?.positions?.[0],
  positions: async ({ playerID }, _, { load }) => (await load.unnamedPlayer(playerID))?.positions ?? [],
  viewerCanAnswer: (entry, _, context) => can.answerRosterEntry(context.viewer, entry, context),
  viewerCanManage: async ({ teamID, playerID }, _, context) => {
    const { viewer, load } = context
    if (!viewer) return false
    const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
    return can.manageTeam(viewer, team) || can.managePlayer(context, player)
  },
} satisfies TeamHistoryResolvers
