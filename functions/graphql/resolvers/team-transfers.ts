import { isPendingTransfer } from '../../domain/team-transfers/entity.ts'
import type { Context } from '../context.ts'
import type { QueryResolvers, TeamTransferResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Query = {
  teamTransfers: async (_, __, context) => {
    const { userID } = asViewer(context)
    const teamIDs = (await context.load.referencesOf(userID))('teamTransfer')
    const found = await Promise.all(teamIDs.map((teamID) => pendingTransferOf(teamID, context)))
    return found.filter((it) => it !== null).filter(({ toUserID }) => toUserID === userID)
  },
} satisfies QueryResolvers

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
