import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type UniqueKey = Pick<EntityItem<ReturnType<typeof uniqueKeys>>, 'scope' | 'value'>

/** What there may be one of: its existence is the lock, `owner` says whose. */
export const uniqueKeys = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'unique-key', version: '1' },
        attributes: {
          scope: {
            type: ['email', 'teamname', 'roster', 'rosterRequest', 'claim', 'idem', 'humancheck', 'report'] as const,
            required: true,
          },
          /** Case-sensitive: fold the value first if case must not matter. */
          value: { type: 'string', required: true },
          owner: { type: 'string', required: true },
          /** Of a request: what it was given, as a digest. */
          fingerprint: { type: 'string' },
          /** Epoch seconds; rows without it stay. */
          expiresAt: { type: 'number' },
        },
        indexes: {
          // Who holds the key.
          byKey: {
            pk: { field: 'pk', composite: ['scope', 'value'], template: 'uniq#${scope}#${value}', casing: 'none' },
            sk: { field: 'sk', composite: [], template: 'key' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
