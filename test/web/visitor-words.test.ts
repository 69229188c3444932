import { afterEach, expect, test, vi } from 'vitest'
import { calendarFile } from '../../functions/values/calendar-file.ts'
import { coordinatesOf, opportunityFilter } from '../../functions/values/list-filters.ts'
import { agesText, spotsText } from '../../functions/values/opportunity-facts.ts'
import { formatTimeRange } from '../../functions/values/time-format.ts'
import { ageRange } from '../../web/features/events/event-card.tsx'
import { closesText, whyClosed } from '../../web/features/opportunities/opportunity-text.ts'
import { currentSeason } from '../../web/features/players/current-season.ts'

// The client of the API uses them when it is loaded.
vi.stubGlobal('location', { origin: 'https://fungo.example' })
vi.stubGlobal('addEventListener', () => {})
vi.stubGlobal('removeEventListener', () => {})
const { nearParameter } = await import('../../web/finding/near.ts')

afterEach(() => {
  vi.useRealTimers()
})

const open = { status: 'OPEN', visibility: 'PUBLIC', timeZone: 'America/Chicago', spotsLeft: 3 } as const

test('a tryout says who it is for and how many spots are left', () => {
  expect(agesText({ minAge: 12, maxAge: 14 })).toBe('Ages 12 to 14')
  expect(agesText({ minAge: 12, maxAge: 12 })).toBe('Age 12')
  expect(agesText({ minAge: 12, maxAge: null })).toBe('Ages 12 and up')
  expect(agesText({ minAge: null, maxAge: 10 })).toBe('Ages up to 10')
  expect(agesText({ minAge: null, maxAge: null })).toBe('')
  expect(spotsText(open)).toBe('3 spots left')
  expect(spotsText({ ...open, spotsLeft: 1 })).toBe('1 spot left')
})

test('a deadline counts days in the time zone of the venue', () => {
  const now = new Date('2026-03-04T23:00:00-06:00')
  const closing = (registrationDeadline: string | null) => closesText({ ...open, registrationDeadline }, now)
  expect(closing('2026-03-07T00:30:00-06:00')).toBe('closes in 3 days')
  expect(closing('2026-03-05T06:00:00-06:00')).toBe('closes tomorrow')
  expect(closing('2026-03-04T23:40:00-06:00')).toBe('closes in 40 minutes')
  expect(closing(null)).toBe('')
})

test('whyClosed gives the reason why an opportunity is not open', () => {
  expect(whyClosed(open)).toBe('')
  expect(whyClosed({ ...open, status: 'FULL' })).toBe('')
  expect(whyClosed({ ...open, status: 'CLOSED' })).toBe('Registration has closed')
  expect(whyClosed({ ...open, status: 'CANCELLED' })).toBe('This opportunity was canceled')
})

test('a shared link rounds the location of its sender to about a kilometer', () => {
  const near = nearParameter({ latitude: 41.772938, longitude: -88.150211 })
  expect(near).toBe('41.77,-88.15')
  expect(coordinatesOf(near)).toEqual({ latitude: 41.77, longitude: -88.15 })
  for (const garbage of ['', 'me', '1', ',', '30,', ',-97', '30,-97,5', '91,0', '0,181', 'x,y'])
    expect(coordinatesOf(garbage)).toBeNull()
})

test('the age groups of an event are shown as a range', () => {
  expect(ageRange(['14U', '8U', '10U', '8U'])).toBe('8U to 14U')
  expect(ageRange(['12U'])).toBe('12U')
  expect(ageRange([])).toBe('')
})

test('the current season is the active one that includes today, else the first active one, else a default', () => {
  const season = (name: string, startDate: string, endDate: string, isActive = true) => ({
    id: name,
    name,
    startDate,
    endDate,
    isActive,
  })
  const seasons = [
    season('2026 Summer', '2026-06-01', '2026-08-15'),
    season('2026 Spring', '2026-02-01', '2026-05-31'),
    season('2026 Camp', '2026-02-01', '2026-05-31', false),
  ]
  vi.useFakeTimers({ now: new Date('2026-03-04T12:00:00') })
  expect(currentSeason(seasons)).toBe('2026 Spring')
  vi.setSystemTime(new Date('2026-12-01T12:00:00'))
  expect(currentSeason(seasons)).toBe('2026 Summer')
  expect(currentSeason([])).toBe('2025 Fall')
})

test('a tryout within a day shows its day once', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const zone = 'America/Chicago'
  expect(formatTimeRange('2026-03-07T15:00:00Z', '2026-03-07T17:30:00Z', zone, 'en', now)).toBe(
    'Sat, Mar 7, 9:00 AM CST to 11:30 AM',
  )
  expect(formatTimeRange('2026-03-07T15:00:00Z', '2026-03-08T17:00:00Z', zone, 'en', now)).toBe(
    'Sat, Mar 7, 9:00 AM CST to Sun, Mar 8, 12:00 PM CDT',
  )
  expect(formatTimeRange('2026-03-07T15:00:00Z', null, zone, 'en', now)).toBe('Sat, Mar 7, 9:00 AM CST')
})

test('an all-day event shows no times', () => {
  const now = new Date('2026-03-01T12:00:00Z')
  const zone = 'America/Chicago'
  expect(formatTimeRange('2026-03-07T06:00:00.000Z', '2026-03-09T05:00:00.000Z', zone, 'en', now)).toBe(
    'Sat, Mar 7 to Mon, Mar 9',
  )
  expect(formatTimeRange('2026-03-07T15:00:00.000Z', '2026-03-08T06:00:00.000Z', zone, 'en', now)).toBe(
    'Sat, Mar 7, 9:00 AM CST to Sun, Mar 8',
  )
  expect(formatTimeRange('2027-03-07T06:00:00.000Z', null, zone, 'en', now)).toBe('Sun, Mar 7, 2027')
})

test('the calendar file of an all-day event includes its last day', () => {
  const entry = { id: 'e1', title: 'Classic', zone: 'America/Chicago', url: 'https://fungo.example/events/e1' }
  const days = calendarFile({ ...entry, start: '2026-03-07T06:00:00.000Z', end: '2026-03-09T05:00:00.000Z' })
  expect(days).toContain('DTSTART;VALUE=DATE:20260307\r\nDTEND;VALUE=DATE:20260310\r\n')
  const oneDay = calendarFile({ ...entry, start: '2026-03-07T06:00:00.000Z', end: null })
  expect(oneDay).toContain('DTSTART;VALUE=DATE:20260307\r\nDTEND;VALUE=DATE:20260308')
  const untilADay = calendarFile({ ...entry, start: '2026-03-07T15:00:00.000Z', end: '2026-03-08T06:00:00.000Z' })
  expect(untilADay).toContain('DTSTART:20260307T150000Z\r\nDTEND:20260309T050000Z')
  const untilAnAutumnDay = calendarFile({ ...entry, start: '2026-10-31T15:00:00Z', end: '2026-11-01T05:00:00Z' })
  expect(untilAnAutumnDay).toContain('DTEND:20261102T060000Z')
  for (const end of [undefined, '2026-03-07T15:00:00Z', '2026-03-07T14:00:00Z'])
    expect(calendarFile({ ...entry, start: '2026-03-07T15:00:00Z', end })).toContain('DTEND:20260307T170000Z')
})

test('the calendar file of a tryout has escaped texts, folded lines, and UTC times', () => {
  const file = calendarFile(
    {
      id: 'o1',
      title: 'Tryouts, 12U; “Hawks”',
      start: '2026-03-07T09:00:00-06:00',
      zone: 'America/Chicago',
      place: 'Commissioners Park, Naperville, IL',
      description: `Bring a glove.\n${'Check-in opens early. '.repeat(10)}`,
      url: 'https://fungo.example/opportunities/o1',
    },
    new Date('2026-03-01T12:00:00.123Z'),
  )
  const lines = file.split('\r\n')
  expect(lines.every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
  expect(file).toContain('DTSTAMP:20260301T120000Z')
  expect(file).toContain('DTSTART:20260307T150000Z\r\nDTEND:20260307T170000Z')
  expect(file.replaceAll('\r\n ', '')).toContain('SUMMARY:Tryouts\\, 12U\\; “Hawks”')
  expect(file.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Bring a glove.\\nCheck-in')
  expect(lines.at(-1)).toBe('')
})

test.each([
  ['a month that does not exist', { from: '2027-13-01' }, { from: null, to: null }],
  ['a day that does not exist', { from: '2027-02-30', to: '2027-03-01' }, { from: null, to: '2027-03-01' }],
  ['a day written the other way', { to: '01/03/2027' }, { from: null, to: null }],
  ['days in the wrong order', { from: '2027-03-02', to: '2027-03-01' }, { from: '2027-03-02', to: null }],
  ['another sport', { sport: 'CHESS' }, { sport: null }],
])('a list ignores %s in its address', (_, parameters, variables) => {
  expect(opportunityFilter(parameters)).toMatchObject(variables)
})
