import { entity } from '../../store/entity.ts'

/** A text that somebody signed, by its SHA-256 hash. It never changes, whatever becomes of its team. */
export const waiverTexts = entity(() => ({
  model: { service: 'fungo', entity: 'waiver-text', version: '1' },
  attributes: {
    hash: { type: 'string', required: true },
    text: { type: 'string', required: true },
  },
  indexes: {
    // The text with this hash.
    byHash: {
      pk: { field: 'pk', composite: ['hash'], template: 'waiver#${hash}' },
      sk: { field: 'sk', composite: [], template: 'meta' },
    },
  },
}))
