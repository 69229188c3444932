import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type SeasonItem = EntityItem<ReturnType<typeof seasons>>

export const SEASON_TYPES = ['Spring', 'Summer', 'Fall', 'Winter'] as const

// All seasons.
export const seasons = entity('season', { all: ['ref#season', '${seasonID}'] }, () => ({
  seasonID: { type: 'string', required: true },
  version: { type: 'number', required: true },
  name: { type: 'string', required: true },
  year: { type: 'number', required: true },
  seasonType: { type: SEASON_TYPES, required: true },
  startDate: { type: 'string', required: true },
  endDate: { type: 'string', required: true },
  description: { type: 'string' },
  isActive: { type: 'boolean', required: true },
}))
