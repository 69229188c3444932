import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type PositionItem = EntityItem<ReturnType<typeof positions>>

export const positions = entity(() => ({
  model: { service: 'fungo', entity: 'position', version: '1' },
  attributes: {
    positionID: { type: 'string', required: true },
    name: { type: 'string', required: true },
    abbreviation: { type: 'string', required: true },
    description: { type: 'string' },
    positionGroup: { type: 'string' },
    isActive: { type: 'boolean', required: true },
    displayOrder: { type: 'number', required: true },
  },
  indexes: {
    // All positions.
    all: {
      pk: { field: 'pk', composite: [], template: 'ref#position' },
      sk: { field: 'sk', composite: ['positionID'], template: '${positionID}' },
    },
  },
}))
