import { AsyncLocalStorage } from 'node:async_hooks'
import type { Kind } from './change-log/rows.ts'
import type { Token } from './change-log/token.ts'

/** The newest change-log positions that a request wrote: what its writer's next lists must have seen. */
const current = new AsyncLocalStorage<Token>()

/** Runs the request and notes in `token` what it writes. */
export const notingWrites = <T>(token: Token, run: () => T) => current.run(token, run)

export function noteWrite(kind: Kind, seq: string) {
  const token = current.getStore()
  if (token && (token[kind] ?? '') < seq) token[kind] = seq
}
