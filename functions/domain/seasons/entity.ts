import type { EntityItem } from 'electrodb'
import { entity, required } from '../../store/entity.ts'

export type SeasonItem = EntityItem<ReturnType<typeof seasons>>

export const SEASON_TYPES = ['Spring', 'Summer', 'Fall', 'Winter'] as const

// All seasons.
export const seasons = entity('season', { all: ['ref#season', '${seasonID}'] }, () => ({
  ...required('string', 'name', 'startDate', 'endDate'),
  ...required('number', 'version', 'year'),
  isActive: { type: 'boolean', required: true },
  description: { type: 'string' },
  seasonType: { type: SEASON_TYPES, required: true },
}))
