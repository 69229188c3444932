import { evaluators } from '../../domain/evaluations/entity.ts'
import { isCleared } from '../../domain/safety-records/entity.ts'
import type { TeamItem } from '../../domain/teams/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { notFound } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import type { Text } from '../../values/messages/text.ts'
import type { Context } from '../context.ts'
import { can } from './can.ts'
import { asViewer, forbid, type Rule, refuseUnverified } from './rule.ts'
import { manageTeam, refuseUnverifiedClaim } from './teams.ts'

export const NO_REGISTRATIONS = requestTexts.mayNotManageRegistrations

const NOT_OWNER = requestTexts.onlyOwnerTakesAway

/** Returns the opportunity if the signed-in viewer can see it. */
export async function seenOpportunity(context: Context, opportunityID: string) {
  asViewer(context)
  const opportunity = await context.load.opportunity(opportunityID)
  if (!opportunity || !(await can.seeOpportunity(context, opportunity))) throw notFound('Opportunity')
  return opportunity
}

export async function organize(context: Context, opportunityID: string, message: Text) {
  const opportunity = await seenOpportunity(context, opportunityID)
  if (!(await can.organize(context, opportunity))) throw forbid(message)
  await refuseUnverifiedClaim(context, opportunity.teamID)
}

/** The opportunity's creator, a manager of its team, or an admin. */
export const organizer: Rule<{ id: string }> = (context, { id }) =>
  organize(context, id, requestTexts.mayNotEditOpportunity)
/**
 * The organizer, who can move the opportunity only to a team that they manage. Families registered with its team, so only the owner of that
 * team can take it away.
 */
export const organizerForOwnTeamIfAny: Rule<{ id: string; input: { teamID?: string | null } }> = async (
  context,
  { id, input: { teamID } },
) => {
  await organizer(context, { id })
  const opportunity = await context.load.opportunity(id)
  const before = opportunity?.teamID
  if (teamID === undefined || (teamID || undefined) === before) return
  if (teamID) await manageTeam(context, teamID)
  const team = await context.load.team(before)
  if (team?.claimedBy && !can.ownTeam(context.viewer, team)) throw forbid(NOT_OWNER)
  refuseProvisionalOwner(context, team)
}

/** Anyone signed in who can see the opportunity. */
export const viewerOfOpportunity: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  await seenOpportunity(context, opportunityID)
}

export const organizerOfOpportunity: Rule<{ opportunityID: string }> = (context, { opportunityID }) =>
  organize(context, opportunityID, NO_REGISTRATIONS)

/** The organizer, unless the team's ownership is provisional. */
export const confirmedOrganizer: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  await organizerOfOpportunity(context, { opportunityID })
  const opportunity = await context.load.opportunity(opportunityID)
  refuseProvisionalOwner(context, await context.load.team(opportunity?.teamID))
}

/** The confirmed organizer of a team's opportunity, with a background check and training that an admin has confirmed. */
export const clearedOrganizer: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  await confirmedOrganizer(context, { opportunityID })
  refuseUnverified(context)
  const { isAdmin, user } = asViewer(context)
  if (isAdmin) return
  if (!isCleared(user, context.now)) throw forbid(requestTexts.adminConfirmCheckTraining)
  const opportunity = await context.load.opportunity(opportunityID)
  if (!(await context.load.team(opportunity?.teamID))) throw forbid(requestTexts.onlyOpportunityTeamFinds)
}

function refuseProvisionalOwner(context: Context, team: TeamItem | null) {
  if (!asViewer(context).isAdmin && provisionalOf(team, context.now)) throw forbid(requestTexts.teamClaimInReview)
}

async function evaluatorOf(context: Context, opportunityID: string) {
  const { userID } = asViewer(context)
  return (await context.load.opportunityPartition(opportunityID)).of(evaluators).find((it) => it.userID === userID)
}

/** A user who was invited to evaluate the players. Others get NOT_FOUND. */
export const invitedEvaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))) throw notFound('Invitation')
}

/** An evaluator who has accepted, or the organizer. */
export const evaluator: Rule<{ opportunityID: string }> = async (context, { opportunityID }) => {
  if (!(await evaluatorOf(context, opportunityID))?.acceptedAt)
    await organize(context, opportunityID, requestTexts.notAnEvaluator)
}
