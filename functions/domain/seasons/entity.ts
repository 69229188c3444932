import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

export type SeasonItem = EntityItem<ReturnType<typeof seasons>>

export const SEASON_TYPES = ['Spring', 'Summer', 'Fall', 'Winter'] as const

export const seasons = entity(() => ({
  model: { service: 'fungo', entity: 'season', version: '1' },
  attributes: {
    seasonID: { type: 'string', required: true },
    version: { type: 'number', required: true },
    name: { type: 'string', required: true },
    year: { type: 'number', required: true },
    seasonType: { type: SEASON_TYPES, required: true },
    startDate: { type: 'string', required: true },
    endDate: { type: 'string', required: true },
    description: { type: 'string' },
    isActive: { type: 'boolean', required: true },
  },
  indexes: {
    // All seasons.
    all: {
      pk: { field: 'pk', composite: [], template: 'ref#season' },
      sk: { field: 'sk', composite: ['seasonID'], template: '${seasonID}' },
    },
  },
}))
