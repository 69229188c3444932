import { retry } from '../backoff.ts'
import { stateCode } from './states.ts'
import { findPlace, nearestPlace, type Place } from './us-places.ts'

/** Where names of US places come from. What it throws is a fault of the provider. */
export interface PlaceProvider {
  /** Places that begin with the text, best first. */
  search(text: string, limit: number): Promise<Place[]>
  /** The place at a position; null where there is no town, or not in the United States. */
  nearest(latitude: number, longitude: number): Promise<Place | null>
}

export type Position = { latitude: number; longitude: number }

const LIMITS = { timeoutMs: 10_000, attempts: 3, first: 400, longest: 800 }
const TIMEOUT = 2_000

/** The JSON of the provider's response. Requests that time out, are throttled, or meet a server error are sent up to three times. */
export const askProvider = <Result>(url: string, init: RequestInit = {}): Promise<Result> =>
  retry(
    async () => {
      const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT) })
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
 * The place by a provider's names. The index says where it is; the provider is asked for the position of what the index lacks. Null
 * when the state is no US state, or nobody knows where the place is.
 */
export async function placeNamed(
  city: string | undefined,
  stateName: string | undefined,
  positionOf: () => Promise<Position | null>,
): Promise<Place | null> {
  const state = stateCode(stateName)
  if (!city || !state) return null
  const known = await findPlace(city, state)
  if (known) return { ...known, city }
  const position = await positionOf()
  const near = position && (await nearestPlace(position.latitude, position.longitude))
  return near && { city, state, ...position, timeZone: near.timeZone }
}
