/** The four-month window of a birthday. The windows end on the days that the governing bodies use as age cutoffs. */
export const BIRTH_WINDOWS = ['JAN_APR', 'MAY_AUG', 'SEP_DEC'] as const
export type BirthWindow = (typeof BIRTH_WINDOWS)[number]

/** The window of a month from 1 to 12. */
export const birthWindowOf = (month: number): BirthWindow => BIRTH_WINDOWS[Math.ceil(month / 4) - 1]!
