import { log } from '../log.ts'
import { findSecret } from '../secrets.ts'
import { settings } from '../settings.ts'
import type { PlaceProvider } from './provider.ts'
import { nearestBuiltInPlace, type Place, placeKey, searchPlaces } from './us-places.ts'

const builtIn: PlaceProvider = { search: searchPlaces, nearest: nearestBuiltInPlace }

/** The deployment's provider. Without an API key, the built-in index, which needs no network. */
async function provider(): Promise<PlaceProvider> {
  const key = await findSecret('PLACES_KEY')
  if (!key) return builtIn
  const url = settings.placesURL
  switch (settings.placesProvider) {
    case 'google':
      return (await import('./google.ts')).google({ key, url })
    case 'amazon-location':
      return (await import('./amazon-location.ts')).amazonLocation({ key, url, region: settings.region })
    case 'built-in':
      return builtIn
  }
}

/** Distinct US places that start with the text. */
export async function completePlaces(text: string, limit: number): Promise<Place[]> {
  const found = await withFallback((from) => from.search(text, limit))
  return [...new Map(found.map((place) => [placeKey(place.city, place.state), place])).values()]
}

/** The place at a position. Outside of towns, the nearest place. Null outside the United States. */
export const nearestPlace = async (latitude: number, longitude: number): Promise<Place | null> =>
  (await withFallback((from) => from.nearest(latitude, longitude))) ?? nearestBuiltInPlace(latitude, longitude)

/** Falls back to the built-in index if the provider fails. */
async function withFallback<Result>(ask: (from: PlaceProvider) => Promise<Result>): Promise<Result> {
  const from = await provider()
  if (from === builtIn) return ask(builtIn)
  try {
    return await ask(from)
  } catch (error) {
    log.warn('The place provider cannot be asked; the built-in index answers.', { error: error as Error })
    return ask(builtIn)
  }
}
