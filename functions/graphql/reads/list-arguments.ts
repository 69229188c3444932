import { directory } from '../../services/directory/directory.ts'
import type { Kind } from '../../store/change-log/rows.ts'
import type { Token } from '../../store/change-log/token.ts'
import { milesBetween } from '../../store/read-model/distance.ts'
import { hasOrder } from '../../store/read-model/order-columns.ts'
import type { FacetColumn, Query } from '../../store/read-model/query.ts'
import { badInput, Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { SEASON_LIMITS } from '../../values/season-cost.ts'
import type { AdminListInput, FacetValue, ListSort, NearInput } from '../generated.ts'
import { ADMINS_ONLY } from '../rules/rule.ts'

/** Half the circumference of the earth, in miles. */
const FARTHEST = 12_500

type Maybe<T> = T | null | undefined

/** Validates the circle of a list. */
export function nearby(near: Maybe<NearInput>) {
  if (!near) return null
  const { latitude, longitude, within } = near
  const withinMiles = within ?? 50
  const isOnEarth = Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
  if (!isOnEarth) throw badInput('near', m.a_latitude_is_from)
  if (withinMiles <= 0 || withinMiles > FARTHEST) throw badInput('near', m.enter_a_distance_of_more_than_0)
  return { latitude, longitude, withinMiles }
}

/** Validates the order of a list. With a place, the best fit is first. */
export function sorted({ sort, near }: { sort?: Maybe<ListSort>; near?: Maybe<NearInput> }) {
  if ((sort === 'NEAREST' || sort === 'BEST') && !near) throw badInput('sort', m.sorting_by_distance_needs_a_place)
  return sort ?? (near && 'BEST')
}

export const unsupportedOrder = () => badInput('orderBy', m.this_list_cannot_be_ordered_by_that)

/** Validates an admin's filters of a list. */
export function administered(
  kind: Kind,
  { admin }: { admin?: Maybe<AdminListInput> },
  { viewer }: { viewer: { isAdmin: boolean } | null },
) {
  if (!admin) return {}
  if (!viewer?.isAdmin) throw new Refusal(viewer ? 'FORBIDDEN' : 'UNAUTHENTICATED', ADMINS_ONLY)
  const { orderBy, descending, isClaimed, isImported, isBlocked, role, notSeenSince } = admin
  if (orderBy && !hasOrder(kind, orderBy)) throw unsupportedOrder()
  const ofUsers = { isBlocked, role, notSeenSince: notSeenSince ? new Date(notSeenSince) : null }
  return {
    ...(orderBy && { orderBy: { column: orderBy, descending: descending ?? false } }),
    ...((kind === 'team' || kind === 'player') && { isClaimed }),
    ...((kind === 'team' || kind === 'player' || kind === 'event') && { isImported }),
    ...(kind === 'user' && ofUsers),
  }
}

/** Validates the date range of a list. */
export function days({ from, to }: { from?: Maybe<string>; to?: Maybe<string> }) {
  if (from && to && from > to) throw badInput('to', m.the_last_day_must_not_be_before_the_first_refusal)
  return { from, to }
}

/** Validates the highest cost of a season. */
export function seasonLimit({ seasonUpTo }: { seasonUpTo?: Maybe<number> }) {
  if (seasonUpTo != null && !SEASON_LIMITS.some((limit) => limit === seasonUpTo))
    throw badInput('seasonUpTo', (_, to) => m.choose_one_of_these_limits({ list: SEASON_LIMITS.join(', ') }, to))
  return seasonUpTo
}

type Positioned = { latitude?: number; longitude?: number }

/** The records, with their distance in miles from the center of the circle, if there is one. */
export function withDistance<T extends Positioned>(records: T[], near: Maybe<NearInput>) {
  if (!near) return records
  return records.map((record) => {
    const { latitude, longitude } = record
    const isPlaced = latitude !== undefined && longitude !== undefined
    return { ...record, distanceMiles: isPlaced ? milesBetween(near, { latitude, longitude }) : null }
  })
}

/** Filters without choices, by the name that clients know. */
const OTHER_FILTERS = {
  search: ['search'],
  city: ['city'],
  location: ['location'],
  near: ['near'],
  dates: ['from', 'to'],
  upcomingOnly: ['upcomingOnly'],
  openOnly: ['openOnly'],
  age: ['age'],
  fitsPlayer: ['age', 'plays'],
} as const

export interface FacetParent {
  filter: string
  values: () => Promise<FacetValue[]>
  countWithout: () => Promise<number>
}

/**
 * The number of records for each choice of each filter, and without the filter, counted when they are selected. A filter does not apply to
 * its own choices.
 */
export function facetsOf<K extends Kind>(
  kind: K,
  columns: { [Filter in keyof Query<K> & string]?: FacetColumn<K> | ((query: Query<K>) => Promise<FacetValue[]>) },
  query: Query<K>,
  seen: Token,
): FacetParent[] {
  const countWithout = (without: Query<K>) => () => directory().count(kind, without, seen)
  const choices = Object.entries(columns).map(([filter, column]) => {
    const without = { ...query, [filter]: undefined }
    const values = () =>
      typeof column === 'function' ? column(without) : directory().facet(kind, column as FacetColumn<K>, without, seen)
    return { filter, values, countWithout: countWithout(without) }
  })
  const others = Object.entries(OTHER_FILTERS)
    .filter(([, names]) => names.some((name) => (query as Record<string, unknown>)[name]))
    .map(([filter, names]) => {
      const without = { ...query, ...Object.fromEntries(names.map((name) => [name, undefined])) }
      return { filter, values: async () => [], countWithout: countWithout(without) }
    })
  return [...choices, ...others]
}
