/** URL parameters that the four lists share. `place` is only the label of `near`. */
export const SHARED_FILTERS = ['search', 'state', 'ageGroup', 'near', 'place', 'within', 'sort', 'stated'] as const
export type SharedFilter = (typeof SHARED_FILTERS)[number]
export type Values<Name extends string = SharedFilter> = Record<Name | SharedFilter, string>
export type Changes<Name extends string = SharedFilter> = Partial<Values<Name>>
export const DAY_FILTERS = ['from', 'to'] as const
