import * as v from 'valibot'
import { STATE_CODES, STATE_INVALID, TERRITORY_CODES } from './state-codes.ts'

export { STATE_CODES }

/** DC and the territories are none of the 50, but imported records are there, and people edit those. */
const accepted = new Set<string>([...STATE_CODES, 'DC', ...TERRITORY_CODES])

/** A state's two-letter code in upper case, whatever case it is typed in. */
export const stateCodeInput = (message = STATE_INVALID) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.toUpperCase(),
    v.check((code) => accepted.has(code), message),
  )
