import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readBirth, readDate, shownDateOrder } from '../../functions/values/written-date.ts'

test.each([
  ['3/9/15', '2015-03-09'],
  ['9-Mar-15', '2015-03-09'],
  ['03-09-2015', '2015-03-09'],
  ['3.9.2015', '2015-03-09'],
  ['Mar 9, 2015', '2015-03-09'],
  ['March 9th 2015', '2015-03-09'],
  ['Monday, March 9, 2015', '2015-03-09'],
  ['Mar. 9, 2015', '2015-03-09'],
  ["9 Mar '15", '2015-03-09'],
  ['9 de marzo de 2015', '2015-03-09'],
  ['Sept 9 2015', '2015-09-09'],
  ['2015/03/09', '2015-03-09'],
  ['2015-3-9', '2015-03-09'],
  ['20150309', '2015-03-09'],
  ['2015-Mar-09', '2015-03-09'],
  ['42072', '2015-03-09'],
  ['3 / 9 / 2015', '2015-03-09'],
  ['3/9/2015.', '2015-03-09'],
  [' 3/9/2015', '2015-03-09'],
  ['3/9/2015'.padEnd(100), '2015-03-09'],
  ['9th of March 2015', '2015-03-09'],
  ['7/4/27 @ 9am', '2027-07-04T09:00'],
  ['20270704T090000', '2027-07-04T09:00'],
  ['20270704T140000Z', '2027-07-04T14:00Z'],
  ['42072.0', '2015-03-09'],
  ['25/3/2015', '2015-03-25'],
  ['12/31/99', '1999-12-31'],
  ['1/1/70', '1970-01-01'],
  ['12/31/69', '2069-12-31'],
  ['20090', '1955-01-01'],
  ['73050', '2099-12-31'],
  ['Jul 6, 2027', '2027-07-06'],
  ['7/4/2027 9 AM', '2027-07-04T09:00'],
  ['7/4/2027 12:00 a.m.', '2027-07-04T00:00'],
  ['7/4/27, 9:05\u202Fpm', '2027-07-04T21:05'],
  ['Sun, Jul 4, 2027 at 12:30 PM', '2027-07-04T12:30'],
  ['4-Jul-27 14:15', '2027-07-04T14:15'],
  ['46572.375', '2027-07-04T09:00'],
  ['2027-07-04T09:00:00.000Z', '2027-07-04T09:00:00Z'],
  ['2027-07-04 09:00:00-05:00', '2027-07-04T09:00:00-05:00'],
  ['Sun Jul 04 2027 09:00:00 GMT-0500 (Central Daylight Time)', '2027-07-04T09:00:00-0500'],
  ['Sun, 04 Jul 2027 14:00:00 GMT', '2027-07-04T14:00:00Z'],
])('the date %j is read as %j', (text, date) => {
  expect(readDate(text)).toBe(date)
})

test.each([
  '',
  'soon',
  '2/30/2015',
  '13/13/2015',
  '3/9',
  '2015',
  '12',
  'Foo 9, 2015',
  '7/4/2027 9',
  '7/4/2027 25:00',
  '3/9/15 Noa',
  '3/9/2015'.padEnd(101),
  '20089',
  '73051',
])('%j is no date', (text) => {
  expect(readDate(text)).toBeNull()
})

test('a file that shows a day over 12 is read in its order, and the coach decides where none shows it', () => {
  expect(shownDateOrder(['3/9/2015', '25/03/15', 'Mar 9, 2015'])).toBe('dayFirst')
  expect(shownDateOrder(['3/9/2015', '3-25-2015'])).toBe('monthFirst')
  expect(shownDateOrder(['3/9/2015', '4/9/2015'])).toBeUndefined()
  expect(shownDateOrder(['25/3/2015', '3/25/2015'])).toBeUndefined()
  expect(['25/12/2015', '12/25/2015'].map((text) => shownDateOrder([text]))).toEqual(['dayFirst', 'monthFirst'])
  for (const noDate of ['25/13/2015', '13/25/2015', '12/12/2015']) expect(shownDateOrder([noDate])).toBeUndefined()
  expect(readDate('3/9/2015', 'dayFirst')).toBe('2015-09-03')
  expect(readDate('3/25/2015', 'dayFirst')).toBe('2015-03-25')
})

test.each([
  ['3/9/15', 2015, 'JAN_APR'],
  ['2015-08-31', 2015, 'MAY_AUG'],
  ['42255', 2015, 'SEP_DEC'],
  ['March 2015', 2015, 'JAN_APR'],
  ['9/2015', 2015, 'SEP_DEC'],
  ['2015-05', 2015, 'MAY_AUG'],
  ['2015', 2015, null],
  ['2015.0', 2015, null],
])('the birth %j is read as %i, %s', (text, birthYear, birthWindow) => {
  expect(readBirth(text)).toEqual({ birthYear, birthWindow })
})

test('a birth without a readable year is not guessed', () => {
  expect(['11', 'March 9', 'fifth grade', '13/2015', '31/31/2015'].map((text) => readBirth(text))).toEqual(
    Array(5).fill(null),
  )
})

/** The formats of spreadsheets, phones, and calendars, written from the parts of a date without the reader. */
const months = 'January February March April May June July August September October November December'.split(' ')
const writers: Record<string, (year: number, month: number, day: number) => string> = {
  us: (year, month, day) => `${month}/${day}/${year}`,
  usShort: (year, month, day) => `${month}/${day}/${String(year).slice(2)}`,
  dashes: (year, month, day) => `${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}-${year}`,
  iso: (year, month, day) => `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`,
  slashes: (year, month, day) => `${year}/${month}/${day}`,
  excel: (year, month, day) => `${day}-${months[month - 1]!.slice(0, 3)}-${String(year).slice(2)}`,
  long: (year, month, day) => `${months[month - 1]} ${day}, ${year}`,
  shouted: (year, month, day) => `${months[month - 1]!.slice(0, 3).toUpperCase()} ${day} ${year}`,
  serial: (year, month, day) => String((Date.UTC(year, month - 1, day) - Date.UTC(2000, 0, 1)) / 86_400_000 + 36_526),
}
const daysOf = (year: number, month: number) =>
  month === 2 ? (year % 4 === 0 && year !== 2100 ? 29 : 28) : [4, 6, 9, 11].includes(month) ? 30 : 31

test('two hundred generated dates in every format are read as what was written, and days after the end of a month as none', () => {
  const parts = [
    fc.integer({ min: 2000, max: 2069 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 13, max: 31 }),
  ]
  fc.assert(
    fc.property(fc.constantFrom(...Object.keys(writers)), fc.tuple(...parts), (format, [year, month, day]) => {
      const exists = day! <= daysOf(year!, month!)
      fc.pre(exists || format !== 'serial')
      const expected = exists ? writers.iso!(year!, month!, day!) : null
      expect(readDate(writers[format]!(year!, month!, day!))).toBe(expected)
    }),
    { numRuns: 200 },
  )
  fc.assert(
    fc.property(fc.tuple(parts[0]!, parts[1]!, fc.integer({ min: 1, max: 12 })), ([year, month, day]) => {
      expect(readDate(`${day}/${month}/${year}`, 'dayFirst')).toBe(writers.iso!(year!, month!, day!))
      expect(readDate(`${month}/${day}/${year}`, 'monthFirst')).toBe(writers.iso!(year!, month!, day!))
    }),
    { numRuns: 200 },
  )
})
