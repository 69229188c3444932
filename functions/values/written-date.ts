import { type BirthWindow, birthWindowOf } from './age.ts'
import { isDay } from './day.ts'

/** How '3/9/2015' is read: as March 9 or as September 3. */
export type DateOrder = 'monthFirst' | 'dayFirst'

const MONTHS = [
  ['january', 'enero'],
  ['february', 'febrero'],
  ['march', 'marzo'],
  ['april', 'abril'],
  ['may', 'mayo'],
  ['june', 'junio'],
  ['july', 'julio'],
  ['august', 'agosto'],
  ['september', 'septiembre', 'setiembre'],
  ['october', 'octubre'],
  ['november', 'noviembre'],
  ['december', 'diciembre'],
]
const YEAR = String.raw`'?(?<year>\d{4}|\d{2})(?!\d)`
const MONTH = String.raw`(?<name>[a-z]{3,})\.?`
const DAY = String.raw`(?<day>\d{1,2})(?:st|nd|rd|th|\u00BA)?(?!\d)`
const BETWEEN = String.raw`(?:\s*[-/.,]\s*|\s+)(?:(?:del?|of)\s+)?`

const NUMBERS = new RegExp(String.raw`^(?<first>\d{1,2})(?<separator>[-/.])(?<second>\d{1,2})\k<separator>${YEAR}`)
const FORMS = [
  /^(?<year>\d{4})[-/.](?<month>\d{1,2})[-/.](?<day>\d{1,2})(?!\d)/,
  /^(?<year>\d{4})(?<month>\d\d)(?<day>\d\d)(?!\d)/,
  NUMBERS,
  new RegExp(`^${MONTH}[\\s-]*${DAY}${BETWEEN}${YEAR}`),
  new RegExp(`^${DAY}(?:${BETWEEN})?${MONTH}(?:${BETWEEN})?${YEAR}`),
  new RegExp(`^(?<year>\\d{4})${BETWEEN}${MONTH}[\\s-]*${DAY}`),
]
const WEEKDAY =
  /^(?:(?:sun|mon|tue|tues|wed|wednes|thu|thur|thurs|fri|sat|satur)(?:day)?|lunes|martes|mi[eé]rcoles|jueves|viernes|s[aá]bado|domingo)[.,]*\s+/
const TIME =
  /^(?:t|[\s,]+(?:(?:at|a las?|@)\s*)?)(?<hour>\d{1,2})(?::(?<minute>\d\d)(?::(?<second>\d\d)(?:\.\d+)?)?)?(?:\s*(?<half>[ap])\.?\s?m?\.?)?\s*(?<zone>z|(?:gmt|utc)?[+-]\d\d:?\d\d|gmt|utc)?(?:\s*\([^)]*\))?$/

/** No date is longer. */
const MAX_LENGTH = 100

const prepared = (text: string) =>
  text.length > MAX_LENGTH
    ? ''
    : text
        .normalize('NFKC')
        .trim()
        .replace(/\s+/g, ' ')
        .replace(/(?<=\d) ?\/ ?(?=\d)/g, '/')
        .replace(/(?<=\d)[.,;]$/, '')
        .toLowerCase()
        .replace(WEEKDAY, '')
        .replace(COMPACT, '$1$2:$3')

/** '20270704t090000z', as calendars write it. */
const COMPACT = /^(\d{8}t)(\d\d)(\d\d)(?:\d\d)?(?=z?$)/

/**
 * The date, and the time if there is one, as ISO 8601: 'Jul 6, 2027' -> '2027-07-06', '7/4/27 9 AM' -> '2027-07-04T09:00'. Reads numbers,
 * English and Spanish names of months, and the serial numbers of Excel. A time keeps its offset from UTC. The order decides only where both
 * numbers can be a month. Null if the text is no date.
 */
export function readDate(text: string, order: DateOrder = 'monthFirst'): string | null {
  const written = prepared(text)
  if (/^\d{5}(?:\.\d+)?$/.test(written)) return excelDate(Number(written))
  for (const form of FORMS) {
    const found = form.exec(written)
    const day = found && dayOf(found.groups!, order)
    if (!day) continue
    const rest = written.slice(found[0].length)
    const time = rest === '' ? '' : timeOf(rest)
    return time === null ? null : day + time
  }
  return null
}

function dayOf({ year, month, name, day, first, second }: Record<string, string>, order: DateOrder) {
  const numbers = first && second ? monthAndDay(Number(first), Number(second), order) : null
  const monthNumber = numbers?.month ?? (name ? monthNamed(name) : Number(month))
  const iso = [fullYear(year!), twoDigits(monthNumber), twoDigits(numbers?.day ?? Number(day))].join('-')
  return isDay(iso) ? iso : null
}

const monthNamed = (name: string) => 1 + MONTHS.findIndex((names) => names.some((it) => it.startsWith(name)))

function monthAndDay(first: number, second: number, order: DateOrder) {
  const isDayFirst = first > 12 || (second <= 12 && order === 'dayFirst')
  return isDayFirst ? { month: second, day: first } : { month: first, day: second }
}

/** '27' -> '2027', '98' -> '1998'. The years of two digits are those from 1970, as in POSIX. */
const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) < 70 ? 20 : 19}${year}`)

const twoDigits = (number: number) => String(number).padStart(2, '0')

/** 'T09:00' with seconds and the offset where they are given. Null if the text is no time of day. */
function timeOf(text: string) {
  const { hour, minute, second, half, zone } = TIME.exec(text)?.groups ?? {}
  if (!hour || (!minute && !half) || Number(hour) > (half ? 12 : 23)) return null
  const hours = half ? (Number(hour) % 12) + (half === 'p' ? 12 : 0) : Number(hour)
  const offset = zone?.replace(/^(?:gmt|utc)(?=[+-])/, '')
  return `T${twoDigits(hours)}:${minute ?? '00'}${second ? `:${second}` : ''}${offset && /^[a-z]/.test(offset) ? 'Z' : (offset ?? '')}`
}

const EXCEL_EPOCH = Date.UTC(1899, 11, 30)

/** 42072 -> '2015-03-09', 46573.375 -> '2027-07-05T09:00'. Null outside the years 1955 to 2099. */
function excelDate(serial: number) {
  if (serial < 20_090 || serial >= 73_051) return null
  const minutes = Math.round(serial * 1440)
  const iso = new Date(EXCEL_EPOCH + minutes * 60_000).toISOString()
  return iso.slice(0, minutes % 1440 === 0 ? 10 : 16)
}

/** The order that the dates of a file show: a first number over 12 is a day. Undefined if none shows it or both orders occur. */
export function shownDateOrder(texts: readonly string[]): DateOrder | undefined {
  const orders = texts.flatMap((text): DateOrder[] => {
    const { first, second } = NUMBERS.exec(prepared(text))?.groups ?? {}
    if (Number(first) > 12 && Number(second) <= 12) return ['dayFirst']
    return Number(second) > 12 && Number(first) <= 12 ? ['monthFirst'] : []
  })
  return new Set(orders).size === 1 ? orders[0] : undefined
}

/**
 * The year and the third of the year of a birth, all that is kept of it: '3/9/15', 'March 2015', and '3/2015' -> 2015, JAN_APR. A year alone
 * has no window. Null if the text has no year.
 */
export function readBirth(
  text: string,
  order?: DateOrder,
): { birthYear: number; birthWindow: BirthWindow | null } | null {
  const written = prepared(text)
  const yearAlone = /^(\d{4})(?:\.0+)?$/.exec(written)
  if (yearAlone) return { birthYear: Number(yearAlone[1]), birthWindow: null }
  const day = readDate(text, order) ?? firstOfMonth(written)
  if (!day) return null
  return { birthYear: Number(day.slice(0, 4)), birthWindow: birthWindowOf(Number(day.slice(5, 7))) }
}

/** '3/2015', '2015-03', and 'mar 2015' -> '2015-03-01'. */
function firstOfMonth(written: string) {
  const numbers = /^(\d{1,2})[-/.](\d{4})$/.exec(written) ?? /^(\d{4})[-/.](\d{1,2})$/.exec(written)
  if (numbers)
    return readDate(numbers[1]!.length === 4 ? `${numbers[1]}/${numbers[2]}/1` : `${numbers[2]}/${numbers[1]}/1`)
  const named = new RegExp(`^${MONTH}${BETWEEN}(?<year>\\d{4})$`).exec(written)?.groups
  return named ? readDate(`${named.name} 1, ${named.year}`) : null
}
