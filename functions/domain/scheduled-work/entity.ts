import { CustomAttributeType, Entity, type EntityItem } from 'electrodb'
import { client, tableName } from '../dynamo.ts'
import { lazy } from '../lazy.ts'

export type ScheduledWork = EntityItem<ReturnType<typeof scheduledWork>>

/**
 * What is to be done at a time: the end of an offer (`offer`), the mail on a change (`opportunity-change`, `event-change`),
 * what precedes the day of a decision (`decision`). Written
 * in the transaction that makes it due, deleted once it is done, so that a worker that dies loses none.
 */
export const scheduledWork = lazy(
  () =>
    new Entity(
      {
        model: { service: 'fungo', entity: 'scheduled-work', version: '1' },
        attributes: {
          kind: { type: ['offer', 'opportunity-change', 'event-change', 'decision'] as const, required: true },
          /** The id of the registration, the opportunity or the event. */
          recordID: { type: 'string', required: true },
          dueAt: { type: 'string', required: true },
          /** How often it was added to; it is done only with all that was added. */
          edits: { type: 'number', required: true },
          data: { type: CustomAttributeType<unknown>('any') },
        },
        indexes: {
          // The work of a kind; there is little at a time.
          byKind: {
            pk: { field: 'pk', composite: ['kind'], template: 'work#${kind}' },
            sk: { field: 'sk', composite: ['recordID'], template: '${recordID}' },
          },
        },
      },
      { client, table: tableName() },
    ),
)
