import * as v from 'valibot'
import { expect, test, vi } from 'vitest'
import { filteredColumns, kinds } from '../../functions/store/change-log/rows.ts'
import {
  ageOfThird,
  ageOn,
  BIRTH_WINDOWS,
  bornThird,
  lastThird,
  playerAge,
  thirdsOfAge,
} from '../../functions/values/age.ts'
import { ageGroupOf, ageGroupsWithin, agesOf, standardAgeGroup } from '../../functions/values/age-groups.ts'
import { calendarFeedFile, calendarFile } from '../../functions/values/calendar-file.ts'
import { crestPaths, initialsOf, inkOn } from '../../functions/values/crests.ts'
import { divisionInput, withoutAgeGroup } from '../../functions/values/division-input.ts'
import { expiresAfter } from '../../functions/values/durations.ts'
import { editDistance } from '../../functions/values/edit-distance.ts'
import { edited, replaced } from '../../functions/values/edits.ts'
import { fitsAge, fitsSport } from '../../functions/values/eligibility.ts'
import { fitOf } from '../../functions/values/entry-fit.ts'
import { birthYearInput } from '../../functions/values/field-inputs.ts'
import { checkID, firstIDOf, isID, localID, newID, parentOf, timeOfID } from '../../functions/values/ids.ts'
import { nameLine, personName, sportInput } from '../../functions/values/inputs.ts'
import { agesIn, fitsSomeAge, isDisputed, seasonOfDay } from '../../functions/values/league-age.ts'
import {
  cityInState,
  coordinatesOf,
  eventFilter,
  opportunityFilter,
  parametersOf,
  playerFilter,
  sortOf,
  teamFilter,
  UNSTATED_FILTERS,
} from '../../functions/values/list-filters.ts'
import { formatMoney } from '../../functions/values/money.ts'
import { capitalized, capitalizedName } from '../../functions/values/name-case.ts'
import { byScore, nextByScore } from '../../functions/values/next-by-score.ts'
import { decidingFacts } from '../../functions/values/opportunity-facts.ts'
import { pageNumber } from '../../functions/values/page-head/head-tags.ts'
import { parse } from '../../functions/values/parse.ts'
import { placeLine } from '../../functions/values/place-line.ts'
import { isTeamOnly } from '../../functions/values/player-visibility.ts'
import { filterAsync, findAll, forEachOf, oneByOne } from '../../functions/values/promises.ts'
import { seasonLimitsOf } from '../../functions/values/season-cost.ts'
import { seasonName } from '../../functions/values/season-name.ts'
import { embedSecurityHeaders, securityHeaders } from '../../functions/values/security-headers.ts'
import { sportOf } from '../../functions/values/sports.ts'
import { storedWord } from '../../functions/values/stored-words.ts'
import {
  formatClock,
  formatDay,
  formatHour,
  formatTimeRange,
  isoAtVenue,
  isPast,
  nextMidnight,
  notAfter,
  relativeTime,
  splitTimeRange,
} from '../../functions/values/time-format.ts'
import { truncate } from '../../functions/values/truncate.ts'
import { upcomingFirst } from '../../functions/values/upcoming-first.ts'
import { teamName, watchName, watchPath } from '../../functions/values/watch-names.ts'

const CHICAGO = 'America/Chicago'
const now = new Date('2026-03-04T18:00:00Z')

test.each([
  [0, 'Free'],
  [1, '$0.01'],
  [1_999, '$19.99'],
  [125_000, '$1,250.00'],
])('%i cents are shown as %s', (cents, text) => {
  expect(formatMoney(cents, 'en')).toBe(text)
})

test.each([
  [{ birthYear: 2014, birthWindow: 'JAN_APR' }, '2026-04-29', 11],
  [{ birthYear: 2014, birthWindow: 'JAN_APR' }, '2026-04-30', 12],
  [{ birthYear: 2014, birthWindow: 'JAN_APR' }, '2026-03-31', 11],
  [{ birthYear: 2014, birthWindow: 'JAN_APR' }, '2026-05-01', 12],
  [{ birthYear: 2014, birthWindow: 'SEP_DEC' }, '2026-12-30', 11],
  [{ birthYear: 2027, birthWindow: 'JAN_APR' }, '2026-12-31', 0],
  [{ birthYear: 2014, age: 10 }, '2026-12-31', 10],
  [{ birthWindow: 'JAN_APR', age: 10 }, '2026-12-31', 10],
  [{}, '2026-12-31', undefined],
] as const)('the player %j has on %s the age %s', (born, at, age) => {
  const [year, month, day] = at.split('-').map(Number) as [number, number, number]
  expect(ageOn(born, { year, month, day })).toBe(age)
})

test.each([
  [12, 12, 12, true],
  [11, 12, undefined, false],
  [13, undefined, 12, false],
  [99, null, null, true],
  [undefined, 12, 12, true],
])('whether the age %s fits from %s to %s', (age, minAge, maxAge, fits) => {
  expect(fitsAge(age, { minAge, maxAge })).toBe(fits)
})

test('a player fits by one of the rules, and the birthday is checked if they differ', () => {
  const rule = { cutoffMonth: 4, cutoffDay: 30, yearOffset: 0 }
  const rules = [rule, { ...rule, yearOffset: -1 }, rule]
  const ages = agesIn(2027, { birthYear: 2014, birthWindow: 'JAN_APR' }, rules, now)
  expect(ages).toEqual([13, 12])
  expect([rules, []].map((known) => agesIn(2027, { age: 12 }, known, now))).toEqual([[12], [12]])
  expect(agesIn(2027, {}, rules, now)).toEqual([])
  const fits = (maxAge: number, of = ages) => [fitsSomeAge(of, { maxAge }), isDisputed(of, { maxAge })]
  expect([fits(11), fits(12), fits(13), fits(11, [])]).toEqual([
    ...[[false, false] as const, [true, true], [true, false], [true, false]],
  ])
  expect(['2026-07-31', '2026-08-01'].map(seasonOfDay)).toEqual([2026, 2027])
  expect([fitsSport([], 'SOFTBALL'), fitsSport(['BASEBALL'], 'SOFTBALL'), fitsSport(['BASEBALL'], null)]).toEqual([
    ...[true, false, true],
  ])
})

test('a season counts in the limits that its cost does not exceed', () => {
  expect(seasonLimitsOf({ cents: 300_000 })).toEqual(['3000', '5000'])
  expect(seasonLimitsOf({ cents: 300_001 })).toEqual(['5000'])
  expect(seasonLimitsOf({ cents: 500_001 })).toEqual(['more'])
  expect(seasonLimitsOf(undefined)).toBeUndefined()
})

test('an edit replaces required fields by values only, and clears optional ones by null and empty text', () => {
  const stored = { a: 'old', b: 'old', c: 'old', d: 'old' }
  const given = { b: null, c: '', d: 'new' }
  expect(replaced(stored, given, 'a', 'b', 'd')).toEqual({ a: 'old', b: 'old', d: 'new' })
  expect(edited(stored, given, 'a', 'b', 'c', 'd')).toEqual({ a: 'old', b: undefined, c: undefined, d: 'new' })
})

test.each([
  [{ division: '12U AA' }, { division: 'AA', ageGroup: '12U' }],
  [
    { division: '12U AA', ageGroup: '12U' },
    { division: 'AA', ageGroup: '12U' },
  ],
  [
    { division: '12U AA', ageGroup: '14U' },
    { division: '12U AA', ageGroup: '14U' },
  ],
  [{ division: 'AA' }, { division: 'AA' }],
  [{}, {}],
])('of the division %j stays %j', (given, left) => {
  expect(withoutAgeGroup(given)).toEqual(left)
})

test.each([
  [['Zilker Park', 'Austin', 'TX'], 'Zilker Park, Austin, TX'],
  [['Austin, TX', 'Austin', 'TX'], 'Austin, TX'],
  [[null, 'Austin', ''], 'Austin'],
  [['', undefined], ''],
])('the place %j is written %j', (parts, line) => {
  expect(placeLine(...parts)).toBe(line)
})

test.each([
  ['PAT MCSAMPLE III', 'Pat McSample III'],
  ["aj o'fallon", "AJ O'Fallon"],
  ['Pat McSample', 'Pat McSample'],
  ['Pat de la Sample', 'Pat de la Sample'],
  ['DJ', 'DJ'],
  ['ana', 'Ana'],
])('the name %s is written %s', (name, written) => {
  expect(capitalizedName(name)).toBe(written)
})

test('words, seasons, and sports are read and shown', () => {
  expect(capitalized('mcallen')).toBe('McAllen')
  expect([seasonName('2026 Fall', 'es'), seasonName('Fall Ball', 'es')]).toEqual(['Otoño 2026', 'Fall Ball'])
  expect(['Fastpitch', 'base ball', 'Softball', 'Chess', null].map(sportOf)).toEqual([
    ...['SOFTBALL', 'BASEBALL', 'SOFTBALL', undefined, undefined],
  ])
})

test('a text is truncated between characters', () => {
  expect(['abc', 'ab '].map((text) => truncate(text, 3))).toEqual(['abc', 'ab '])
  expect(truncate('abcd', 3)).toBe('abc')
  expect(truncate('ab cd', 3)).toBe('ab')
  expect(truncate('ab🦅', 3)).toBe('ab')
  expect(truncate('abe\u0301', 3)).toBe('ab')
  expect(truncate('a🦅b', 3)).toBe('a🦅')
  expect(truncate('🦅', 1)).toBe('')
  expect(truncate(`e${'\u0301'.repeat(5)}`, 3)).toBe('e\u0301\u0301')
})

test('the work for each runs for all, and the first failure is thrown at the end', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one < 2) throw new Error(`${one} failed`)
    done.push(one)
  }
  await expect(oneByOne([0, 1, 2, 3], work)).rejects.toThrow('0 failed')
  await forEachOf([4], work)
  expect(done).toEqual([2, 3, 4])
  const find = async (id: string) => (id === 'gone' ? null : id)
  expect(await findAll(['b', 'gone', 'a', 'b'], find)).toEqual(['b', 'a'])
  expect(await filterAsync([1, 2, 3], async (it) => it !== 2)).toEqual([1, 3])
})

test.each([
  ['2026-03-07T18:00:00-06:00', '2026-03-07T18:00:00-06:00'],
  ['2026-03-07T00:00:00-06:00', '2026-03-07'],
])('at the venue %s is %s', (at, iso) => {
  expect(isoAtVenue(at, CHICAGO)).toBe(iso)
})

test('a day ends at midnight of the venue, also if its clocks change, and a date of an instant is in UTC', () => {
  for (const [at, zone, end] of [
    ['2026-03-08T06:00:00Z', CHICAGO, '2026-03-09T05:00:00Z'],
    ['2026-11-01T05:00:00Z', CHICAGO, '2026-11-02T06:00:00Z'],
    ['2026-04-04T13:00:00Z', 'Australia/Lord_Howe', '2026-04-05T13:30:00Z'],
  ] as const)
    expect(nextMidnight(at, zone), at).toBe(Date.parse(end))
  expect(formatDay('2026-03-07T06:00:00Z', 'en')).toBe('Mar 7, 2026')
})

test('a time that a phone gives is at most now', () => {
  expect(notAfter('2026-03-04T17:00:00Z', now)).toBe('2026-03-04T17:00:00.000Z')
  expect(notAfter('2026-03-04T19:00:00Z', now)).toBe(now.toISOString())
})

test('a time of another year has its date and year before it', () => {
  const spaces = (text: string) => text.replaceAll(/\s/g, ' ')
  expect(formatHour('2026-03-07T18:00:00-06:00', CHICAGO, 'en', now)).toBe('6:00\u00a0PM\u00a0CST')
  const at = ['2027-03-06T17:30:00-06:00', CHICAGO] as const
  expect(spaces(formatHour(...at, 'en', now))).toBe('Sat, Mar 6, 2027, 5:30 PM CST')
  expect(spaces(formatHour(...at, 'es', now))).toBe('sáb, 6 de mar de 2027, 5:30 p.m. CST')
  expect(formatClock('2027-03-07T18:00:00-06:00', CHICAGO, 'en')).toBe('6:00\u00a0PM\u00a0CST')
})

test.each([
  ['2026-03-06T17:30:00-06:00', '2026-03-07T12:00:00-06:00', '5:30 PM CST to Sat, Mar 7, 12:00 PM CST'],
  ['2026-03-06T00:00:00-06:00', null, ''],
  ['2026-03-06T00:00:00-06:00', '2026-03-07T00:00:00-06:00', 'Fri, Mar 6 to Sat, Mar 7'],
])('below its day, an event from %s to %s has the time "%s"', (start, end, hours) => {
  const [day, rest] = splitTimeRange(start, end, CHICAGO, 'en', now)
  expect([day, rest.replaceAll(/\s/g, ' ')]).toEqual(['Fri, Mar 6', hours])
})

test.each([
  [{ date: '2026-03-04T17:59:59Z' }, true],
  [{ date: '2026-03-04T18:00:00Z' }, false],
  [{ date: '2026-03-01T12:00:00Z', endDate: '2026-03-04T18:00:01Z' }, false],
  [{ date: '2026-03-04T06:00:00Z', endDate: null }, false],
  [{ date: '2026-03-03T06:00:00Z' }, true],
])('whether an event at %j is past', (times, past) => {
  vi.useFakeTimers({ toFake: ['Date'], now })
  expect(isPast({ ...times, timeZone: CHICAGO })).toBe(past)
  vi.useRealTimers()
})

test.each([
  ['2026-03-04T18:40:30Z', 'in 40 minutes'],
  ['2026-03-04T16:00:00Z', '2 hours ago'],
  ['2026-03-04T19:59:00Z', 'in 1 hour'],
  ['2026-03-04T19:00:00Z', 'in 1 hour'],
  ['2026-03-05T06:00:00Z', 'tomorrow'],
  ['2026-05-02T18:00:00Z', 'in 59 days'],
  ['2026-05-03T18:00:00Z', 'in 2 months'],
  ['2026-01-03T18:00:00Z', '2 months ago'],
])('%s is %s', (at, words) => {
  expect(relativeTime(at, CHICAGO, now, 'en')).toBe(words)
})

test('the facts that decide are in one line, with the venue if the city is not known', () => {
  const tryout = { startTime: '2026-03-07T15:00:00Z', timeZone: CHICAGO, location: 'Zilker Park', minAge: 12 }
  vi.useFakeTimers({ toFake: ['Date'], now })
  const facts = (more: object) =>
    decidingFacts({ ...tryout, feeCents: 0, spotsLeft: 1, status: 'OPEN', ...more }, 'en').replaceAll('\u00a0', ' ')
  expect(facts({ city: 'Austin', state: 'TX' })).toBe(
    'Sat, Mar 7, 9:00 AM CST · Ages 12 and up · Austin, TX · Free · 1 spot left',
  )
  expect(facts({ status: 'FULL' })).toBe('Sat, Mar 7, 9:00 AM CST · Ages 12 and up · Zilker Park · Free')
  vi.useRealTimers()
})

const NEAR = { near: '30.5,-97.7', place: 'Round Rock, TX' }
test.each([
  ['OPPORTUNITIES', {}, 'Opportunities'],
  [
    'OPPORTUNITIES',
    { type: 'TRYOUT', sport: 'BASEBALL', ageGroup: '12U', ...NEAR },
    '12U baseball tryouts within 50 miles of Round Rock',
  ],
  ['OPPORTUNITIES', { ...NEAR, place: '', within: 'any' }, 'Opportunities near a place'],
  [
    'OPPORTUNITIES',
    { search: 'Hawks', position: 'Pitcher', age: '12', fits: 'id' },
    'Opportunities named “Hawks” for the position Pitcher for age 12 that fit Jo',
  ],
  [
    'OPPORTUNITIES',
    { location: 'Zilker', city: 'Austin', state: 'TX', seasonUpTo: '1500' },
    'Opportunities in Zilker, TX up to $1,500 a season',
  ],
  ['EVENTS', { eventType: 'Camp', location: 'Zilker', city: 'Austin', type: 'TRYOUT' }, 'Camp events in Austin'],
  ['EVENTS', { from: '2026-03-01', to: '2026-03-02' }, 'Events from Mar 1, 2026 until Mar 2, 2026'],
  ['TEAMS', { eventType: 'Camp' }, 'Teams'],
] as const)('a watch of %s with %j', (kind, filters, name) => {
  const subject = String(new URLSearchParams(filters))
  expect(watchName({ kind, subject }, 'en', 'fits' in filters ? 'Jo' : undefined)).toBe(name)
})

test('a watch opens its list or team', () => {
  expect(watchPath({ kind: 'TEAM', subject: 'id' })).toBe('/teams/id')
  expect(watchPath({ kind: 'EVENTS', subject: '' })).toBe('/events')
  expect(watchPath({ kind: 'EVENTS', subject: 'state=TX' })).toBe('/events?state=TX')
  expect([teamName({ name: 'Hawks' }, 'en'), teamName(null, 'en')]).toEqual([
    'Hawks',
    'A team that is no longer listed',
  ])
})

test('an address of a list gives its variables', () => {
  expect(coordinatesOf('90,-180')).toEqual({ latitude: 90, longitude: -180 })
  expect([cityInState(' Austin , tx'), cityInState('Austin'), cityInState('TX')]).toEqual([
    ...[{ city: 'Austin', state: 'TX' }, null, null],
  ])
  expect([teamFilter({}).statedOnly, teamFilter({ sport: 'SOFTBALL' }).sport]).toEqual([false, 'SOFTBALL'])
  expect(teamFilter({ state: 'TX', stated: 'only', from: '2027-03-01' })).toEqual({
    search: '',
    state: 'TX',
    ageGroup: '',
    statedOnly: true,
    near: null,
    sport: null,
    city: '',
    seasonUpTo: null,
  })
  expect(eventFilter({ from: '2027-03-01', to: '2027-03-01' })).toMatchObject({ from: '2027-03-01', to: '2027-03-01' })
  expect(playerFilter({ ...NEAR, state: 'TX', within: 'any' })).toMatchObject({
    state: '',
    near: { latitude: 30.5, longitude: -97.7, within: 12_500 },
  })
  expect(playerFilter({ ...NEAR, within: '10' })).toMatchObject({ near: { within: 10 } })
  const sorts = [{ sort: 'nearest' }, { ...NEAR, sort: 'nearest' }, { sort: 'soonest' }, { sort: 'constructor' }, {}]
  expect(sorts.map(sortOf)).toEqual([null, 'NEAREST', 'SOONEST', null, null])
  const filters = { type: 'GUEST_NEED', age: '9', fits: 'id', open: 'only', seasonUpTo: '500', location: 'Zilker' }
  expect(opportunityFilter(filters)).toMatchObject({
    ...{
      type: 'GUEST_NEED',
      age: 9,
      fitsPlayer: 'id',
      openOnly: true,
      seasonUpTo: 500,
      location: 'Zilker',
      position: '',
    },
  })
  expect(
    opportunityFilter({ type: 'CAMP', age: '100', open: 'no', seasonUpTo: '501', position: 'Pitcher' }),
  ).toMatchObject({
    ...{
      type: null,
      age: null,
      fitsPlayer: null,
      openOnly: false,
      seasonUpTo: null,
      location: '',
      position: 'Pitcher',
    },
  })
  expect([eventFilter({}), eventFilter({ city: 'Austin', eventType: 'Camp' })]).toMatchObject([
    ...[
      { city: '', eventType: '' },
      { city: 'Austin', eventType: 'Camp' },
    ],
  ])
  expect([teamFilter({}), teamFilter({ city: 'Austin', seasonUpTo: '500' })]).toMatchObject([
    ...[
      { city: '', seasonUpTo: null },
      { city: 'Austin', seasonUpTo: 500 },
    ],
  ])
})

test('the website notes what a record leaves open for each filter in a URL that keeps it', () => {
  const inURLs = new Set<string>((['teams', 'players', 'events', 'opportunities'] as const).flatMap(parametersOf))
  const filters = kinds
    .flatMap(filteredColumns)
    .filter(({ filter, keepsUnstated }) => keepsUnstated && inURLs.has(filter))
  expect(new Set(filters.map(({ filter }) => filter))).toEqual(new Set(UNSTATED_FILTERS))
})

test('the ink on a color is the one with more contrast, and initials are those of two words', () => {
  for (const [color, ink] of [
    ['#757575', '#ffffff'],
    ['#767676', '#111a16'],
    ['#008000', '#ffffff'],
    ['#009000', '#111a16'],
  ] as const)
    expect(inkOn(color), color).toBe(ink)
  expect(initialsOf('Cedar - Park Thunder')).toBe('CP')
  expect([crestPaths('ROUND_RING'), crestPaths('HEXAGON_HALVES')]).toMatchObject([
    { pattern: null },
    { pattern: 'M32 0h32v64H32z' },
  ])
})

test('ages are those of groups and of thirds of years', () => {
  expect([4, 6, 7, 18, 19].map(ageGroupOf)).toEqual(['6U', '6U', '7U', '18U', undefined])
  expect(ageGroupsWithin(5, 7)).toEqual(['6U', '7U'])
  expect(ageGroupsWithin(17, undefined)).toEqual(['17U', '18U'])
  expect(thirdsOfAge(12, 100)).toEqual([64, 63, 62])
  expect(thirdsOfAge(0, 100)).toEqual([103, 102, 101, 100, 99, 98])
  expect([' 12u ', '6U', '19U'].map(agesOf)).toEqual([[12], [0, 1, 2, 3, 4, 5, 6], []])
  const [longest, longer] = [38, 39].map((spaces) => `12${' '.repeat(spaces - 1)}u`) as [string, string]
  expect([longest, longer].map(standardAgeGroup)).toEqual(['12U', longer])
})

test.each([
  ['2026-04-29', 6_077],
  ['2026-04-30', 6_078],
  ['2026-08-31', 6_079],
  ['2026-12-31', 6_080],
])('on %s the birthdays count until the third of a year %i, which gives the ages of players', (day, last) => {
  const on = new Date(day)
  expect(lastThird(on)).toBe(last)
  for (const birthYear of [2014, 2026])
    for (const birthWindow of BIRTH_WINDOWS) {
      const born = { birthYear, birthWindow }
      expect(ageOfThird(bornThird(born)!, last), JSON.stringify(born)).toBe(playerAge(born, on))
    }
  expect(bornThird({ birthYear: 2014, birthWindow: 'MAY_AUG' })).toBe(6_043)
  for (const unknown of [{ birthYear: 2014 }, { birthWindow: 'MAY_AUG' } as const, {}])
    expect(bornThird(unknown)).toBeUndefined()
})

test('IDs of children name one parent, and the ID of the same words is the same', () => {
  const [parent, own] = ['team', 'own'].map((word) => localID(word)) as [string, string]
  expect(parentOf(`${parent}.${own}`, 'Team')).toBe(parent)
  for (const id of [parent, `${parent}.x`, `x.${own}`, `${parent}.${own}.${own}`])
    expect(() => parentOf(id, 'Team'), id).toThrow('Team not found')
  expect(localID('team', 'Ironwoods')).toBe('4m9z4bsw9g81njxvjxy4a0c5s0')
})

test('a new ID is later than those before it, also if the clock goes back, and has its time', () => {
  const time = Date.now() + 1_000
  const ids = [...Array(6).fill(time), time - 1, time + 1].map((at) => newID(at))
  expect([...new Set(ids)].toSorted()).toEqual(ids)
  expect(ids.map(timeOfID)).toEqual([...Array(7).fill(time), time + 1])
  expect([firstIDOf(time) < ids[0]!, timeOfID(firstIDOf(time)), firstIDOf(-1)]).toEqual([true, time, '0'.repeat(26)])
  expect([isID(ids[0]), isID([ids[0]]), isID('x')]).toEqual([true, false, false])
  expect(checkID(ids[0]!, 'Team')).toBe(ids[0])
  expect(() => checkID('x', 'Team')).toThrow('Team not found')
  expect(expiresAfter(60, new Date(10_999))).toBe(70)
})

test.each([
  ['hawks', 'hawks', 0],
  ['hawk', 'hawks of austin', 0],
  ['ha wks', 'h awks', 0],
  ['hawx', 'hawk', 1],
  ['hwaks', 'hawks', 1],
  ['hakws', 'hawks', 1],
  ['haks', 'hawks', 1],
  ['hawwks', 'hawks', 1],
  ['hxwxs', 'hawks', null],
  ['hwasks', 'hawks', null],
  ['haw', 'hax', null],
  ['ahwks', 'hawks', null],
  ['thundxx', 'thunder', null],
  ['thundxxs', 'thunders', 2],
  ['htundxrs', 'thunders', null],
  ['thnudexs', 'thunders', 2],
  ['thxndxxs', 'thunders', null],
  ['', '', null],
])('typed for a name, %j is from %j as many letters away: %j', (typed, name, distance) => {
  expect(editDistance(typed, name)).toBe(distance)
})

const division = { ageGroup: '12U', division: 'AA' }
test.each([
  [[], 'unknown'],
  [[{ ageGroup: '10U', division: 'AA' }], 'otherAge'],
  [
    [
      { ageGroup: '12U', division: 'AAA' },
      { ageGroup: '10U', division: 'AA' },
    ],
    'otherClass',
  ],
  [
    [
      { ageGroup: '12U', division: 'AAA' },
      { ageGroup: '12U', division: 'aa' },
    ],
    'fits',
  ],
])('a team with the divisions %j enters 12U AA: %s', (divisions, fit) => {
  expect(fitOf(divisions, division)).toBe(fit)
})

test.each([
  [{ ageGroup: '12', division: 'AA' }, division],
  [{ division: '12U AA' }, division],
  [{ division: 'AA' }, undefined],
  [{ ageGroup: '12U' }, undefined],
  [{ division: '12U' }, undefined],
  [{ ageGroup: '12U', division: '14U AA' }, undefined],
])('the division %j is stored as %j', (given, stored) => {
  const { success, output } = v.safeParse(divisionInput, given, { lang: 'en' })
  expect(success ? output : undefined).toEqual(stored)
})

test('a year of birth is one of the last 25, and no sport is null', () => {
  const year = new Date().getUTCFullYear()
  const accepts = (given: unknown) =>
    v.safeParse(
      birthYearInput(() => 'Invalid'),
      given,
    ).success
  expect([year + 1, year, year - 24, year - 25, 2014.5].map(accepts)).toEqual([false, true, true, false, false])
  expect(['', null, 'SOFTBALL'].map((sport) => v.parse(sportInput, sport))).toEqual([null, null, 'SOFTBALL'])
})

test('a name has no invisible characters besides those that join an emoji or letters', () => {
  expect(v.parse(nameLine, ' Ha\u200bwks\u200d  👩\u200d🚀 ')).toBe('Hawks 👩\u200d🚀')
  expect(v.parse(personName, 'Pat\u200bSample 👩\u200d🚀')).toBe('Pat Sample 👩\u200d🚀')
})

test('invalid input is refused with the messages of each field', () => {
  const short = (message: string) => v.minLength<string, number, string>(2, message)
  const schema = v.object({
    a: v.pipe(v.string(), short('Too short'), v.regex(/x/, 'No x')),
    b: v.pipe(v.string(), short('Short b')),
  })
  expect(parse(schema, { a: 'xx', b: 'bb' })).toEqual({ a: 'xx', b: 'bb' })
  const refused = (input: unknown) => {
    try {
      return parse(schema, input)
    } catch (error) {
      const { message, fields } = error as { message: string; fields: Record<string, (() => string)[]> }
      return {
        message,
        fields: Object.entries(fields).map(([field, texts]) => [field, ...texts.map((text) => text())]),
      }
    }
  }
  expect(refused({ a: 'a', b: 'b' })).toEqual({
    message: 'Too short',
    fields: [
      ['a', 'Too short', 'No x'],
      ['b', 'Short b'],
    ],
  })
  expect(refused(null)).toMatchObject({ fields: [['', expect.stringContaining('Invalid type')]] })
})

test('upcoming ones are first, soonest first, and then past ones, latest first', () => {
  const times = ['2026-03-04T17:00:00Z', '2026-03-05T18:00:00Z', '2026-03-04T18:00:00Z', '2026-03-04T17:59:59Z']
  expect(upcomingFirst(times, (time) => time, now)).toEqual([2, 1, 3, 0].map((at) => times[at]))
})

test('a calendar file says that its entry is canceled, and a calendar without entries has a time zone', () => {
  const entry = {
    id: 'e1',
    title: 'x'.repeat(67),
    start: '2026-03-07T15:00:00Z',
    zone: CHICAGO,
    url: 'https://fungo.example',
  }
  expect(calendarFile(entry)).toContain('METHOD:PUBLISH')
  expect(calendarFile(entry), 'a line of 75 octets is whole').toContain(`SUMMARY:${entry.title}\r\nURL`)
  expect(calendarFile({ ...entry, status: 'CANCELLED' })).toContain('METHOD:CANCEL')
  const parts = (file: string) => file.match(/BEGIN:V(?:EVENT|TIMEZONE)/g)
  expect(parts(calendarFeedFile('Hawks', []))).toEqual(['BEGIN:VTIMEZONE'])
  expect(parts(calendarFeedFile('Hawks', [{ ...entry, updatedAt: entry.start }]))).toEqual(['BEGIN:VEVENT'])
})

test('a page may load the scripts of its human check and tells browsers to use HTTPS if it does', () => {
  const headers = securityHeaders({ humanCheck: 'turnstile', https: true })
  expect(headers['content-security-policy']).toContain("script-src 'self' https://challenges.cloudflare.com;")
  const secure = [headers, embedSecurityHeaders({ style: "'self'", https: true })]
  for (const them of secure) expect(them).toHaveProperty('strict-transport-security')
  const plain = [
    securityHeaders({ humanCheck: 'none', https: false }),
    embedSecurityHeaders({ style: "'self'", https: false }),
  ]
  for (const them of plain) expect(them).not.toHaveProperty('strict-transport-security')
})

test('a range that ends before it starts shows its start', () => {
  const start = '2026-03-07T18:00:00.000Z'
  const from = formatTimeRange(start, null, CHICAGO, 'en', now)
  for (const end of [start, '2026-03-07T17:00:00.000Z'])
    expect(formatTimeRange(start, end, CHICAGO, 'en', now)).toBe(from)
  expect(formatTimeRange(start, '2026-03-07T19:00:00.000Z', CHICAGO, 'en', now)).not.toBe(from)
})

test('players are ordered by their average scores, team-only ones are told apart, and a page of a list is a whole number from 1', () => {
  const scored = (playerID: string, ...scores: number[]) => ({ playerID, isOpen: true, scores, positions: [] })
  const all = [scored('one', 4), scored('two', 4.5, 4.5), scored('none'), scored('best', 5)]
  expect(byScore(all).map(({ playerID }) => playerID)).toEqual(['best', 'two', 'one'])
  const catcher = { ...scored('catcher', 1), positions: ['Catcher'] }
  expect(['Catcher', 'Pitcher'].map((it) => nextByScore([...all, catcher], it)?.playerID)).toEqual(['catcher', 'best'])
  expect([undefined, 'LISTED', 'TEAM_ONLY'].map((it) => isTeamOnly({ visibility: it as 'LISTED' }))).toEqual([
    ...[false, false, true],
  ])
  expect(['3', '2.7', '-1', 'x', null].map(pageNumber)).toEqual([3, 2, 1, 1, 1])
})

test('stored words are shown in Spanish, and other texts as they are', () => {
  expect(['Fundraiser', 'constructor'].map((word) => storedWord(word, 'es'))).toEqual([
    'Recaudación de fondos',
    'constructor',
  ])
})
