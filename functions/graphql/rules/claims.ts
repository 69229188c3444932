import { asViewer } from '../as-viewer.ts'
import { forbid, type Rule, refuseMissing } from './rule.ts'

/** Admins do not claim. */
export const claimant: Rule<{ teamID?: string; playerID?: string }> = async (context, { teamID, playerID }) => {
  if (asViewer(context).isAdmin) throw forbid("Admins can't claim teams or players.")
  await refuseMissing(context, teamID, playerID)
}

/** Anyone signed in, for a record that exists for them. */
export const claimRequester: Rule<{ resourceType: string; resourceID: string }> = async (context, args) => {
  asViewer(context)
  const { resourceType, resourceID } = args
  await refuseMissing(
    context,
    resourceType === 'team' ? resourceID : null,
    resourceType === 'player' ? resourceID : null,
  )
}
