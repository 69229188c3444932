import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { NO_TEAM } from '../../domain/teams/managers.ts'
import { notFound } from '../../values/errors.ts'
import { parentOf } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Context } from '../context.ts'
import { asViewer } from './as-viewer.ts'
import { can } from './can.ts'
import { forbid, type Rule } from './rule.ts'
import { confirmedTeamOwner, refuseProvisional } from './teams.ts'

/** The owner of the team to offer, if the claim is not provisional, or an admin. */
export const ownerOfTeam: Rule<{ teamID: string }> = (context, { teamID }) =>
  confirmedTeamOwner(context, { id: teamID })

const noTransfer = () => notFound('Transfer')
async function transferOf({ load }: Context, id: string) {
  const [transfer] = (await load.teamPartition(parentOf(id, 'Transfer'))).of(teamTransfers)
  if (transfer?.transferID !== id) throw noTransfer()
  return transfer
}

/** The recipient of the offered team. Others get NOT_FOUND, except the owner. */
export const transferRecipient: Rule<{ id: string }> = async (context, { id }) => {
  const { userID } = asViewer(context)
  const { teamID, toUserID } = await transferOf(context, id)
  if (toUserID === userID) return
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) throw forbid(m.this_offer_is_for_somebody_else)
  throw noTransfer()
}

/** The owner of the offered team, if the claim is not provisional, or an admin. Others get NOT_FOUND, except the recipient. */
export const ownerOfTransfer: Rule<{ id: string }> = async (context, { id }) => {
  const { userID } = asViewer(context)
  const { teamID, toUserID } = await transferOf(context, id)
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) return refuseProvisional(context, teamID)
  throw toUserID === userID ? forbid(NO_TEAM) : noTransfer()
}
