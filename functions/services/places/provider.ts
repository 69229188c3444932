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
export const askProvider = <Result>(url: string, init: RequestInit = {}): Promise<Result> =>
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
