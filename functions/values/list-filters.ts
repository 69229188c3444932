import { isDay } from './day.ts'
import { SEASON_LIMITS } from './season-cost.ts'
import type { Sport } from './sports.ts'

/** The filters of a list as its URL has them, by parameter. `place` is only the label of `near`. */
export type ListFilters = { [parameter: string]: string | undefined }

export const DISTANCES = ['10', '25', '50', '75', '100', '200'] as const
export const DEFAULT_DISTANCE = '50'
/** The URL value of a place without a limit. */
export const ANY_DISTANCE = 'any'
/** The parts of 'Austin, TX', which filters by exactly this city. Null for any other text, which may be a part of a city's name. */
export function cityInState(text: string): { city: string; state: string } | null {
  const [, city, state] = /^([^,]*[^,\s])\s*,\s*([a-z]{2})$/i.exec(text.trim()) ?? []
  return city && state ? { city, state: state.toUpperCase() } : null
}

/** More than the distance between any two places in the US. */
export const FARTHEST = 12_500
/** URL value of a filter that is on. */
export const ONLY = 'only'

const COORDINATES = /^\s*(-?\d+(?:\.\d+)?)\s*,\s*(-?\d+(?:\.\d+)?)\s*$/

export function coordinatesOf(near: string): { latitude: number; longitude: number } | null {
  const found = COORDINATES.exec(near)
  if (!found) return null
  const [latitude, longitude] = [Number(found[1]), Number(found[2])]
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null
}

/** The chosen distance, in miles or 'any'. */
export const distanceOf = (within: string) =>
  [...DISTANCES, ANY_DISTANCE].find((miles) => miles === within) ?? DEFAULT_DISTANCE

function nearVariable(near: string, within: string) {
  const coordinates = coordinatesOf(near)
  const distance = distanceOf(within)
  return coordinates && { ...coordinates, within: distance === ANY_DISTANCE ? FARTHEST : Number(distance) }
}

const sorts = { soonest: 'SOONEST', nearest: 'NEAREST', newest: 'NEWEST' } as const

export const sportValue = (text: string | undefined): Sport | null =>
  text === 'BASEBALL' || text === 'SOFTBALL' ? text : null

const dayValue = (text: string | undefined) => (text && isDay(text) ? text : null)

/** The order of a list. Null, which is the default, if the text is no order, or if it needs a place. */
export function sortOf({ sort = '', near = '' }: ListFilters) {
  const chosen = Object.hasOwn(sorts, sort) ? sorts[sort as keyof typeof sorts] : null
  return chosen === 'NEAREST' && !coordinatesOf(near) ? null : chosen
}

/** The fields that the `filter` of each list has, from URL parameters. Ignores invalid values. A place replaces a state. */
export function sharedFilter({ near = '', within = '', ...values }: ListFilters) {
  const isPlaced = coordinatesOf(near) !== null
  return {
    search: values.search ?? '',
    state: isPlaced ? '' : (values.state ?? ''),
    ageGroup: values.ageGroup ?? '',
    statedOnly: values.stated === ONLY,
    near: nearVariable(near, within),
  }
}

/** The first and last day. A last day before the first is ignored. */
function daysOf(values: ListFilters) {
  const [from, to] = [dayValue(values.from), dayValue(values.to)]
  return { from, to: from && to && to < from ? null : to }
}

/** The highest cost of a season in dollars, from a URL parameter. */
export const seasonLimit = (text: string | undefined) => SEASON_LIMITS.find((limit) => String(limit) === text) ?? null

const OPPORTUNITY_TYPES = ['TRYOUT', 'GUEST_NEED'] as const

const text = (value = '') => value

/** The URL parameters that only some lists have, with the value that each gives to the filter of its name. */
const OWN_PARAMETERS = {
  teams: { sport: sportValue, city: text, seasonUpTo: seasonLimit },
  players: { city: text, position: text },
  events: { sport: sportValue, city: text, eventType: text, from: dayValue, to: dayValue },
  opportunities: {
    sport: sportValue,
    fits: (playerID?: string) => playerID || null,
    location: text,
    type: (value?: string) => OPPORTUNITY_TYPES.find((type) => type === value) ?? null,
    position: text,
    age: (value = '') => (/^\d{1,2}$/.test(value) ? Number(value) : null),
    seasonUpTo: seasonLimit,
    open: (value?: string) => value === ONLY,
    from: dayValue,
    to: dayValue,
  },
}
type Own = typeof OWN_PARAMETERS
export type List = keyof Own
export type OwnParameter<L extends List> = keyof Own[L] & string

const ownFilter = <Parameters extends Record<string, (value?: string) => unknown>>(
  parameters: Parameters,
  values: ListFilters,
) =>
  Object.fromEntries(Object.entries(parameters).map(([name, parse]) => [name, parse(values[name])])) as {
    [Name in keyof Parameters]: ReturnType<Parameters[Name]>
  }

export const teamFilter = (values: ListFilters) => ({
  ...sharedFilter(values),
  ...ownFilter(OWN_PARAMETERS.teams, values),
})

export const playerFilter = (values: ListFilters) => ({
  ...sharedFilter(values),
  ...ownFilter(OWN_PARAMETERS.players, values),
})

export const eventFilter = (values: ListFilters) => ({
  ...sharedFilter(values),
  ...ownFilter(OWN_PARAMETERS.events, values),
  ...daysOf(values),
})

export function opportunityFilter(values: ListFilters) {
  const { fits, open, ...own } = ownFilter(OWN_PARAMETERS.opportunities, values)
  return { ...sharedFilter(values), ...own, fitsPlayer: fits, openOnly: open, ...daysOf(values) }
}

/** The filters of what records may leave open: those with `keepsUnstated` in `store/change-log/rows.ts`. */
export const UNSTATED_FILTERS = ['sport', 'ageGroup', 'seasonUpTo'] as const
export type UnstatedFilter = (typeof UNSTATED_FILTERS)[number]

/** URL parameters that the four lists share. `place` is only the label of `near`. */
const SHARED_PARAMETERS = ['search', 'state', 'ageGroup', 'near', 'place', 'within', 'sort', 'stated'] as const
export type SharedParameter = (typeof SHARED_PARAMETERS)[number]

export const parametersOf = <L extends List>(list: L): (SharedParameter | OwnParameter<L>)[] => [
  ...SHARED_PARAMETERS,
  ...(Object.keys(OWN_PARAMETERS[list]) as OwnParameter<L>[]),
]

/** The parameters that a watch of the list keeps, in the order of the stored ones. */
const watched = (list: List) =>
  [...new Set(['search', 'state', 'ageGroup', 'sport', ...parametersOf(list)])].filter(
    (parameter) => !['sort', 'open'].includes(parameter),
  )

/** By the kind of watch. */
export const WATCH_PARAMETERS = {
  OPPORTUNITIES: watched('opportunities'),
  EVENTS: watched('events'),
  TEAMS: watched('teams'),
}

const isOfEachEmbed = (parameter: string) => !['type', 'fits', 'open'].includes(parameter)

/** The parameters that a list of tryouts to embed depends on. */
export const EMBED_PARAMETERS = [...parametersOf('opportunities').filter(isOfEachEmbed), 'lang']
