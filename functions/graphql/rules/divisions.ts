import { contactInvitations, divisionContacts } from '../../domain/contacts/entity.ts'
import { parentOf, timeOfID } from '../../values/ids.ts'
import { asViewer } from './as-viewer.ts'
import type { Rule } from './rule.ts'
import { manageTeam, refuseProvisional } from './teams.ts'

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
