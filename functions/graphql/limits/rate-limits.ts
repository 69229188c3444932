import type { LimitName } from '../../services/rate-limits/rate-limits.ts'
import type { Context } from '../context.ts'

/** Counts the call of an operation with this limit. Refuses if it is exceeded. Admins are exempt. */
export async function checkRateLimit(limit: LimitName | undefined, { viewer, now }: Context) {
  if (!limit || !viewer || viewer.isAdmin) return
  const { enforceRateLimits } = await import('../../services/rate-limits/rate-limits.ts')
  await enforceRateLimits({ [limit]: viewer.userID }, now)
}
