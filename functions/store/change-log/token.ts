import { AsyncLocalStorage } from 'node:async_hooks'
import { isID, timeOfID } from '../../values/ids.ts'
import { type Kind, kinds } from './rows.ts'

/** The newest log position that a client has written, per kind and overall. Its next reads must include these writes. */
export type Token = { [K in Kind | 'write']?: string }

const names = [...kinds, 'write'] as const

/** A short opaque text for a header: `t01jxyz….p01jxyz…`. */
export const encodeToken = (token: Token) =>
  names.flatMap((name) => (token[name] ? [name.charAt(0) + token[name]] : [])).join('.')

/** The maximum clock skew between two functions, in milliseconds. */
const CLOCK_SKEW = 60_000

/** Ignores malformed tokens and positions in the future. */
export function decodeToken(text: string | null | undefined): Token {
  const token: Token = {}
  for (const part of (text ?? '').slice(0, 200).split('.')) {
    const name = names.find((it) => it.charAt(0) === part.charAt(0))
    const seq = part.slice(1)
    if (name && isID(seq) && timeOfID(seq) <= Date.now() + CLOCK_SKEW) token[name] = seq
  }
  return token
}

/** Merges two tokens: the later position of each kind wins. */
export function mergeTokens(first: Token, second: Token): Token {
  const merged: Token = { ...first }
  for (const name of names) {
    const seq = second[name]
    if (seq && seq > (merged[name] ?? '')) merged[name] = seq
  }
  return merged
}

/** How long after a write an eventually consistent read of DynamoDB may return the previous value, in milliseconds. */
const STALE_READ_MS = 5_000

/** The newest positions that the request wrote, and whether its caller has just written and must read these writes. */
const current = new AsyncLocalStorage<{ writes: Token; needsConsistentReads: boolean }>()

/** Runs the request of a caller who has written `seen`. Records the request's own writes in `writes`. */
export const trackingWrites = <T>(writes: Token, run: () => T, seen: Token = {}) =>
  current.run({ writes, needsConsistentReads: Object.values(seen).some(isRecent) }, run)

const isRecent = (seq: string) => timeOfID(seq) > Date.now() - STALE_READ_MS

/** Whether reads must be strongly consistent. */
export const needsConsistentReads = () => current.getStore()?.needsConsistentReads ?? false

export function trackWrite(name: keyof Token, seq: string) {
  const writes = current.getStore()?.writes
  if (writes && (writes[name] ?? '') < seq) writes[name] = seq
}
