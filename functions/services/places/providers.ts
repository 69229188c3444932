import { retry } from '../../store/backoff.ts'
import type { Coordinates } from '../../store/read-model/distance.ts'
import { stateCode } from './states.ts'
import { findPlace, nearestBuiltInPlace, type Place } from './us-places.ts'

/** A source of US place names. Anything it throws is a fault of the provider. */
export interface PlaceProvider {
  /** Places that start with the text, best match first. */
  search(text: string, limit: number): Promise<Place[]>
  /** The place at a position. Null if there is no town, or outside the United States. */
  nearest(latitude: number, longitude: number): Promise<Place | null>
}

const LIMITS = { timeoutMs: 10_000, attempts: 3, first: 400, longest: 800 }
const TIMEOUT_MS = 2_000

/** Fetches JSON from the provider. Retries timeouts, throttling, and server errors, with up to three attempts. */
const askProvider = <Result>(url: string, init: RequestInit = {}): Promise<Result> =>
  retry(
    async () => {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) })
      if (response.ok) return (await response.json()) as Result
      const isTransient = response.status >= 500 || response.status === 429
      throw new ProviderError(`The place provider returned ${response.status}.`, isTransient)
    },
    (error) => !(error instanceof ProviderError) || error.isTransient,
    LIMITS,
  )

class ProviderError extends Error {
  readonly isTransient: boolean

  constructor(message: string, isTransient: boolean) {
    super(message)
    this.isTransient = isTransient
  }
}

export const post = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json', ...headers },
  body: JSON.stringify(body),
})

/**
 * Resolves a provider's city and state names to a place. The position comes from the index, or else from the provider. Null if the state is
 * not a US state or the position is unknown.
 */
export async function placeNamed(
  city: string | undefined,
  stateName: string | undefined,
  coordinatesOf: () => Promise<Coordinates | null>,
): Promise<Place | null> {
  const state = stateCode(stateName)
  if (!city || !state) return null
  const known = await findPlace(city, state)
  if (known) return { ...known, city }
  const coordinates = await coordinatesOf()
  const near = coordinates && (await nearestBuiltInPlace(coordinates.latitude, coordinates.longitude))
  return near && { city, state, ...coordinates, timeZone: near.timeZone }
}

/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete */
type Autocomplete = {
  suggestions?: {
    placePrediction?: {
      placeId: string
      structuredFormat?: { mainText?: { text: string }; secondaryText?: { text: string } }
    }
  }[]
}
type Details = { location?: { latitude: number; longitude: number } }
/** https://developers.google.com/maps/documentation/geocoding/requests-reverse-geocoding */
type Geocoded = {
  status: string
  results?: { address_components: { long_name: string; short_name: string; types: string[] }[] }[]
}

/** `url` replaces both of Google's hosts. */
export function google({ key, url }: { key: string; url: string | null }): PlaceProvider {
  const places = `${url ?? 'https://places.googleapis.com'}/v1`
  const geocoding = `${url ?? 'https://maps.googleapis.com'}/maps/api/geocode/json`

  const coordinatesOf = (placeID: string) => async () => {
    const headers = { 'X-Goog-Api-Key': key, 'X-Goog-FieldMask': 'location' }
    const { location } = await askProvider<Details>(`${places}/places/${encodeURIComponent(placeID)}`, { headers })
    return location ?? null
  }

  return {
    async search(text, limit) {
      const body = { input: text, includedPrimaryTypes: ['(cities)'], includedRegionCodes: ['us'], languageCode: 'en' }
      const { suggestions = [] } = await askProvider<Autocomplete>(
        `${places}/places:autocomplete`,
        post(body, { 'X-Goog-Api-Key': key }),
      )
      const found = await Promise.all(
        suggestions.slice(0, limit).map(({ placePrediction }) => {
          const { mainText, secondaryText } = placePrediction?.structuredFormat ?? {}
          // 'TX, USA'
          const [state] = secondaryText?.text.split(',') ?? []
          return placeNamed(mainText?.text, state, coordinatesOf(placePrediction?.placeId ?? ''))
        }),
      )
      return found.filter((place) => place !== null)
    },

    async nearest(latitude, longitude) {
      const query = new URLSearchParams({ latlng: `${latitude},${longitude}`, result_type: 'locality', key })
      const { status, results = [] } = await askProvider<Geocoded>(`${geocoding}?${query}`)
      if (status !== 'OK' && status !== 'ZERO_RESULTS') throw new Error(`Google returned ${status}.`)
      const components = results[0]?.address_components ?? []
      const named = (type: string) => components.find(({ types }) => types.includes(type))
      // Regions of other countries may have the code of a US state: PA is also Pará in Brazil.
      if (named('country')?.short_name !== 'US') return null
      return placeNamed(named('locality')?.long_name, named('administrative_area_level_1')?.short_name, async () => ({
        latitude,
        longitude,
      }))
    },
  }
}

/** https://docs.aws.amazon.com/location/latest/APIReference/API_geoplaces_Autocomplete.html */
type Found = { ResultItems?: { PlaceId: string; Address?: Address }[] }
type Address = { Locality?: string; Region?: { Code?: string; Name?: string }; Country?: { Code3?: string } }
type AmazonPlace = { Position?: [longitude: number, latitude: number] }

const COUNTRY = 'USA'

type Access = { key: string; url: string | null; region: string }

export function amazonLocation({ key, url, region }: Access): PlaceProvider {
  const at = (path: string, more: Record<string, string> = {}) =>
    `${url ?? `https://places.geo.${region}.amazonaws.com`}/v2/${path}?${new URLSearchParams({ key, ...more })}`

  const coordinatesOf = (placeID: string) => async () => {
    const { Position } = await askProvider<AmazonPlace>(
      // Amazon's terms require this intended use for stored positions.
      at(`place/${encodeURIComponent(placeID)}`, { 'intended-use': 'Storage' }),
    )
    return Position ? { latitude: Position[1], longitude: Position[0] } : null
  }
  // Regions of other countries may have the code of a US state: PA is also Pará in Brazil.
  const stateOf = ({ Region, Country }: Address = {}) =>
    Country?.Code3 === COUNTRY ? (Region?.Code ?? Region?.Name) : undefined

  return {
    async search(text, limit) {
      const Filter = { IncludeCountries: [COUNTRY], IncludePlaceTypes: ['Locality'] }
      const { ResultItems = [] } = await askProvider<Found>(
        at('autocomplete'),
        // Without Core, results have no address components.
        post({ QueryText: text, MaxResults: limit, Language: 'en', Filter, AdditionalFeatures: ['Core'] }),
      )
      const found = await Promise.all(
        ResultItems.map(({ PlaceId, Address }) =>
          placeNamed(Address?.Locality, stateOf(Address), coordinatesOf(PlaceId)),
        ),
      )
      return found.filter((place) => place !== null)
    },

    async nearest(latitude, longitude) {
      const { ResultItems = [] } = await askProvider<Found>(
        at('reverse-geocode'),
        post({
          QueryPosition: [longitude, latitude],
          MaxResults: 1,
          Filter: { IncludePlaceTypes: ['Locality'] },
          IntendedUse: 'Storage',
        }),
      )
      const [found] = ResultItems
      return placeNamed(found?.Address?.Locality, stateOf(found?.Address), async () => ({ latitude, longitude }))
    },
  }
}
