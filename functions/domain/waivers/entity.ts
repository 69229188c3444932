import type { EntityItem } from 'electrodb'
import { entity, expiring, required } from '../../store/entity.ts'

/** A text that somebody signed, by its SHA-256 hash. It never changes, whatever becomes of its team. */
// The text with this hash.
export const waiverTexts = entity('waiver-text', { byHash: ['waiver#${hash}', 'meta'] }, () => ({
  text: { type: 'string', required: true },
}))

export type EventWaiverItem = EntityItem<ReturnType<typeof eventWaivers>>

/** A family's signature of the waiver of an event for which a team chose the player. */
// The signatures for an event.
export const eventWaivers = entity('event-waiver', { byEvent: ['event#${eventID}', 'waiver#${playerID}'] }, () => ({
  ...required('string', 'waiverSignedAt', 'waiverSignedBy', 'waiverVersion', 'waiverHash'),
  ...expiring,
}))
