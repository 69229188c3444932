import { AsyncLocalStorage } from 'node:async_hooks'
import { timeOfID } from '../values/ids.ts'
import type { Token } from './change-log/token.ts'

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
