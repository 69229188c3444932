import type { SyncOrigin } from '../../store/records/corrections.ts'
import { badInput } from '../../values/errors.ts'
import { STATE_CODES, STATE_INVALID } from './state-codes.ts'

const states = new Set<string>(STATE_CODES)

/**
 * Refuses DC and the territories, which are not among the 50 states. An imported record that is there may keep its code, or get the code
 * that its source sends.
 */
export function checkState(given: string | null | undefined, record: { state?: string; origin?: SyncOrigin } = {}) {
  const { state, origin } = record
  if (!given || states.has(given)) return
  if (![state, origin?.suggested?.state, origin?.corrected?.state].includes(given))
    throw badInput('state', STATE_INVALID)
}
