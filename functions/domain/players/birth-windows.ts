/** The thirds of a year that a birthday can be in. They end on the days that the governing bodies count ages on. */
export const BIRTH_WINDOWS = ['JAN_APR', 'MAY_AUG', 'SEP_DEC'] as const
export type BirthWindow = (typeof BIRTH_WINDOWS)[number]
