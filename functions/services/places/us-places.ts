import { type Coordinates, milesBetween } from '../../store/read-model/distance.ts'
import { editDistance } from '../../values/edit-distance.ts'
import { lazy } from '../../values/lazy.ts'
import { countPostalCodes, decodePosition, decodePostalCodes } from './encoding.ts'
import { stateCode } from './states.ts'

export type Place = { city: string; state: string; latitude: number; longitude: number; timeZone: string }

type Places = {
  places: Place[]
  /** Normalized name of each place: 'saint louis mo'. */
  names: string[]
  /** The encoded ZIP codes of each place. */
  codes: string[]
}
type PlacesOfState = Places & {
  byName: Map<string, Place>
  /** By the name without spaces: 'mckinney' for 'Mc Kinney'. */
  byLetters: Map<string, Place>
}

const longForms = new Map(Object.entries({ st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount', pt: 'point' }))
/** 'saint louis' for 'st louis'. Expects lower case. */
export const withLongForms = (name: string) => name.replace(/\b(?:ste?|ft|mt|pt)\b/g, (word) => longForms.get(word)!)
/** The first word of 'N Las Vegas'. */
const directions = new Map(Object.entries({ n: 'north', s: 'south', e: 'east', w: 'west' }))

const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/

/** Normalizes a name for comparison: ignores case, accents, and punctuation. 'St. Louis' equals 'Saint Louis'. */
export function plainName(name: string) {
  const lower = name.toLowerCase()
  const plain = plainWords.test(lower)
    ? lower
    : lower
        .normalize('NFD')
        .replace(/\p{M}|['’.]/gu, '')
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
  return withLongForms(plain).replace(/^[nsew](?= )/, (word) => directions.get(word)!)
}

export const placeKey = (city: string, state: string) => `${plainName(city)}|${state.toUpperCase()}`

/** The index is loaded on first use, because most requests do not need it. */
const load = lazy(async () => read((await import('./us-places.json', { with: { type: 'json' } })).default.sections))

/** Reads each part of the index on first use: most requests need one state, and few need the ZIP codes. */
function read(texts: string[]) {
  const sections = Map.groupBy(texts, (section) => section.slice(0, 2))
  const read = new Map<string, PlacesOfState>()
  const of = (state: string): PlacesOfState | undefined => {
    if (!read.has(state) && sections.has(state)) read.set(state, readState(state, sections.get(state)!))
    return read.get(state)
  }
  const all = lazy((): Places & { sizes: number[] } => {
    const states = [...sections.keys()].map((state) => of(state)!)
    const codes = states.flatMap((each) => each.codes)
    return {
      places: states.flatMap(({ places }) => places),
      names: states.flatMap(({ names }) => names),
      codes,
      sizes: codes.map(countPostalCodes),
    }
  })
  const byPostalCode = lazy(() => {
    const { places, codes } = all()
    return new Map(places.flatMap((place, at) => decodePostalCodes(codes[at]!).map((code) => [code, place] as const)))
  })
  return { of, all, byPostalCode }
}

function readState(state: string, sections: string[]): PlacesOfState {
  const read: PlacesOfState = { places: [], names: [], codes: [], byName: new Map(), byLetters: new Map() }
  for (const section of sections) {
    const [head, ...lines] = section.split('\n')
    for (const line of lines) {
      const bar = line.indexOf('|')
      const city = line.slice(0, bar)
      const place = { city, state, timeZone: head!.slice(3), ...decodePosition(line.slice(bar + 1, bar + 7)) }
      const name = plainName(city)
      read.places.push(place)
      read.names.push(`${name} ${state.toLowerCase()}`)
      read.codes.push(line.slice(bar + 7))
      read.byName.set(name, place)
      read.byLetters.set(name.replaceAll(' ', ''), place)
    }
  }
  return read
}

/** Places whose name starts with the text, then those with a later word that does. Larger places first. A ZIP code matches its place. */
export async function searchPlaces(text: string, limit = 10): Promise<Place[]> {
  const index = await load()
  const [postalCode] = /\b\d{5}\b/.exec(text) ?? []
  const byCode = postalCode && index.byPostalCode().get(postalCode)
  if (byCode) return [byCode]

  const { places, names, sizes } = index.all()
  const plainText = plainName(text)
  if (plainText === '') return []
  const beginning: number[] = []
  const inside: number[] = []
  for (let at = 0; at < names.length; at++) {
    const found = names[at]!.indexOf(plainText)
    if (found === 0) beginning.push(at)
    else if (found > 0 && names[at]!.includes(` ${plainText}`)) inside.push(at)
  }
  const bySize = (a: number, b: number) => sizes[b]! - sizes[a]!
  return [...beginning.sort(bySize), ...inside.sort(bySize)].slice(0, limit).map((at) => places[at]!)
}

/** Places whose name starts with the text except for a mistake or two, in the state at the end of the text. Best match first. */
export async function similarPlaces(text: string, limit: number): Promise<Place[]> {
  const { places, names, sizes } = (await load()).all()
  const { city, state } = cityAndState(plainName(text))
  const found: { at: number; wrong: number }[] = []
  for (let at = 0; at < names.length; at++) {
    const name = names[at]!
    if (name[0] !== city[0] || (state && places[at]!.state !== state)) continue
    const wrong = editDistance(city, name.slice(0, -3))
    if (wrong !== null) found.push({ at, wrong })
  }
  return found
    .sort((a, b) => a.wrong - b.wrong || sizes[b.at]! - sizes[a.at]!)
    .slice(0, limit)
    .map(({ at }) => places[at]!)
}

/** 'austin texas' -> austin in TX. */
function cityAndState(name: string) {
  const words = name.split(' ')
  for (let at = 1; at < words.length; at++) {
    const state = stateCode(words.slice(at).join(' '))
    if (state) return { city: words.slice(0, at).join(' '), state }
  }
  return { city: name, state: null }
}

/** The place nearest to a position, or null if none is within 100 km (outside the United States). */
export async function nearestBuiltInPlace(latitude: number, longitude: number): Promise<Place | null> {
  const { places } = (await load()).all()
  const shrink = Math.cos((latitude * Math.PI) / 180)
  let best: Place | null = null
  let least = (100 / 111.2) ** 2
  for (const place of places) {
    const distance = (place.latitude - latitude) ** 2 + ((place.longitude - longitude) * shrink) ** 2
    if (distance >= least) continue
    best = place
    least = distance
  }
  return best
}

export async function findPlace(city: string, state: string): Promise<Place | null> {
  const places = (await load()).of(state.toUpperCase())
  return named(places, city) ?? places?.byName.get(plainName(city.replace(/\scity$/i, ''))) ?? null
}

function named(places: PlacesOfState | undefined, city: string) {
  const name = plainName(city)
  return places?.byName.get(name) ?? places?.byLetters.get(name.replaceAll(' ', ''))
}

/** The name of the city in the index: 'saint louis' and 'St Louis' are one. As given if it is not there. */
export async function cityName(city: string | undefined, state: string | null | undefined) {
  const places = city && state ? (await load()).of(state.toUpperCase()) : undefined
  return (city && named(places, city)?.city) || city
}

/** The position of the city. Both undefined if it is unknown. */
export async function coordinatesOf(city: string | null | undefined, state: string | null | undefined) {
  const place = city && state ? await findPlace(city, state) : null
  return { latitude: place?.latitude, longitude: place?.longitude }
}

export async function findPostalCode(postalCode: string): Promise<Place | null> {
  const { byPostalCode } = await load()
  return byPostalCode().get(postalCode.trim().slice(0, 5)) ?? null
}

/** ZIP codes that start with the digits, sorted, each with its place. */
export async function postalCodesBeginningWith(digits: string, limit: number): Promise<[string, Place][]> {
  const { byPostalCode } = await load()
  const found = [...byPostalCode()].filter(([code]) => code.startsWith(digits))
  return found.sort(([a], [b]) => (a < b ? -1 : 1)).slice(0, limit)
}

/** The states with a place in the circle. */
export async function statesAround(center: Coordinates, withinMiles: number): Promise<Set<string>> {
  const { places } = (await load()).all()
  const states = new Set<string>()
  for (const place of places)
    if (!states.has(place.state) && milesBetween(center, place) <= withinMiles) states.add(place.state)
  return states
}

/** The places of a state, larger ones first. */
export async function placesIn(state: string): Promise<Place[]> {
  return largestFirst((await load()).of(state) ?? { places: [], codes: [] })
}

/** All places, larger ones first. */
export async function allPlaces(): Promise<Place[]> {
  return largestFirst((await load()).all())
}

function largestFirst({ places, codes }: Pick<Places, 'places' | 'codes'>) {
  const sizes = codes.map(countPostalCodes)
  return [...places.keys()].sort((a, b) => sizes[b]! - sizes[a]!).map((at) => places[at]!)
}
