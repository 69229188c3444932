import { isDay } from '../../values/day.ts'
import { DAY_MS } from '../../values/durations.ts'
import { valueTerm } from './terms.ts'

/** The years that have terms of their own. Later years share the term of the last one. */
const FIRST_YEAR = 2000
const LAST_YEAR = 2060
/** The days of a longer row are not indexed: its columns are compared instead. */
const MAX_DAYS = 400

/** The UTC date of an instant in milliseconds. */
export const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10)

/** The days on which rows take place, or the day on which they close. */
type Space = 'days' | 'closes'

/** The term of rows whose days are not in the index. */
export const unindexedDays = (space: Space) => valueTerm(space, 'unindexed')

/** The days, months, and years that a row covers. */
export function daysTerms(space: Space, firstDay: string | undefined, lastDay: string | undefined): string[] {
  if (!firstDay || !lastDay) return []
  const [first, last] = [Date.parse(firstDay), Date.parse(lastDay)]
  const isIndexed =
    isDay(firstDay) &&
    isDay(lastDay) &&
    yearOf(firstDay) >= FIRST_YEAR &&
    last >= first &&
    last - first < MAX_DAYS * DAY_MS
  if (!isIndexed) return [unindexedDays(space)]
  const units = new Set<string>()
  for (let time = first; time <= last; time += DAY_MS) {
    const day = dayOf(time)
    units.add(day).add(day.slice(0, 7)).add(yearUnit(day))
  }
  return [...units].map((unit) => valueTerm(space, unit))
}

const yearOf = (day: string) => Number(day.slice(0, 4))
const yearUnit = (day: string) => String(Math.min(LAST_YEAR, yearOf(day)))

const MAX_CACHED = 50
const kept = new Map<string, string[] | undefined>()

/**
 * The terms for a range of days: a row that covers a day in the range has at least one of them. Either end may be open. Undefined if the
 * index cannot answer the range.
 */
export function daysBetween(space: Space, from: string | null | undefined, to: string | null | undefined) {
  const key = `${space} ${from} ${to}`
  if (!kept.has(key)) {
    if (kept.size === MAX_CACHED) kept.clear()
    kept.set(
      key,
      unitsBetween(from, to)?.map((unit) => valueTerm(space, unit)),
    )
  }
  return kept.get(key)
}

function unitsBetween(from: string | null | undefined, to: string | null | undefined): string[] | undefined {
  const isKnown = (day: string) => isDay(day) && yearOf(day) >= FIRST_YEAR && yearOf(day) < LAST_YEAR
  if ([from, to].some((day) => day && !isKnown(day))) return undefined
  const first = from || `${FIRST_YEAR}-01-01`
  const last = to || `${LAST_YEAR}-12-31`
  if (first > last) return undefined
  const units: string[] = []
  for (let time = Date.parse(first); dayOf(time) <= last; ) {
    const day = dayOf(time)
    const [year, month] = [yearOf(day), Number(day.slice(5, 7))]
    const [monthAfter, yearAfter] = [Date.UTC(year, month, 1), Date.UTC(year + 1, 0, 1)]
    if (day.endsWith('-01-01') && dayOf(yearAfter - DAY_MS) <= last) {
      units.push(yearUnit(day))
      time = yearAfter
    } else if (day.endsWith('-01') && dayOf(monthAfter - DAY_MS) <= last) {
      units.push(day.slice(0, 7))
      time = monthAfter
    } else {
      units.push(day)
      time += DAY_MS
    }
  }
  return units
}
