import { contactInvitations, invitationID, isPending } from '../../domain/contacts/invitation-entity.ts'
import type { Context } from '../context.ts'
import type { ContactInvitationResolvers, MutationResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'
import { can } from '../rules/can.ts'

const writes = () => import('../../domain/contacts/invitation-service.ts')

export const Query = {
  contactInvitations: async (_, __, context) => {
    const { userID } = asViewer(context)
    const recordIDs = (await context.load.referencesOf(userID))('contactInvitation')
    const found = await Promise.all(recordIDs.map((recordID) => pendingOf(recordID, context)))
    return found
      .flat()
      .filter((it) => it.userID === userID)
      .sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  },
} satisfies QueryResolvers

export const Mutation = {
  acceptContact: async (_, { id }, { now }) => (await writes()).acceptContact(id, now),
  declineContact: async (_, { id }, { now }) => (await writes()).declineContact(id, now),
} satisfies MutationResolvers

export const ContactInvitation = {
  id: invitationID,
  team: async ({ teamID }, _, { load }) => (await load.team(teamID))!,
  division: async ({ teamID, recordID }, _, { load }) => {
    const division = (await load.team(teamID))?.divisions.find(({ id }) => id === recordID)
    return division ? { ...division, teamID } : null
  },
  managesTeam: ({ appointment }) => appointment !== undefined,
  invitedByName: async ({ invitedBy }, _, { load }) => (await load.user(invitedBy))?.name ?? null,
} satisfies ContactInvitationResolvers

/** The pending invitations of a team or division. Empty for a deleted team. */
async function pendingOf(recordID: string, { load }: Context) {
  const teamID = recordID.split('.')[0]!
  if (!(await load.team(teamID))) return []
  const all = (await load.teamPartition(teamID)).of(contactInvitations)
  return all.filter((it) => it.recordID === recordID && isPending(it))
}

/**
 * The invitations that the viewer may see, with the names of the invited users: all for those who manage the team and for admins, otherwise
 * the viewer's own.
 */
export async function invitationsTo(recordID: string, teamID: string, context: Context) {
  const { viewer, load } = context
  if (!viewer) return []
  const isManager = can.manageTeam(viewer, await load.team(teamID))
  const seen = (await pendingOf(recordID, context)).filter(({ userID }) => isManager || userID === viewer.userID)
  const found = await Promise.all(seen.map(({ userID }) => load.user(userID)))
  return seen.flatMap((invitation, i) => (found[i] ? [{ invitation, name: found[i].name }] : []))
}
