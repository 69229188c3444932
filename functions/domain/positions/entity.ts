import type { EntityItem } from 'electrodb'
import { entity, optional, required } from '../../store/entity.ts'

export type PositionItem = EntityItem<ReturnType<typeof positions>>

// All positions.
export const positions = entity('position', { all: ['ref#position', '${positionID}'] }, () => ({
  ...required('string', 'name', 'abbreviation'),
  displayOrder: { type: 'number', required: true },
  isActive: { type: 'boolean', required: true },
  ...optional('string', 'description', 'positionGroup'),
}))
