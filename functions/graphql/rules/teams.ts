import { NO_TEAM } from '../../domain/teams/managers.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import * as m from '../../values/messages/generated.ts'
import type { Text } from '../../values/messages/message.ts'
import type { Context } from '../context.ts'
import { asViewer } from './as-viewer.ts'
import { can } from './can.ts'
import { forbid, type Rule, refuseUnverified } from './rule.ts'

export async function manageTeam(context: Context, teamID: string) {
  const viewer = asViewer(context)
  const team = isID(teamID) ? await context.load.team(teamID) : null
  if (!team) throw notFound('Team')
  if (!can.manageTeam(viewer, team)) throw forbid(NO_TEAM)
  await refuseUnverifiedClaim(context, teamID)
}

/** Prevents a provisional owner without a confirmed email address from changing what the public reads. */
export async function refuseUnverifiedClaim(context: Context, teamID: string | undefined) {
  const team = teamID ? await context.load.team(teamID) : null
  if (provisionalOf(team, context.now) && can.manageTeam(context.viewer, team)) refuseUnverified(context)
}

const EXISTED_BEFORE = m.your_claim_is_being_reviewed_until_then

/** Prevents a provisional owner, and the managers they appointed, from removing what existed before the claim. */
export async function refuseProvisional(context: Context, teamID: string, createdAt = '') {
  if (asViewer(context).isAdmin) return
  const team = await context.load.team(teamID)
  const provisional = can.manageTeam(context.viewer, team) ? provisionalOf(team, context.now) : null
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
