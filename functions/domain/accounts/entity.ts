import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type CodePurpose = 'reset' | 'verify'
export type AccountCodeItem = EntityItem<ReturnType<typeof accountCodes>>

/** A code that was emailed to a user. Only the newest code of each purpose is valid. */
// The user's code for the purpose.
export const accountCodes = entity('account-code', { byUser: ['user#${userID}', 'code#${purpose}'] }, () => ({
  userID: { type: 'string', required: true },
  purpose: { type: ['reset', 'verify'] as const, required: true },
  /** SHA-256 of the code. */
  hash: { type: 'string', required: true },
  usedAt: { type: 'string' },
  /** Epoch seconds. */
  expiresAt: { type: 'number', required: true },
}))

/** Single-use codes for a user who has lost the authenticator app. */
// The user's codes.
export const recoveryCodes = entity('recovery-codes', { byUser: ['user#${userID}', 'recovery'] }, () => ({
  userID: { type: 'string', required: true },
  /** SHA-256 of each code. */
  hashes: { type: 'list', items: { type: 'string' }, required: true },
}))
