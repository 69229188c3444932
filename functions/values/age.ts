export type Born = { age?: number; birthYear?: number; birthWindow?: BirthWindow }
type Day = { month: number; day: number }

/** The last day of each window. */
const LAST_DAYS: Record<BirthWindow, Day> = {
  JAN_APR: { month: 4, day: 30 },
  MAY_AUG: { month: 8, day: 31 },
  SEP_DEC: { month: 12, day: 31 },
}

/**
 * The minimum age of a player on a day: the birthday counts when its window is over. Without a birth year, the entered age. Undefined if
 * neither is known.
 */
export function ageOn({ age, birthYear, birthWindow }: Born, { year, month, day }: Day & { year: number }) {
  if (birthYear === undefined || birthWindow === undefined) return age
  const last = LAST_DAYS[birthWindow]
  const isOver = month > last.month || (month === last.month && day >= last.day)
  return Math.max(0, year - birthYear - (isOver ? 0 : 1))
}

/** The age today, in UTC. */
export const playerAge = (player: Born, now: Date) =>
  ageOn(player, { year: now.getUTCFullYear(), month: now.getUTCMonth() + 1, day: now.getUTCDate() })

/** The season of a day. Season Y runs from August 1 of the previous year to July 31 of Y. */
export const seasonYear = (now: Date) => now.getUTCFullYear() + (now.getUTCMonth() >= 7 ? 1 : 0)

/** The four-month window of a birthday. The windows end on the days that the governing bodies use as age cutoffs. */
export const BIRTH_WINDOWS = ['JAN_APR', 'MAY_AUG', 'SEP_DEC'] as const
export type BirthWindow = (typeof BIRTH_WINDOWS)[number]

/** The thirds of years, counted: the birth year and window as one number. Undefined if they are unknown. */
export const bornThird = ({ birthYear, birthWindow }: Born) =>
  birthYear === undefined || birthWindow === undefined ? undefined : 3 * birthYear + BIRTH_WINDOWS.indexOf(birthWindow)

/** The last third whose birthdays count today. */
export const lastThird = (now: Date) => {
  const year = now.getUTCFullYear()
  return (
    3 * year +
    BIRTH_WINDOWS.filter((birthWindow) => playerAge({ birthYear: year - 1, birthWindow }, now) === 1).length -
    1
  )
}

/** The age of a player who was born in the third: the same as `playerAge`. */
export const ageOfThird = (third: number, last: number) => Math.max(0, Math.floor((last - third) / 3))

/** The thirds in which the players of this age were born. */
export function thirdsOfAge(age: number, last: number): number[] {
  // Birthdays later in the year make no negative age.
  const later = age === 0 ? 3 : 0
  return Array.from({ length: 3 + later }, (_, i) => last + later - 3 * age - i)
}

/** The window of a month from 1 to 12. */
export const birthWindowOf = (month: number): BirthWindow => BIRTH_WINDOWS[Math.ceil(month / 4) - 1]!
