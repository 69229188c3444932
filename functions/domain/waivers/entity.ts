import { entity } from '../../store/entity.ts'

/** A text that somebody signed, by its SHA-256 hash. It never changes, whatever becomes of its team. */
// The text with this hash.
export const waiverTexts = entity('waiver-text', { byHash: ['waiver#${hash}', 'meta'] }, () => ({
  text: { type: 'string', required: true },
}))
