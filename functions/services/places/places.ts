import { editDistance } from '../../values/edit-distance.ts'
import { log } from '../log.ts'
import { findSecret } from '../secrets.ts'
import { settings } from '../settings.ts'
import type { PlaceProvider } from './providers.ts'
import { stateName, stateNames } from './states.ts'
import {
  nearestBuiltInPlace,
  type Place,
  placeKey,
  placesIn,
  plainName,
  postalCodesBeginningWith,
  searchPlaces,
  similarPlaces,
} from './us-places.ts'

const builtIn: PlaceProvider = { search: searchPlaces, nearest: nearestBuiltInPlace }

/** The deployment's provider. Without an API key, the built-in index, which needs no network. */
async function provider(): Promise<PlaceProvider> {
  const key = await findSecret('PLACES_KEY')
  if (!key) return builtIn
  const url = settings.placesURL
  switch (settings.placesProvider) {
    case 'google':
      return (await import('./providers.ts')).google({ key, url })
    case 'amazon-location':
      return (await import('./providers.ts')).amazonLocation({ key, url, region: settings.region })
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

type SuggestedPlace = Place & { kind: 'CITY' | 'ZIP' | 'STATE'; label: string }

const FEWEST_CHARACTERS = 3

/**
 * The suggestions of a place field: ZIP codes for three or more digits, states by code or start of the name, and cities for three or more
 * characters ('Austin', 'Austin, TX'), larger ones first. If nothing matches, corrections of typos ('Austn').
 */
export async function suggestPlaces(text: string, limit: number): Promise<SuggestedPlace[]> {
  const typed = text.trim()
  if (/^\d{3,5}$/.test(typed)) {
    const codes = await postalCodesBeginningWith(typed, limit)
    return codes.map(([code, place]) => ({ ...place, kind: 'ZIP', label: `${code} (${cityLabel(place)})` }))
  }
  const plain = plainName(typed)
  const states = await stateSuggestions(
    (code, name) =>
      code.toLowerCase() === plain || (plain.length >= FEWEST_CHARACTERS && plainName(name).startsWith(plain)),
  )
  if (typed.length < FEWEST_CHARACTERS) return states
  const cities = await completePlaces(typed, limit)
  const found = [...states, ...cities.map(citySuggestion)]
  return (found.length > 0 ? found : await meantBy(typed, limit)).slice(0, limit)
}

async function meantBy(typed: string, limit: number): Promise<SuggestedPlace[]> {
  const name = plainName(typed)
  const nickname = nicknames.get(name)
  if (nickname) return (await completePlaces(nickname, 1)).map(citySuggestion)
  const states = await stateSuggestions((_, state) => editDistance(name, plainName(state)) !== null)
  const cities = await similarPlaces(typed, limit)
  return [...states, ...cities.map(citySuggestion)]
}

const nicknames = new Map([
  ['nyc', 'New York, NY'],
  ['new york city', 'New York, NY'],
  ['philly', 'Philadelphia, PA'],
])

export const citySuggestion = (place: Place): SuggestedPlace => ({ ...place, kind: 'CITY', label: cityLabel(place) })

const cityLabel = ({ city, state }: Place) => `${city}, ${state}`

const stateSuggestions = (isMeant: (code: string, name: string) => boolean) =>
  Promise.all([...stateNames].filter(([code, name]) => isMeant(code, name)).map(([code]) => stateSuggestion(code)))

/** The position of a state is the average of its places. */
async function stateSuggestion(state: string): Promise<SuggestedPlace> {
  const places = await placesIn(state)
  const middle = (of: (place: Place) => number) => places.reduce((sum, place) => sum + of(place), 0) / places.length
  const name = stateName(state)!
  return {
    kind: 'STATE',
    label: name,
    city: name,
    state,
    latitude: middle(({ latitude }) => latitude),
    longitude: middle(({ longitude }) => longitude),
    timeZone: places[0]!.timeZone,
  }
}
