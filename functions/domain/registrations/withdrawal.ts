import type { RegistrationItem } from './entity.ts'

/** How long the organizer can look a withdrawal up, in seconds. */
const TTL_SECONDS = 90 * 86_400

/** What the organizer is told of a registration that its family took back. */
export const withdrawalOf = (
  { opportunityID, playerID, status, feePaidCents }: RegistrationItem,
  withdrawnBy: string,
  now: Date,
) => ({
  ...{ opportunityID, playerID, status, feePaidCents, withdrawnBy },
  withdrawnAt: now.toISOString(),
  expiresAt: Math.floor(now.getTime() / 1000) + TTL_SECONDS,
})
