import type { QueryResolvers } from '../generated.ts'

const MAX_PLACES = 20
/** Loaded on first use, to keep other reads fast. */
const suggestions = () => import('../../services/places/suggestions.ts')

export const Query = {
  places: async (_, { search, limit }) =>
    (await suggestions()).suggestPlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MAX_PLACES))),
  nearestPlace: async (_, { latitude, longitude }) => {
    const { nearestPlace } = await import('../../services/places/places.ts')
    const place = await nearestPlace(latitude, longitude)
    return place && (await suggestions()).citySuggestion(place)
  },
  cityPage: async (_, { path }, context) => (await import('../reads/city-pages.ts')).cityPage(path, context),
} satisfies QueryResolvers
