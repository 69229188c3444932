import { createHash, randomInt } from 'node:crypto'
import { find, transactWrite, versionConflict } from '../../store/store.ts'
import { recoveryCodes } from './entity.ts'

const CODES = 10
/** Omits characters that look alike. A code has about 50 bits. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789'
const HALF = 5

const half = () => Array.from({ length: HALF }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')
const digest = (userID: string, code: string) =>
  createHash('sha256')
    .update(`${userID}#${code.toLowerCase().replace(/[^a-z0-9]/g, '')}`)
    .digest('hex')

/** Replaces the user's recovery codes. Only their hashes are stored. */
export async function issueRecoveryCodes(userID: string): Promise<string[]> {
  const codes = Array.from({ length: CODES }, () => `${half()}-${half()}`)
  await recoveryCodes()
    .put({ userID, hashes: codes.map((code) => digest(userID, code)) })
    .go()
  return codes
}

/** Whether the code is one of the user's unused codes. Marks it as used. */
export async function spendRecoveryCode(userID: string, code: string): Promise<boolean> {
  const stored = await find(recoveryCodes, { userID })
  const hash = digest(userID, code)
  if (!stored?.hashes.includes(hash)) return false
  const left = recoveryCodes()
    .patch({ userID })
    .set({ hashes: stored.hashes.filter((it) => it !== hash) })
    .where(({ hashes }, { contains }) => contains(hashes, hash))
  return transactWrite([[left, versionConflict]]).then(
    () => true,
    (error: unknown) => {
      if (error === versionConflict) return false
      throw error
    },
  )
}
