import { Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type DeletedRecordItem = EntityItem<ReturnType<typeof deletedRecords>>

export const DELETED_KINDS = ['team', 'player', 'event', 'opportunity'] as const
export type DeletedKind = (typeof DELETED_KINDS)[number]

/** A record that was deleted, for as long as it can come back. */
export const deletedRecords = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'deleted-record', version: '1' },
        attributes: {
          kind: { type: DELETED_KINDS, required: true },
          recordID: { type: 'string', required: true },
          name: { type: 'string', required: true },
          /** Who claimed or made it. */
          ownerID: { type: 'string' },
          deletedBy: { type: 'string', required: true },
          /** What an admin deleted, an admin restores. */
          isByAdmin: { type: 'boolean', required: true },
          deletedAt: { type: 'string', required: true },
          /** The item, as JSON. */
          record: { type: 'string', required: true },
          holdsKey: { type: 'boolean' },
          /** Everything that belonged to it is copied too. */
          isComplete: { type: 'boolean', required: true },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // The deleted records of a kind.
          byKind: {
            pk: { field: 'pk', composite: ['kind'], template: 'deleted#${kind}' },
            sk: { field: 'sk', composite: ['recordID'], template: '${recordID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)

/** What belonged to a deleted record and went with it. Stored under its first names, `resting-part` and `rest#`. */
export const deletedRecordParts = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'resting-part', version: '1' },
        attributes: {
          kind: { type: DELETED_KINDS, required: true },
          recordID: { type: 'string', required: true },
          /** The name of the part's entity. */
          entity: { type: 'string', required: true },
          partID: { type: 'string', required: true },
          /** The item, as JSON. */
          item: { type: 'string', required: true },
          /** In seconds. */
          expiresAt: { type: 'number', required: true },
        },
        indexes: {
          // The parts of a deleted record.
          byRecord: {
            pk: { field: 'pk', composite: ['kind', 'recordID'], template: 'rest#${kind}#${recordID}' },
            sk: { field: 'sk', composite: ['entity', 'partID'], template: '${entity}#${partID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
