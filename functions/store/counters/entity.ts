import { entity } from '../entity.ts'
import type { Write } from '../store.ts'

const STAT_KINDS = ['team', 'event', 'season', 'admin'] as const
export type StatKind = (typeof STAT_KINDS)[number]

const SHARDS = 8

/** Counters, sharded to avoid write contention. A count is the sum of its shards. */
export const stats = entity(() => ({
  model: { service: 'fungo', entity: 'stat', version: '1' },
  attributes: {
    kind: { type: STAT_KINDS, required: true },
    shard: { type: 'number', required: true },
    count: { type: 'number', required: true },
  },
  indexes: {
    // All counters.
    all: {
      pk: { field: 'pk', composite: [], template: 'stat' },
      sk: { field: 'sk', composite: ['kind', 'shard'], template: '${kind}#${shard}' },
    },
  },
}))

/** Admins are in a single shard, because a condition protects the last one. */
const shardFor = (kind: StatKind) => (kind === 'admin' ? 0 : Math.floor(Math.random() * SHARDS))

/** The write that updates a counter, in the transaction of the counted record. For the last admin, its condition fails. */
export function counterChange(kind: StatKind, by: number): Write {
  const change = stats()
    .update({ kind, shard: shardFor(kind) })
    .add({ count: by })
  return kind === 'admin' && by < 0 ? change.where(({ count }, { gt }) => gt(count, -by)) : change
}
