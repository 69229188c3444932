import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import { find } from '../../store/store.ts'
import { expiresAfter, HOUR_SECONDS } from '../../values/durations.ts'
import { type AccountCodeItem, accountCodes, type CodePurpose } from './entity.ts'

export const HOURS: Record<CodePurpose, number> = { reset: 1, verify: 72 }

const digest = (code: string) => createHash('sha256').update(code).digest('hex')

/** Creates a code and invalidates earlier ones. Only its hash is stored, so the return value is the only readable copy. */
export async function issueCode(userID: string, purpose: CodePurpose, now: Date): Promise<string> {
  const code = randomBytes(32).toString('base64url')
  const expiresAt = expiresAfter(HOURS[purpose] * HOUR_SECONDS, now)
  await accountCodes()
    .put({ userID, purpose, hash: digest(code), expiresAt })
    .go()
  return code
}

/**
 * Returns the stored code, used or not, if the given code is correct and not expired. Wrong codes are not counted: 256 random bits cannot
 * be guessed, and a stranger's attempts would use up the owner's.
 */
export async function findCode(
  userID: string,
  purpose: CodePurpose,
  code: string,
  now: Date,
): Promise<AccountCodeItem | null> {
  const stored = await find(accountCodes, { userID, purpose })
  if (!stored || stored.expiresAt * 1000 < now.getTime()) return null
  return timingSafeEqual(Buffer.from(digest(code)), Buffer.from(stored.hash)) ? stored : null
}

/** The write that marks the code as used. It fails if another request used the code first. */
export const markCodeUsed = ({ userID, purpose, hash: expected }: AccountCodeItem, now: Date) =>
  accountCodes()
    .patch({ userID, purpose })
    .set({ usedAt: now.toISOString() })
    .where(({ hash, usedAt }, { eq, notExists }) => `${eq(hash, expected)} AND ${notExists(usedAt)}`)
