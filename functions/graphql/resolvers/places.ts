import { placeAt } from '../../domain/places/places.ts'
import { citySuggestion, suggestPlaces } from '../../domain/places/suggestions.ts'
import type { QueryResolvers } from '../generated.ts'

const MOST = 20

export const Query = {
  places: (_, { search, limit }) => suggestPlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MOST))),
  nearestPlace: async (_, { latitude, longitude }) => {
    const place = await placeAt(latitude, longitude)
    return place && citySuggestion(place)
  },
} satisfies QueryResolvers
