import { stateCode } from '../../domain/places/states.ts'
import { cleanCase, cleanText } from './text.ts'

const prefixed = /^([A-Za-z]{2}|[A-Za-z]+(?: [A-Za-z]+)?)\s+-\s+(.+)$/
const suffixed = /^(.+?)\s*,\s*([A-Za-z][A-Za-z. ]+)$/

/** City and state from fields that hold 'TX - Austin', 'Austin, Texas', ' austin ' or 'texas'. What the state field says counts most. */
export function cleanLocation(city?: string | null, state?: string | null) {
  let name = cleanText(city ?? '')
  let code = stateCode(state)
  for (const [pattern, cityAt, stateAt] of [
    [prefixed, 2, 1],
    [suffixed, 1, 2],
  ] as const) {
    const match = pattern.exec(name)
    const found = match && stateCode(match[stateAt])
    if (!match || !found) continue
    name = match[cityAt]!
    code ??= found
  }
  return { city: name === '' ? null : cleanCase(name), state: code }
}
