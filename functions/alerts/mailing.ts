import type { Token } from '../domain/change-log/token.ts'
import { firstIDOf } from '../domain/ids.ts'
import { batchGet, keyOf, parseItem } from '../domain/store.ts'
import { type UserItem, users } from '../domain/users/entity.ts'

/** How long a run looks back for what an earlier one could not do. */
export const CATCH_UP_MS = 3 * 60 * 60_000

/** Makes the directory look at the log once more: a run must see all that was written before it. */
export function writtenBefore(now: Date): Token {
  const position = firstIDOf(now.getTime())
  return { player: position, event: position, opportunity: position }
}

/**
 * Does the same for each of them in turn: a mail server takes some mails a second. A failed one does not keep the others from
 * theirs, and is thrown at the end.
 */
export async function forEach<T>(all: Iterable<T>, work: (one: T) => Promise<void>): Promise<void> {
  const failures: unknown[] = []
  for (const one of all) await work(one).catch((error) => failures.push(error))
  if (failures.length > 0) throw failures[0]
}

export async function findUsers(ids: Iterable<string>): Promise<UserItem[]> {
  const keys = [...ids].map((userID) => keyOf(users().get({ userID })))
  return (await batchGet(keys, true)).map((item) => parseItem(users(), item))
}

/** Whether what the user wrote may be mailed to people who have not asked this user for anything. */
export async function mayWriteToStrangers(userID: string): Promise<boolean> {
  const [author] = await findUsers([userID])
  return author !== undefined && !author.isBlocked && (author.emailVerifiedAt !== undefined || author.role === 'admin')
}
