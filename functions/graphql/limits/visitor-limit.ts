import { ipNetwork } from '../../services/rate-limits/ip-network.ts'
import { settings } from '../../services/settings.ts'

const PER_SECOND = 10
const BURST = 100
/** At this number of visitors all start again with full buckets. */
const MAX_VISITORS = 10_000

const buckets = new Map<string, { left: number; at: number }>()

/**
 * Whether this address has used up its requests to this environment of the function: a token bucket in memory. Refusing takes a millisecond, so
 * a flood from one address occupies few environments, each of which answers it at this rate.
 */
export function isTooFast(address: string, now = Date.now()): boolean {
  if (settings.rateLimits === 'off') return false
  const visitor = ipNetwork(address)
  if (buckets.size >= MAX_VISITORS) buckets.clear()
  const { left, at } = buckets.get(visitor) ?? { left: BURST, at: now }
  const filled = Math.min(BURST, left + ((now - at) / 1000) * PER_SECOND)
  const isEmpty = filled < 1
  buckets.set(visitor, { left: isEmpty ? filled : filled - 1, at: now })
  return isEmpty
}
