import { isPendingTransfer } from '../../domain/team-transfers/entity.ts'
import { managersOf } from '../../domain/teams/managers.ts'
import { parentOf } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers, QueryResolvers, TeamTransferResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

/** Loaded on first use, to keep reads fast. */
const writes = () => import('../../domain/team-transfers/service.ts')

export const Query = {
  teamTransfers: async (_, __, context) => {
    const { userID } = asViewer(context)
    const teamIDs = (await context.load.referencesOf(userID))('teamTransfer')
    const found = await Promise.all(teamIDs.map((teamID) => pendingTransferOf(teamID, context)))
    return found.filter((it) => it !== null).filter(({ toUserID }) => toUserID === userID)
  },
} satisfies QueryResolvers

export const Mutation = {
  transferTeam: async (_, { teamID, userID }, context) =>
    (await writes()).transferTeam(teamID, userID, { caller: asViewer(context), now: context.now }),
  acceptTransfer: async (_, { id }, { now, load }) => {
    const before = await load.team(parentOf(id, 'Transfer not found'))
    const team = await (await writes()).acceptTransfer(id, now)
    const former = before ? [before.claimedBy ?? '', ...managersOf(before)] : []
    await (await import('../../lifecycle/claim/hand-over.ts')).handOverEventsAndOpportunities(team.teamID, former, now)
    await (await import('../../lifecycle/claim/ended-appointments.ts')).removeEndedAppointments(team.teamID)
    return team
  },
  declineTransfer: async (_, { id }, { now }) => (await writes()).declineTransfer(id, now),
  cancelTransfer: async (_, { id }, { now }) => (await writes()).cancelTransfer(id, now),
} satisfies MutationResolvers

export const TeamTransfer = {
  id: ({ transferID }) => transferID,
  team: async ({ teamID }, _, { load }) => (await load.team(teamID))!,
  fromName: async ({ fromUserID }, _, { load }) => (await load.user(fromUserID))?.name ?? null,
  toName: async ({ toUserID }, _, { load }) => (await load.user(toUserID))?.name ?? null,
  expiresAt: ({ expiresAt }) => new Date(expiresAt * 1000).toISOString(),
} satisfies TeamTransferResolvers

/** The team's offer, if it can be accepted and the viewer can see the team. */
export async function pendingTransferOf(teamID: string, { load, now }: Context) {
  const team = await load.team(teamID)
  const transfer = team && (await load.teamTransfer(teamID))
  return team && transfer && isPendingTransfer(transfer, team, now) ? transfer : null
}
