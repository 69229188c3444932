import { stateCode } from '../../services/places/states.ts'
import { cleanCase, cleanText } from './text.ts'

const country = /[\s,]+(?:USA?|U\.S\.(?:A\.)?|United States(?: of America)?)$/i
const postal = /(?:^|[\s,]+)(\d{5})(?:-\d{4})?$/
const prefixed = /^(?:US[ -])?([A-Za-z]{2}|[A-Za-z]+(?: [A-Za-z]+)?)\s+-\s+(.+)$/
const suffixed = /^(.+?)\s*,\s*([A-Za-z][A-Za-z. -]+)$/
/** Without a comma, only a code can be told apart from a word of the city's name. */
const codeAtEnd = /^(.+?)\s+([A-Z]{2}|[A-Z]\.[A-Z]\.)$/

/**
 * Parses city, state, and ZIP code from fields such as 'TX - Austin', 'Austin, Texas 78701', 'TX 78701', ' austin ', or 'texas'. The state
 * field takes precedence.
 */
export function cleanLocation(city?: string | null, state?: string | null) {
  let name = cleanText(city ?? '').replace(country, '')
  let code = stateCode(state)
  const postalCode = postal.exec(name)?.[1]
  name = name.replace(postal, '')
  for (const [pattern, cityAt, stateAt] of [
    [prefixed, 2, 1],
    [suffixed, 1, 2],
    [codeAtEnd, 1, 2],
  ] as const) {
    const match = pattern.exec(name)
    const found = match && stateCode(match[stateAt])
    if (!match || !found || (pattern === codeAtEnd && code && code !== found)) continue
    name = match[cityAt]!
    code ??= found
  }
  const alone = postalCode ? stateCode(name) : null
  if (alone) name = ''
  code ??= alone
  return { city: name === '' ? null : cleanCase(name), state: code, postalCode: postalCode ?? null }
}
