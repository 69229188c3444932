import type { ListSort, Sport } from '../api/generated.ts'
import { SPORTS } from '../ui/sport.ts'
import { coordinatesOf, nearVariable } from './near.ts'

/** URL parameters that the four lists share. `place` is only the label of `near`. */
export const SHARED_FILTERS = ['search', 'state', 'ageGroup', 'near', 'place', 'within', 'sort', 'stated'] as const
export type SharedFilter = (typeof SHARED_FILTERS)[number]
export type Values<Name extends string = SharedFilter> = Record<Name | SharedFilter, string>
export type Changes<Name extends string = SharedFilter> = Partial<Values<Name>>
export const DAY_FILTERS = ['from', 'to'] as const
/** URL value of a filter that is on. */
export const ONLY = 'only'

type Found = SharedFilter | (typeof DAY_FILTERS)[number] | 'sport'

const sorts: Record<string, ListSort> = { soonest: 'SOONEST', nearest: 'NEAREST', newest: 'NEWEST' }

export const sportValue = (text: string | undefined): Sport | null => SPORTS.find((sport) => sport === text) ?? null

const dayValue = (text: string | undefined) => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : null)

/** Query variables from URL parameters. Ignores invalid values. A place replaces a state. */
export function findVariables({ near = '', within = '', ...values }: Partial<Record<Found, string>>) {
  const [from, to] = [dayValue(values.from), dayValue(values.to)]
  const isPlaced = coordinatesOf(near) !== null
  const sort = sorts[values.sort ?? ''] ?? null
  return {
    search: values.search ?? '',
    state: isPlaced ? '' : (values.state ?? ''),
    ageGroup: values.ageGroup ?? '',
    statedOnly: values.stated === ONLY,
    near: nearVariable(near, within),
    sport: sportValue(values.sport),
    sort: sort === 'NEAREST' && !isPlaced ? null : sort,
    from,
    to: from && to && to < from ? null : to,
  }
}
