import type { ListSort, Sport } from '../api/generated.ts'
import { SPORTS } from '../ui/sport.ts'
import { DEFAULT_DISTANCE, DISTANCES, positionOf } from './near.ts'

/** What the four lists ask for in the same way, as their URLs name it. `place` is only what `near` is called. */
export const PLACE_FILTERS = ['near', 'place', 'within'] as const
export const DAY_FILTERS = ['from', 'to'] as const

type Values<Name extends string> = Partial<Record<Name, string>>

const sorts: Record<string, ListSort> = { soonest: 'SOONEST', nearest: 'NEAREST', newest: 'NEWEST' }

export const sportValue = (text: string | undefined): Sport | null => SPORTS.find((sport) => sport === text) ?? null

const dayValue = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

/** The variables of what a URL asks for. What the URL's author made up is left out. */
export function findVariables(values: Values<(typeof PLACE_FILTERS | typeof DAY_FILTERS)[number] | 'sport' | 'sort'>) {
  const position = positionOf(values.near ?? '')
  const within = Number(DISTANCES.find((miles) => miles === values.within) ?? DEFAULT_DISTANCE)
  const sort = sorts[values.sort ?? ''] ?? null
  return {
    near: position && { ...position, within },
    sport: sportValue(values.sport),
    sort: sort === 'NEAREST' && !position ? null : sort,
    from: dayValue(values.from),
    to: dayValue(values.to),
  }
}

/** How many of the filters are set; the name and the radius of a place do not count as filters. */
export const countSet = (values: Record<string, string>, leftOut: readonly string[] = []) =>
  Object.entries(values).filter(
    ([name, value]) => value && name !== 'place' && name !== 'within' && name !== 'sort' && !leftOut.includes(name),
  ).length
