import { dateFormat } from '../../functions/values/time-format.ts'

/** 1 'January' to 12 'December'. */
export const MONTHS = Array.from({ length: 12 }, (_, index) => ({
  value: String(index + 1),
  label: dateFormat({ month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(2027, index, 1))),
}))

const YEARS = 25
const thisYear = new Date().getFullYear()
/** The birth years of players, latest first. */
export const BIRTH_YEARS = Array.from({ length: YEARS }, (_, index) => String(thisYear - index)).map((year) => ({
  value: year,
  label: year,
}))
