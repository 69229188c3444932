import { expect, test } from 'vitest'
import { formatAtVenue, instantOf, locateVenue } from '../../functions/services/places/venue-time.ts'

test.each([
  ['a winter morning in Austin', '2027-01-09T09:00', 'America/Chicago', '2027-01-09T15:00:00.000Z'],
  ['a summer morning in Austin', '2027-07-10T09:00', 'America/Chicago', '2027-07-10T14:00:00.000Z'],
  ['a local time that DST skips', '2027-03-14T02:30', 'America/Chicago', '2027-03-14T08:30:00.000Z'],
  ['the first of a local time that DST repeats', '2027-11-07T01:30', 'America/Chicago', '2027-11-07T06:30:00.000Z'],
  ['Phoenix, which has no DST', '2027-07-10T09:00', 'America/Phoenix', '2027-07-10T16:00:00.000Z'],
  ['an instant with an offset', '2027-07-10T09:00:00-04:00', 'America/Phoenix', '2027-07-10T13:00:00.000Z'],
  ['a date without a time', '2027-07-10', 'America/New_York', '2027-07-10T04:00:00.000Z'],
  ['no date', 'next Saturday', 'America/New_York', null],
  ['a date that does not exist', '2027-02-30T09:00', 'America/New_York', null],
])('instantOf handles %s', (_, text, zone, instant) => {
  expect(instantOf(text, zone)).toBe(instant)
})

test('the time zone of a venue comes from its city, its position, its state, or a default', async () => {
  expect(await locateVenue({ city: 'El Paso', state: 'TX' })).toMatchObject({ timeZone: 'America/Denver' })
  expect((await locateVenue({ city: 'Austin', state: 'TX' })).latitude).toBeCloseTo(30.27, 0)
  const position = { latitude: 33.45, longitude: -112.07 }
  expect(await locateVenue(position)).toEqual({ timeZone: 'America/Phoenix', ...position })
  expect(await locateVenue({ city: 'Nowhereville', state: 'CA' })).toMatchObject({ timeZone: 'America/Los_Angeles' })
  expect((await locateVenue({})).timeZone).toMatch(/^America\//)
})

test('a time is shown in the time zone of the venue', () => {
  expect(formatAtVenue('2026-03-07T15:00:00Z', 'America/Chicago', 'en')).toBe('Sat, Mar 7, 2026, 9:00 AM CST')
  expect(formatAtVenue('2026-03-07T06:00:00Z', 'America/Chicago', 'en')).toBe('Sat, Mar 7, 2026')
})

test.each([
  ['2026-03-07T06:00:00Z', '2026-03-08T06:00:00Z', 'Sat, Mar 7, 2026 to Sun, Mar 8, 2026'],
  ['2026-03-07T15:00:00Z', '2026-03-08T06:00:00Z', 'Sat, Mar 7, 2026, 9:00 AM CST to Sun, Mar 8, 2026'],
  ['2026-03-07T15:00:00Z', '2026-03-08T05:00:00Z', 'Sat, Mar 7, 2026, 9:00 AM CST'],
])('what lasts from %s until %s is shown as %s', (from, until, shown) => {
  expect(formatAtVenue(from, 'America/Chicago', 'en', until)).toBe(shown)
})
