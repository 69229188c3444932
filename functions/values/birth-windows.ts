/** The four-month window of a birthday. The windows end on the days that the governing bodies use as age cutoffs. */
export const BIRTH_WINDOWS = ['JAN_APR', 'MAY_AUG', 'SEP_DEC'] as const
export type BirthWindow = (typeof BIRTH_WINDOWS)[number]
