import type { EntityItem } from 'electrodb'
import { entity, expiring } from '../../store/entity.ts'

export type CodePurpose = 'reset' | 'verify'
export type AccountCodeItem = EntityItem<ReturnType<typeof accountCodes>>

/** A code that was emailed to a user. Only the newest code of each purpose is valid. */
// The user's code for the purpose.
export const accountCodes = entity('account-code', { byUser: ['user#${userID}', 'code#${purpose}'] }, () => ({
  usedAt: { type: 'string' },
  purpose: { type: ['reset', 'verify'] as const, required: true },
  /** SHA-256 of the code. */
  hash: { type: 'string', required: true },
  ...expiring,
}))

/** Single-use codes for a user who has lost the authenticator app. */
// The user's codes.
export const recoveryCodes = entity('recovery-codes', { byUser: ['user#${userID}', 'recovery'] }, () => ({
  /** SHA-256 of each code. */
  hashes: { type: 'list', items: { type: 'string' }, required: true },
}))
