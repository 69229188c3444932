import { contactInvitations, teamContacts } from '../../domain/contacts/entity.ts'
import { managersOf } from '../../domain/teams/managers.ts'
import { notFound } from '../../values/errors.ts'
import { isID } from '../../values/ids.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { asViewer, forbid, type Rule } from './rule.ts'
import { managerOfDivision, manageTeam, ownTeam, refuseProvisional } from './teams.ts'

const NOT_OWNER = requestTexts.onlyOwnerAppointsManagers

/** Anyone who manages the team. Only an admin or an owner whose claim is not provisional can appoint managers. */
export const contactAdder: Rule<{ teamID: string; userID: string; role: string }> = async (context, args) => {
  const { teamID, userID, role } = args
  await manageTeam(context, teamID)
  if (role !== 'manager' || userID === context.viewer?.userID) return
  await ownTeam(context, teamID, NOT_OWNER)
  await refuseProvisional(context, teamID)
}

/** Like `contactAdder`, for the contacts of a team or a division. */
export const contactInviter: Rule<{ recordID: string; role: string }> = (context, { recordID, role }) =>
  recordID.includes('.')
    ? managerOfDivision(context, { id: recordID })
    : contactAdder(context, { teamID: recordID, userID: '', role })

/** Anyone who manages the team. Only the owner can dismiss managers. Managers may step down. */
export const managerOfTeamContact: Rule<{ teamID: string; userID: string }> = async (context, { teamID, userID }) => {
  await manageTeam(context, teamID)
  const [team, partition] = await Promise.all([context.load.team(teamID), context.load.teamPartition(teamID)])
  const isAppointed =
    managersOf(team!).includes(userID) ||
    partition.of(contactInvitations).some((it) => it.userID === userID && it.appointment)
  if (isAppointed && userID !== context.viewer?.userID) await ownTeam(context, teamID, NOT_OWNER)
  const contact =
    partition.of(teamContacts).find((it) => it.contactID === userID) ??
    partition.of(contactInvitations).find((it) => it.userID === userID && it.recordID === teamID)
  if (contact) await refuseProvisional(context, teamID, contact.createdAt)
}

/** The user whom the invitation is for, or who has the code of an emailed one. */
export const invitedUser: Rule<{ id: string; code?: string | null }> = (context, { id, code }) => {
  const viewer = asViewer(context)
  const [userID, ...record] = id.split('.').reverse()
  if (!isID(userID) || record.length === 0) throw notFound('Invitation')
  if (userID !== viewer.userID && !code) throw forbid(requestTexts.invitationForSomebodyElse)
}
