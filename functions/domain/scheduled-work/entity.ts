import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type ScheduledWork = EntityItem<ReturnType<typeof scheduledWork>>

/**
 * Work to do at a given time: the end of an offer (`offer`), the email about a change (`opportunity-change`, `event-change`), the steps
 * around a review date (`decision`), or the next families to ask (`ask`). Written in the transaction that causes it and deleted when done,
 * so that a crash loses none.
 */
export const scheduledWork = entity(() => ({
  model: { service: 'fungo', entity: 'scheduled-work', version: '1' },
  attributes: {
    kind: { type: ['offer', 'opportunity-change', 'event-change', 'decision', 'ask'] as const, required: true },
    /** The ID of the registration, opportunity, or event. */
    recordID: { type: 'string', required: true },
    dueAt: { type: 'string', required: true },
    /** The number of edits included. The work is deleted only if no edit was added. */
    edits: { type: 'number', required: true },
    data: { type: CustomAttributeType<unknown>('any') },
  },
  indexes: {
    // The scheduled work of a kind.
    byKind: {
      pk: { field: 'pk', composite: ['kind'], template: 'work#${kind}' },
      sk: { field: 'sk', composite: ['recordID'], template: '${recordID}' },
    },
  },
}))
