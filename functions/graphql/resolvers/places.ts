import { completePlaces, placeAt } from '../../domain/places/places.ts'
import type { QueryResolvers } from '../generated.ts'

const SHORTEST_SEARCH = 3
const MOST = 20

export const Query = {
  places: (_, { search, limit }) =>
    search.trim().length < SHORTEST_SEARCH
      ? []
      : completePlaces(search.slice(0, 100), Math.max(1, Math.min(limit ?? 8, MOST))),
  nearestPlace: (_, { latitude, longitude }) => placeAt(latitude, longitude),
} satisfies QueryResolvers
