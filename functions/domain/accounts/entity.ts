import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type CodePurpose = 'reset' | 'verify'
export type AccountCodeItem = EntityItem<ReturnType<typeof accountCodes>>

/** A code that was emailed to a user. Only the newest code of each purpose is valid. */
export const accountCodes = entity(() => ({
  model: { service: 'fungo', entity: 'account-code', version: '1' },
  attributes: {
    userID: { type: 'string', required: true },
    purpose: { type: ['reset', 'verify'] as const, required: true },
    /** SHA-256 of the code. */
    hash: { type: 'string', required: true },
    usedAt: { type: 'string' },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    // The user's code for the purpose.
    byUser: {
      pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
      sk: { field: 'sk', composite: ['purpose'], template: 'code#${purpose}' },
    },
  },
}))

/** Single-use codes for a user who has lost the authenticator app. */
export const recoveryCodes = entity(() => ({
  model: { service: 'fungo', entity: 'recovery-codes', version: '1' },
  attributes: {
    userID: { type: 'string', required: true },
    /** SHA-256 of each code. */
    hashes: { type: 'list', items: { type: 'string' }, required: true },
  },
  indexes: {
    // The user's codes.
    byUser: {
      pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
      sk: { field: 'sk', composite: [], template: 'recovery' },
    },
  },
}))
