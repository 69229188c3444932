import * as v from 'valibot'
import { STATE_CODES } from './state-codes.ts'

export { STATE_CODES }

/** DC is none of the 50, but sources name it. */
const accepted = new Set<string>([...STATE_CODES, 'DC'])

/** A state's two-letter code in upper case, whatever case it is typed in. */
export const stateCodeInput = (message: string) =>
  v.pipe(
    v.string(message),
    v.trim(),
    v.toUpperCase(),
    v.check((code) => accepted.has(code), message),
  )
