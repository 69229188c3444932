import { isID, timeOfID } from '../ids.ts'
import { type Kind, kinds } from './rows.ts'

/** The newest log position of each kind that a client has written to, and the newest of all its writes: its next reads must include them. */
export type Token = { [K in Kind | 'write']?: string }

const names = [...kinds, 'write'] as const

/** A short opaque text for a header: `t01jxyz….p01jxyz…`. */
export const encodeToken = (token: Token) =>
  names.flatMap((name) => (token[name] ? [name.charAt(0) + token[name]] : [])).join('.')

/** How far the clocks of two functions may be apart, in milliseconds. */
const CLOCK_SKEW = 60_000

/** Malformed tokens are ignored, and positions that no write can have reached yet. */
export function decodeToken(text: string | null | undefined): Token {
  const token: Token = {}
  for (const part of (text ?? '').slice(0, 200).split('.')) {
    const name = names.find((it) => it.charAt(0) === part.charAt(0))
    const seq = part.slice(1)
    if (name && isID(seq) && timeOfID(seq) <= Date.now() + CLOCK_SKEW) token[name] = seq
  }
  return token
}

/** Merges two tokens: the later position of each kind. */
export function mergeTokens(first: Token, second: Token): Token {
  const merged: Token = { ...first }
  for (const name of names) {
    const seq = second[name]
    if (seq && seq > (merged[name] ?? '')) merged[name] = seq
  }
  return merged
}
