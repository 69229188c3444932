import * as registrations from '../../../domain/registrations/service.ts'
import {
  acceptWaitlistOffer,
  declineWaitlistOffer,
  moveInLine,
  offerSpot,
  waitlistRegistration,
} from '../../../domain/registrations/waitlist.ts'
import { registerWalkUp } from '../../../domain/registrations/walk-up.ts'
import { isVerified } from '../../../domain/users/entity.ts'
import * as registrationRules from '../../rules/registrations.ts'
import { hasTie } from '../../rules/ties.ts'
import type { Call, Mutations } from '../operation.ts'

export const mutations = {
  registerForOpportunity: {
    rule: registrationRules.registrant,
    limit: 'createByUser',
    call: async ({ input }, { context, caller, key, now }) => {
      const player = await context.load.player(input.playerID)
      const isTied = player !== null && (await hasTie(context, player))
      return registrations.registerForOpportunity({ caller, isTied, playerOwner: player?.claimedBy, input, key, now })
    },
  },
  updateRegistrationStatus: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ id, status, reason }, { now }) => registrations.updateRegistrationStatus(id, status, now, reason),
  },
  approveRegistration: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID }, { now }) => registrations.approveRegistration(registrationID, now),
  },
  rejectRegistration: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID, reason }, { now }) => registrations.rejectRegistration(registrationID, reason, now),
  },
  offerSpot: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID }, { now }) => offerSpot(registrationID, now),
  },
  waitlistRegistration: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID }, { now }) => waitlistRegistration(registrationID, now),
  },
  moveInLine: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID, isUp }, { now }) => moveInLine(registrationID, isUp, now),
  },
  undoDecision: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ registrationID }, { now }) => registrations.undoDecision(registrationID, now),
  },
  updateRegistration: {
    rule: registrationRules.organizerOfRegistration,
    limit: 'changeByUser',
    call: ({ id, input }, { now }) => registrations.updateRegistration(id, input, now),
  },
  checkIn: {
    rule: registrationRules.organizerOfRegistration,
    call: ({ registrationID, ...input }, { now }) => registrations.checkIn(registrationID, input, now),
  },
  registerWalkUp: {
    rule: registrationRules.confirmedOrganizerOfInput,
    limit: 'teamMemberByUser',
    call: ({ input }, { caller, key, now }) =>
      registerWalkUp({ input, caller, canInvite: !caller.isAdmin && isVerified(caller), key, now }),
  },
  withdrawRegistration: {
    rule: registrationRules.familyOfRegistration,
    limit: 'changeByUser',
    call: async ({ registrationID }, call) =>
      registrations.withdrawRegistration(registrationID, await answerOf(registrationID, call)),
  },
  acceptRegistration: {
    rule: registrationRules.claimerOfRegistration,
    limit: 'changeByUser',
    call: async ({ registrationID, waiverSigned, ...accepted }, call) =>
      registrations.acceptRegistration(registrationID, {
        ...accepted,
        waiverSigned: waiverSigned ?? false,
        ...(await answerOf(registrationID, call)),
      }),
  },
  acceptWaitlistOffer: {
    rule: registrationRules.familyOfRegistration,
    limit: 'changeByUser',
    call: async ({ registrationID, opportunityUpdatedAt }, call) =>
      acceptWaitlistOffer(registrationID, { opportunityUpdatedAt, ...(await answerOf(registrationID, call)) }),
  },
  declineWaitlistOffer: {
    rule: registrationRules.familyOfRegistration,
    limit: 'changeByUser',
    call: async ({ registrationID }, call) =>
      declineWaitlistOffer(registrationID, await answerOf(registrationID, call)),
  },
} satisfies Partial<Mutations>

/** The family's answer, with the player's owner that the permission was checked for. */
async function answerOf(registrationID: string, { context, userID, now }: Call) {
  const player = await context.load.player(registrationID.split('.')[1]!)
  return { userID, playerOwner: player?.claimedBy, now }
}
