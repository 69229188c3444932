import { requestTexts } from '../../values/messages/requests.ts'
import type { Context } from '../context.ts'
import { asViewer, forbid, type Rule, refuseMissing } from './rule.ts'

const asClaimant = (context: Context, kind: string) => asViewer(context, requestTexts.logInToClaim(kind))

function claimantOf(context: Context, kind: string) {
  if (asClaimant(context, kind).isAdmin) throw forbid(requestTexts.adminsCannotClaim)
}

/** Anyone signed in except admins. Whoever has an invitation's code need not find the player. */
export const invitedFamily: Rule<object> = (context) => claimantOf(context, 'player')

/** Anyone signed in who can see the record, except admins. */
export const claimant: Rule<{ teamID?: string; playerID?: string }> = async (context, { teamID, playerID }) => {
  claimantOf(context, teamID === undefined ? 'player' : 'team')
  await refuseMissing(context, teamID, playerID)
}

/** Anyone signed in who can see the record. */
export const claimRequester: Rule<{ resourceType: string; resourceID: string }> = async (context, args) => {
  const { resourceType, resourceID } = args
  asClaimant(context, resourceType === 'team' ? 'team' : 'player')
  await refuseMissing(
    context,
    resourceType === 'team' ? resourceID : null,
    resourceType === 'player' ? resourceID : null,
  )
}
