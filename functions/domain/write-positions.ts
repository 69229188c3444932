import { AsyncLocalStorage } from 'node:async_hooks'

/** The newest change-log position a request wrote, by kind: what its writer's next lists must have seen. */
const current = new AsyncLocalStorage<Map<string, string>>()

/** Runs the request and notes in `positions` what it writes. */
export const notingWrites = <T>(positions: Map<string, string>, run: () => T) => current.run(positions, run)

export function noteWrite(kind: string, seq: string) {
  const positions = current.getStore()
  const before = positions?.get(kind)
  if (!before || before < seq) positions?.set(kind, seq)
}
