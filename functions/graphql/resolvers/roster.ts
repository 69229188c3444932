import { isCurrent } from '../../domain/roster/current.ts'
import { playerRequests, rosterRequests } from '../../domain/roster/entity.ts'
import type { MutationResolvers, QueryResolvers, TeamHistoryResolvers } from '../generated.ts'
import { openPlayer, seesFullProfile } from '../limits/full-profiles.ts'
import { historyOf } from '../reads/rosters.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { can, isVerified, teamsOf } from '../rules/can.ts'
import { tiesOf } from '../rules/ties.ts'

/** Loaded on first use, to keep reads fast. */
const writes = () => import('../../domain/roster/service.ts')
const requests = () => import('../../domain/roster/requests.ts')
const imports = () => import('../../domain/roster/import.ts')
const moves = () => import('../../domain/roster/move.ts')
const invitations = () => import('../../domain/family-invitations/service.ts')

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
  removePlayerFromTeam: async (_, { teamHistoryID }, context) =>
    (await writes()).removePlayerFromTeam(teamHistoryID, { caller: asViewer(context), now: context.now }),
  importRoster: async (_, { dryRun, ...args }, context) => {
    const caller = asViewer(context)
    const { idempotencyKey: key, now, seen } = context
    const mayInvite = !caller.isAdmin && isVerified(caller)
    const isDryRun = dryRun ?? false
    return (await imports()).importRoster({
      ...args,
      caller,
      isDryRun,
      sees: (player) => {
        openPlayer(context, player)
        return seesFullProfile(context, player)
      },
      ties: await tiesOf(context),
      canInvite: mayInvite,
      key,
      now,
      seen,
    })
  },
  moveRosterToSeason: async (_, { teamID, ...args }, context) =>
    (await moves()).moveRosterToSeason(teamID, { ...args, caller: asViewer(context), now: context.now }),
  invitePlayerFamily: async (_, args, context) => {
    const { userID: invitedBy } = asViewer(context)
    return (await import('../../domain/roster/invite-family.ts')).invitePlayerFamily(
      { ...args, invitedBy },
      context.now,
    )
  },
  acceptPlayerInvitation: async (_, { playerID, code, guardianConsent: consent }, context) => {
    const { userID } = asViewer(context)
    return (await invitations()).acceptPlayerInvitation(playerID, code, { userID, consent, now: context.now })
  },
  acceptRosterEntry: async (_, { id }, context) =>
    (await requests()).acceptRosterEntry(id, { caller: asViewer(context), now: context.now }),
  declineRosterEntry: async (_, { id }, context) =>
    (await requests()).declineRosterEntry(id, { caller: asViewer(context), now: context.now }),
} satisfies MutationResolvers

export const TeamHistory = {
  id: ({ teamHistoryID }) => teamHistoryID,
  isCurrent: (entry, _, { now }) => !entry.waitsFor && isCurrent(entry, now),
  player: ({ playerID }, _, { load }) => load.player(playerID),
  team: ({ teamID }, _, { load }) => load.team(teamID),
  // Together with the team and a first name, it would identify a child on the field.
  jerseyNumber: async ({ jerseyNumber, playerID }, _, { viewer, load }) =>
    viewer || !(await load.player(playerID)) ? (jerseyNumber ?? null) : null,
  position: async ({ playerID }, _, { load }) => (await load.unnamedPlayer(playerID))?.position ?? null,
  waitsFor: ({ waitsFor }) => waitsFor ?? null,
  viewerCanAnswer: (entry, _, context) => can.answerRosterEntry(context.viewer, entry, context),
  viewerCanManage: async ({ teamID, playerID }, _, context) => {
    const { viewer, load } = context
    if (!viewer) return false
    const [team, player] = await Promise.all([load.team(teamID), load.player(playerID)])
    return can.manageTeam(viewer, team) || can.managePlayer(context, player)
  },
} satisfies TeamHistoryResolvers
