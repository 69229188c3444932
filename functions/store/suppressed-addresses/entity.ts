import { entity } from '../entity.ts'

/** An email address to which nothing is sent, because an email bounced for good or was reported as spam. It may belong to no account. */
// All of them.
export const suppressedAddresses = entity('suppressed-address', { all: ['suppressed-addresses', '${hash}'] }, () => ({
  /** SHA-256 of the address, which is not stored itself. */
  hash: { type: 'string', required: true },
  reason: { type: ['bounce', 'complaint'] as const, required: true },
  suppressedAt: { type: 'string', required: true },
}))
