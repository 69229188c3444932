import { parentOf, timeOfID } from '../../domain/ids.ts'
import { asViewer } from '../as-viewer.ts'
import type { Rule } from './rule.ts'
import { manageTeam, refuseProvisional } from './teams.ts'

/** Anyone who manages the team of the division. */
export const managerOfDivision: Rule<{ id?: string; divisionID?: string | null; ageGroupID?: string | null }> = (
  context,
  args,
) => {
  asViewer(context)
  const id = args.id ?? args.divisionID ?? args.ageGroupID ?? ''
  return manageTeam(context, parentOf(id, 'Division not found'))
}

/** Like `managerOfDivision`, but a provisional owner can only remove divisions that were added after the claim. */
export const removerOfDivision: Rule<{ id: string }> = async (context, { id }) => {
  await managerOfDivision(context, { id })
  const [teamID = '', own = ''] = id.split('.')
  const division = (await context.load.team(teamID))?.divisions.find((it) => it.id === id)
  // The ID of a division from the feed has no timestamp.
  await refuseProvisional(context, teamID, division?.externalID ? '' : new Date(timeOfID(own)).toISOString())
}
