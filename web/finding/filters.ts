import type { ListSort, Sport } from '../api/generated.ts'
import { SPORTS } from '../ui/sport.ts'
import { coordinatesOf, DEFAULT_DISTANCE, DISTANCES } from './near.ts'

/** URL parameters that the four lists share. `place` is only the label of `near`. */
export const PLACE_FILTERS = ['near', 'place', 'within'] as const
export const DAY_FILTERS = ['from', 'to'] as const

type Values<Name extends string> = Partial<Record<Name, string>>

const sorts: Record<string, ListSort> = { soonest: 'SOONEST', nearest: 'NEAREST', newest: 'NEWEST' }

export const sportValue = (text: string | undefined): Sport | null => SPORTS.find((sport) => sport === text) ?? null

const dayValue = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

/** Query variables from URL parameters. Ignores invalid values. */
export function findVariables(values: Values<(typeof PLACE_FILTERS | typeof DAY_FILTERS)[number] | 'sport' | 'sort'>) {
  const coordinates = coordinatesOf(values.near ?? '')
  const within = Number(DISTANCES.find((miles) => miles === values.within) ?? DEFAULT_DISTANCE)
  const [from, to] = [dayValue(values.from), dayValue(values.to)]
  const sort = sorts[values.sort ?? ''] ?? null
  return {
    near: coordinates && { ...coordinates, within },
    sport: sportValue(values.sport),
    sort: sort === 'NEAREST' && !coordinates ? null : sort,
    from,
    to: from && to && to < from ? null : to,
  }
}

/** Counts the active filters. A place's label and radius, and the sort order, do not count. */
export const countSet = (values: Record<string, string>, leftOut: readonly string[] = []) =>
  Object.entries(values).filter(
    ([name, value]) => value && name !== 'place' && name !== 'within' && name !== 'sort' && !leftOut.includes(name),
  ).length
