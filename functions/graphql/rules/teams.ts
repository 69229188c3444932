import { contactInvitations, divisionContacts } from '../../domain/contacts/entity.ts'
import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { NO_TEAM } from '../../domain/teams/managers.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { notFound } from '../../values/errors.ts'
import { parentOf, timeOfID } from '../../values/ids.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Text } from '../../values/messages/text.ts'
import type { Context } from '../context.ts'
import { can } from './can.ts'
import { asViewer, forbid, type Rule, refuseUnverified } from './rule.ts'

export async function manageTeam(context: Context, teamID: string) {
  const viewer = asViewer(context)
  const team = await context.load.team(teamID)
  if (!team) throw notFound('Team')
  if (!can.manageTeam(viewer, team)) throw forbid(NO_TEAM)
  await refuseUnverifiedClaim(context, teamID)
}

/** Prevents a provisional owner without a confirmed email address from changing what the public reads. */
export async function refuseUnverifiedClaim(context: Context, teamID: string | undefined) {
  const team = await context.load.team(teamID)
  if (provisionalOf(team, context.now) && can.manageTeam(context.viewer, team)) refuseUnverified(context)
}

const EXISTED_BEFORE = requestTexts.claimInReviewUntilThen

/** Prevents a provisional owner, and the managers they appointed, from removing what existed before the claim. */
export async function refuseProvisional(context: Context, teamID: string, createdAt = '') {
  if (asViewer(context).isAdmin) return
  const provisional = provisionalOf(await context.load.team(teamID), context.now)
  if (provisional && createdAt < provisional.since) throw forbid(EXISTED_BEFORE)
}

export async function ownTeam(context: Context, teamID: string, message: Text = NO_TEAM) {
  await manageTeam(context, teamID)
  if (!can.ownTeam(context.viewer, await context.load.team(teamID))) throw forbid(message)
}

/** The owner whose claim is not provisional, or an admin. */
export const confirmedTeamOwner: Rule<{ id: string }> = async (context, { id }) => {
  await ownTeam(context, id)
  await refuseProvisional(context, id)
}

/** Anyone who manages the team. A provisional owner, and the managers they appointed, cannot rename it. */
export const teamEditor: Rule<{ id: string; input: { name?: string | null } }> = async (context, { id, input }) => {
  await manageTeam(context, id)
  const team = await context.load.team(id)
  if (input.name != null && input.name.trim() !== team!.name) await refuseProvisional(context, id)
}

/** The owner of the team, a manager whom the owner appointed, or an admin. */
export const teamManager: Rule<{ id: string }> = (context, { id }) => manageTeam(context, id)
export const managerOfTeam: Rule<{ teamID: string }> = (context, { teamID }) => manageTeam(context, teamID)

/** Anyone signed in. With a team, anyone who manages that team. */
export const forOwnTeamIfAny: Rule<{ input: { teamID?: string | null } }> = async (context, { input }) => {
  asViewer(context)
  if (input.teamID) await manageTeam(context, input.teamID)
}

/** Anyone who manages the team of the new division. */
export const managerOfInputTeam: Rule<{ input: { teamID: string } }> = (context, { input }) =>
  manageTeam(context, input.teamID)

/** Anyone who manages the team of the division. */
export const managerOfDivision: Rule<{ id?: string; divisionID?: string | null; ageGroupID?: string | null }> = (
  context,
  args,
) => {
  asViewer(context)
  const id = args.id ?? args.divisionID ?? args.ageGroupID ?? ''
  return manageTeam(context, parentOf(id, 'Division'))
}

/** Like `managerOfDivision`, but a provisional owner can only remove contacts and invitations that were added after the claim. */
export const removerOfDivisionContact: Rule<{
  divisionID?: string | null
  ageGroupID?: string | null
  userID: string
}> = async (context, args) => {
  await managerOfDivision(context, args)
  const divisionID = args.divisionID ?? args.ageGroupID ?? ''
  const teamID = parentOf(divisionID, 'Division')
  const partition = await context.load.teamPartition(teamID)
  const found =
    partition.of(divisionContacts).find((it) => it.divisionID === divisionID && it.userID === args.userID) ??
    partition.of(contactInvitations).find((it) => it.recordID === divisionID && it.userID === args.userID)
  if (found && args.userID !== context.viewer?.userID) await refuseProvisional(context, teamID, found.createdAt)
}

/** Like `managerOfDivision`, but a provisional owner can only remove divisions that were added after the claim. */
export const removerOfDivision: Rule<{ id: string }> = async (context, { id }) => {
  await managerOfDivision(context, { id })
  const [teamID = '', own = ''] = id.split('.')
  const division = (await context.load.team(teamID))?.divisions.find((it) => it.id === id)
  // The ID of a division from the feed has no timestamp.
  await refuseProvisional(context, teamID, division?.externalID ? '' : new Date(timeOfID(own)).toISOString())
}

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
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) throw forbid(requestTexts.offerForSomebodyElse)
  throw noTransfer()
}

/** The owner of the offered team, if the claim is not provisional, or an admin. Others get NOT_FOUND, except the recipient. */
export const ownerOfTransfer: Rule<{ id: string }> = async (context, { id }) => {
  const { userID } = asViewer(context)
  const { teamID, toUserID } = await transferOf(context, id)
  if (can.ownTeam(context.viewer, await context.load.team(teamID))) return refuseProvisional(context, teamID)
  throw toUserID === userID ? forbid(NO_TEAM) : noTransfer()
}
