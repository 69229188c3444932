import { limitRates } from '../rates/rates.ts'

/** Counts one invitation email of the user. */
export const limitInvitations = (userID: string, now: Date) => limitRates({ familyInvitationByUser: userID }, now)
