import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type PositionItem = EntityItem<ReturnType<typeof positions>>

// All positions.
export const positions = entity('position', { all: ['ref#position', '${positionID}'] }, () => ({
  positionID: { type: 'string', required: true },
  name: { type: 'string', required: true },
  abbreviation: { type: 'string', required: true },
  description: { type: 'string' },
  positionGroup: { type: 'string' },
  isActive: { type: 'boolean', required: true },
  displayOrder: { type: 'number', required: true },
}))
