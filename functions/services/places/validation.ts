import * as v from 'valibot'
import { inItsLanguage } from '../../values/messages/message.ts'
import { STATE_CODES, STATE_INVALID, TERRITORY_CODES } from './state-codes.ts'

export { STATE_CODES }

/** DC and the territories are not states, but imported records are there and people edit them: see `check-state.ts`. */
const accepted = new Set<string>([...STATE_CODES, 'DC', ...TERRITORY_CODES])

/** Accepts a state's two-letter code in any case. Returns it in upper case. */
export const stateCodeInput = v.pipe(
  v.string(inItsLanguage(STATE_INVALID)),
  v.trim(),
  v.toUpperCase(),
  v.check((code) => accepted.has(code), inItsLanguage(STATE_INVALID)),
)
