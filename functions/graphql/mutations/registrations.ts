import { askOrganizer, emailRegistrants } from '../../domain/messages/service.ts'
import type { Answer } from '../../domain/registrations/family-unchanged.ts'
import {
  acceptRegistration,
  checkIn,
  registerForOpportunity,
  updateRegistration,
  updateRegistrationStatus,
  withdrawRegistration,
} from '../../domain/registrations/service.ts'
import { acceptWaitlistOffer, declineWaitlistOffer } from '../../domain/registrations/waitlist.ts'
import { isID } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { MutationResolvers } from '../generated.ts'
import { asViewer } from '../rules/as-viewer.ts'

export const Mutation = {
  registerForOpportunity: async (_, { input }, context) => {
    const { idempotencyKey: key, load, now } = context
    const playerOwner = isID(input.playerID) ? (await load.player(input.playerID))?.claimedBy : undefined
    return registerForOpportunity({ caller: asViewer(context), playerOwner, input, key, now })
  },
  updateRegistrationStatus: (_, { id, status, reason }, { now }) => updateRegistrationStatus(id, status, now, reason),
  approveRegistration: (_, { registrationID }, { now }) => updateRegistrationStatus(registrationID, 'APPROVED', now),
  rejectRegistration: (_, { registrationID, reason }, { now }) =>
    updateRegistrationStatus(registrationID, 'REJECTED', now, reason),
  withdrawRegistration: async (_, { registrationID }, context) =>
    withdrawRegistration(registrationID, await answerOf(registrationID, context)),
  acceptWaitlistOffer: async (_, { registrationID, opportunityUpdatedAt }, context) =>
    acceptWaitlistOffer(registrationID, {
      opportunityUpdatedAt,
      ...(await answerOf(registrationID, context)),
    }),
  declineWaitlistOffer: async (_, { registrationID }, context) =>
    declineWaitlistOffer(registrationID, await answerOf(registrationID, context)),
  acceptRegistration: async (_, { registrationID, waiverSigned, waiverHash, opportunityUpdatedAt }, context) =>
    acceptRegistration(registrationID, {
      waiverSigned: waiverSigned ?? false,
      waiverHash,
      opportunityUpdatedAt,
      ...(await answerOf(registrationID, context)),
    }),
  checkIn: (_, { registrationID, ...input }, { now }) => checkIn(registrationID, input, now),
  emailRegistrants: (_, { opportunityID, status, ...input }, context) =>
    emailRegistrants(opportunityID, {
      userID: asViewer(context).userID,
      status,
      input,
      now: context.now,
    }),
  askOrganizer: (_, { opportunityID, ...input }, context) =>
    askOrganizer(opportunityID, {
      userID: asViewer(context).userID,
      input,
      now: context.now,
    }),
  updateRegistration: (_, { id, input }, { now }) => updateRegistration(id, input, now),
} satisfies MutationResolvers

/** The family's answer, with the player's owner that the permission was checked for. */
async function answerOf(registrationID: string, context: Context): Promise<Answer> {
  const player = await context.load.player(registrationID.split('.')[1]!)
  return { userID: asViewer(context).userID, playerOwner: player?.claimedBy, now: context.now }
}
