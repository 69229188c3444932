import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import type { RegistrationItem } from './entity.ts'

/** How long the organizer can look up a withdrawal, in seconds. */
const TTL_SECONDS = 90 * DAY_SECONDS

/** The data for notifying the organizer of a withdrawal. */
export const withdrawalOf = (
  { opportunityID, playerID, status, feePaidCents }: RegistrationItem,
  withdrawnBy: string,
  now: Date,
) => ({
  ...{ opportunityID, playerID, status, feePaidCents, withdrawnBy },
  withdrawnAt: now.toISOString(),
  expiresAt: expiresAfter(TTL_SECONDS, now),
})
