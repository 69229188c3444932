import { enforceRateLimits } from '../../services/rate-limits/rate-limits.ts'

/** Counts one invitation email of the user. */
export const limitInvitations = (userID: string, now: Date) =>
  enforceRateLimits({ familyInvitationByUser: userID }, now)
