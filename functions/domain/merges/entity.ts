import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export const MERGED_KINDS = ['team', 'player'] as const
export type MergedKind = (typeof MERGED_KINDS)[number]
export type MergedRecordItem = EntityItem<ReturnType<typeof mergedRecords>>

/**
 * A duplicate that an admin merged into another record. It is written with the removal of the duplicate, so that a retry that removes what
 * belonged to it moves that instead; it stays, so that the duplicate's links lead to the record that was kept.
 */
export const mergedRecords = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'merged-record', version: '1' },
        attributes: {
          kind: { type: MERGED_KINDS, required: true },
          recordID: { type: 'string', required: true },
          intoID: { type: 'string', required: true },
          /** The divisions of the kept team, by those of the duplicate. */
          divisions: { type: CustomAttributeType<Record<string, string>>('any') },
          /** The photo or logo that the kept record took. */
          photoKey: { type: 'string' },
          /** Who owned the duplicate, and the other record, before. */
          ownerID: { type: 'string' },
          intoOwnerID: { type: 'string' },
          mergedBy: { type: 'string', required: true },
          createdAt: { type: 'string', required: true },
        },
        indexes: {
          // What a record was merged into.
          byRecord: {
            pk: { field: 'pk', composite: ['kind', 'recordID'], template: 'merged#${kind}#${recordID}' },
            sk: { field: 'sk', composite: [], template: 'into' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
