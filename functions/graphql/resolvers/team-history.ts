import { isCurrent } from '../../domain/team-history/current.ts'
import type { MutationResolvers, QueryResolvers, TeamHistoryResolvers } from '../generated.ts'
import { historyOf } from '../rosters.ts'
import { asViewer, can } from '../rules.ts'

/** What readers of the directory need not load. */
const writes = () => import('../../domain/team-history/service.ts')

export const Query = {
  playerTeamHistory: (_, { playerID }, context) => historyOf(playerID, context),
} satisfies QueryResolvers

export const Mutation = {
  addPlayerToTeam: async (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return (await writes()).addPlayerToTeam({ userID: asViewer(context).userID, input, key, now })
  },
  updatePlayerTeamHistory: async (_, { id, input }, { now }) =>
    (await writes()).updatePlayerTeamHistory(id, input, now),
  removePlayerFromTeam: async (_, { teamHistoryID }) => (await writes()).removePlayerFromTeam(teamHistoryID),
} satisfies MutationResolvers

export const TeamHistory = {
  id: ({ teamHistoryID }) => teamHistoryID,
  isCurrent: (entry, _, { now }) => isCurrent(entry, now),
  player: ({ playerID }, _, { load }) => load.player(playerID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  viewerCanManage: async ({ teamID, playerID }, _, { viewer, load }) => {
    if (!viewer) return false
    const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
    return can.manageTeam(viewer, team) || can.managePlayer(viewer, player)
  },
} satisfies TeamHistoryResolvers
