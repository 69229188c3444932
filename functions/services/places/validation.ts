import * as v from 'valibot'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { badInput } from '../../values/errors.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { STATE_CODES, STATE_INVALID, TERRITORY_CODES } from './state-codes.ts'

export { STATE_CODES }

/** DC and the territories are not states, but imported records are there and people edit them: see `checkState`. */
const accepted = new Set<string>([...STATE_CODES, 'DC', ...TERRITORY_CODES])

/** Accepts a state's two-letter code in any case. Returns it in upper case. */
export const stateCodeInput = v.pipe(
  v.string(inItsLanguage(STATE_INVALID)),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => accepted.has(code), inItsLanguage(STATE_INVALID)),
)

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
