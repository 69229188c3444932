import { type UserItem, users } from '../domain/users/entity.ts'
import type { Token } from '../store/change-log/token.ts'
import { itemKey, parseItem } from '../store/entity.ts'
import { batchGet } from '../store/store.ts'
import { firstIDOf } from '../values/ids.ts'

/** How far back a run looks for work that an earlier one failed to do. */
export const CATCH_UP_MS = 3 * 60 * 60_000

/** Makes the directory read the log, so that a run sees all earlier writes. */
export function writtenBefore(now: Date): Token {
  const position = firstIDOf(now.getTime())
  return { player: position, event: position, opportunity: position }
}

/**
 * Runs the work for each item sequentially, because SES limits emails per second. A failure does not stop the others. The first one is
 * thrown at the end.
 */
export async function forEachSequentially<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export async function findUsers(ids: Iterable<string>): Promise<UserItem[]> {
  const keys = [...ids].map((userID) => itemKey(users, { userID }))
  return (await batchGet(keys, true)).map((item) => parseItem(users, item))
}
