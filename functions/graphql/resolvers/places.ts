import { nearestPlace, searchPlaces } from '../../domain/places/us-places.ts'
import type { QueryResolvers } from '../generated.ts'

const SHORTEST_SEARCH = 3
const MOST = 20

export const Query = {
  places: (_, { search, limit }) =>
    search.trim().length < SHORTEST_SEARCH
      ? []
      : searchPlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MOST))),
  nearestPlace: (_, { latitude, longitude }) => nearestPlace(latitude, longitude),
} satisfies QueryResolvers
