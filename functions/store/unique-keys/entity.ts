import type { EntityItem } from 'electrodb'
import { entity } from '../entity.ts'

export type UniqueKey = Pick<EntityItem<ReturnType<typeof uniqueKeys>>, 'scope' | 'value'>

/** An item that can exist only once: its existence is the lock, and `owner` says who holds it. */
// The holder of the key.
export const uniqueKeys = entity('unique-key', { byKey: ['uniq#${scope}#${value}', 'key', 'case-sensitive'] }, () => ({
  scope: {
    type: ['email', 'teamname', 'roster', 'rosterRequest', 'claim', 'idem', 'humancheck', 'report'] as const,
    required: true,
  },
  /** Case-sensitive. Fold the value first if case must not matter. */
  value: { type: 'string', required: true },
  owner: { type: 'string', required: true },
  /** For idempotency keys: a hash of the request's input. */
  fingerprint: { type: 'string' },
  /** Epoch seconds. Items without it do not expire. */
  expiresAt: { type: 'number' },
}))
