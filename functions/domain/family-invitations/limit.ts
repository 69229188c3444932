import { limitRates } from '../rates/rates.ts'

/** Counts one email of the user's. */
export const limitInvitations = (userID: string, now: Date) => limitRates({ familyInvitationByUser: userID }, now)
