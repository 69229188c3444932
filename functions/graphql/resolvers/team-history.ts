import { isCurrent } from '../../domain/team-history/current.ts'
import { playerRequests, rosterRequests } from '../../domain/team-history/entity.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { can } from '../can.ts'
import type { MutationResolvers, QueryResolvers, TeamHistoryResolvers } from '../generated.ts'
import { historyOf } from '../rosters.ts'
import { asViewer } from '../rules.ts'

/** Loaded lazily to keep reads light. */
const writes = () => import('../../domain/team-history/service.ts')
const requests = () => import('../../domain/team-history/requests.ts')

export const Query = {
  playerTeamHistory: (_, { playerID }, context) => historyOf(playerID, context),
  pendingRosterEntries: async (_, __, context) => {
    const { userID } = asViewer(context)
    const references = (await context.load.userPartition(userID)).of(userReferences())
    const waiting = await Promise.all(
      references.map(async ({ kind, recordID }) => {
        if (kind === 'claimedTeam') return (await context.load.teamPartition(recordID)).of(rosterRequests())
        if (kind === 'claimedPlayer') return (await context.load.playerPartition(recordID)).of(playerRequests())
        return []
      }),
    )
    const own = waiting.flat()
    const isAsked = await Promise.all(own.map((it) => can.answerRosterEntry(context.viewer, it, context)))
    return own.filter((_, i) => isAsked[i]).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  },
} satisfies QueryResolvers

export const Mutation = {
  addPlayerToTeam: async (_, { input }, context) => {
    const { idempotencyKey: key, now } = context
    return (await writes()).addPlayerToTeam({ caller: asViewer(context), input, key, now })
  },
  updatePlayerTeamHistory: async (_, { id, input }, context) =>
    (await writes()).updatePlayerTeamHistory(id, { caller: asViewer(context), input, now: context.now }),
  removePlayerFromTeam: async (_, { teamHistoryID }) => (await writes()).removePlayerFromTeam(teamHistoryID),
  acceptRosterEntry: async (_, { id }, { now }) => (await requests()).acceptRosterEntry(id, now),
  declineRosterEntry: async (_, { id }) => (await requests()).declineRosterEntry(id),
} satisfies MutationResolvers

export const TeamHistory = {
  id: ({ teamHistoryID }) => teamHistoryID,
  isCurrent: (entry, _, { now }) => !entry.waitsFor && isCurrent(entry, now),
  player: ({ playerID }, _, { load }) => load.player(playerID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  waitsFor: ({ waitsFor }) => waitsFor ?? null,
  viewerCanAnswer: (entry, _, context) => can.answerRosterEntry(context.viewer, entry, context),
  viewerCanManage: async ({ teamID, playerID }, _, { viewer, load }) => {
    if (!viewer) return false
    const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
    return can.manageTeam(viewer, team) || can.managePlayer(viewer, player)
  },
} satisfies TeamHistoryResolvers
