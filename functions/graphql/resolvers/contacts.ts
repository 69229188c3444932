import { contactInvitations, invitationID, isPending, type TeamContactRow } from '../../domain/contacts/entity.ts'
import { managesTeam } from '../../domain/teams/managers.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { isVerified } from '../../domain/users/entity.ts'
import type { Context } from '../context.ts'
import type { ContactInvitationResolvers, DivisionContactResolvers, TeamContactResolvers } from '../generated.ts'
import { can } from '../rules/can.ts'
import { safetyRecordsFor } from './users.ts'

export const ContactInvitation = {
  id: invitationID,
  team: async ({ teamID }, _, { load }) => (await load.team(teamID))!,
  division: async ({ teamID, recordID }, _, { load }) => {
    const team = await load.team(teamID)
    const division = team?.divisions.find(({ id }) => id === recordID)
    return team && division ? { ...division, teamID, version: team.version } : null
  },
  managesTeam: ({ appointment }) => appointment !== undefined,
  invitedByName: async ({ invitedBy }, _, { load }) => (await load.user(invitedBy))?.name,
} satisfies ContactInvitationResolvers

export const TeamContact = {
  id: ({ contactID }) => contactID,
  email: (contact, _, context) => addressOf(contact, context),
  isPending: ({ isPending = false }) => isPending,
  safetyRecords: async ({ userID }, _, context) =>
    context.viewer ? safetyRecordsFor(await context.load.user(userID), context) : [],
  managesTeam: async ({ teamID, userID = '', isPending, isAppointed = false }, _, { viewer, load }) => {
    const team = await load.team(teamID)
    if (!team || !(can.manageTeam(viewer, team) || viewer?.userID === userID)) return false
    return isPending ? isAppointed : managesTeam(team, userID ?? '')
  },
} satisfies TeamContactResolvers

export const DivisionContact = {
  id: ({ divisionID, userID }) => `${divisionID}.${userID}`,
  email: (contact, _, context) => addressOf(contact, context),
  isPending: ({ isPending = false }) => isPending,
  safetyRecords: async ({ userID }, _, context) =>
    context.viewer ? safetyRecordsFor(await context.load.user(userID), context) : [],
} satisfies DivisionContactResolvers

type Contact = Pick<TeamContactRow, 'teamID' | 'userID' | 'email' | 'isPending'>

/** Everyone sees their own address. */
async function addressOf({ teamID, userID, email, isPending }: Contact, context: Context): Promise<string | null> {
  if (!email || isPending) return null
  const isOwn = userID !== undefined && context.viewer?.userID === userID
  return isOwn || (await seesContacts(context, teamID)) ? email : null
}

/** Whether the viewer sees the email addresses of the team's contacts. Each team counts once a request, except the viewer's own. */
async function seesContacts({ viewer, load, now }: Context, teamID: string): Promise<boolean> {
  if (!viewer || !isVerified(viewer)) return false
  if (can.manageTeam(viewer, await load.team(teamID))) return true
  await load.readOnce(`contactsOf#${teamID}`, async () => {
    const { enforceRateLimits } = await import('../../services/rate-limits/rate-limits.ts')
    await enforceRateLimits({ contactsByUser: viewer.userID }, now)
  })
  return true
}

/** The pending invitations of a team or division. Empty for a deleted team. */
export async function pendingOf(recordID: string, { load }: Context) {
  const teamID = recordID.split('.')[0]!
  if (!(await load.team(teamID))) return []
  const all = (await load.teamPartition(teamID)).of(contactInvitations)
  return all.filter((it) => it.recordID === recordID && isPending(it))
}

/**
 * The invitations that the viewer may see, with the names of the invited users or the invited addresses: all for those who manage the team and for admins, otherwise
 * the viewer's own. A provisional owner sees none from before the claim.
 */
export async function invitationsTo(recordID: string, teamID: string, context: Context) {
  const { viewer, load, now } = context
  if (!viewer) return []
  const team = await load.team(teamID)
  const isManager = can.manageTeam(viewer, team)
  const since = viewer.isAdmin ? '' : (provisionalOf(team, now)?.since ?? '')
  const seen = (await pendingOf(recordID, context)).filter(
    ({ userID, createdAt }) => (isManager && createdAt >= since) || userID === viewer.userID,
  )
  const found = await Promise.all(seen.map(({ userID }) => load.user(userID)))
  return seen.flatMap((invitation, i) => {
    const name = invitation.email ?? found[i]?.name
    return name ? [{ invitation, name }] : []
  })
}
