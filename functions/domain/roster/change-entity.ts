import { CustomAttributeType, type EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import { ROSTER_SIDES } from './entity.ts'

export type RosterChangeItem = EntityItem<ReturnType<typeof rosterChanges>>

/** A field of an entry before and after a change. */
export type FieldChange = { label: StoredText; from: StoredText; to: StoredText }

const KINDS = ['added', 'changed', 'removed', 'accepted', 'declined'] as const

/** A change of a roster entry. The stream consumer sends notices of it. */
export const rosterChanges = entity(() => ({
  model: { service: 'fungo', entity: 'roster-change', version: '1' },
  attributes: {
    changeID: { type: 'string', required: true },
    kind: { type: KINDS, required: true },
    teamID: { type: 'string', required: true },
    playerID: { type: 'string', required: true },
    season: { type: 'string', required: true },
    changedBy: { type: 'string' },
    /** The side that accepted or declined, for these kinds. */
    answeredBy: { type: ROSTER_SIDES },
    fields: { type: CustomAttributeType<FieldChange[]>('any') },
    /** Epoch seconds. */
    expiresAt: { type: 'number', required: true },
  },
  indexes: {
    byID: {
      pk: { field: 'pk', composite: ['changeID'], template: 'roster-change#${changeID}' },
      sk: { field: 'sk', composite: [], template: 'meta' },
    },
  },
}))
