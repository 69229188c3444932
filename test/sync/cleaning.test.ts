import fc from 'fast-check'
import { expect, test } from 'vitest'
import { teamKey } from '../../functions/domain/sync/team-key.ts'
import { stateCode, stateCodes, stateName } from '../../functions/services/places/states.ts'
import { instantOf } from '../../functions/services/places/venue-time.ts'
import { cleanContact, seasonName, seasonYear } from '../../functions/sync/cleaning/clean-records.ts'
import { className, parseDivisions, UNCLASSIFIED } from '../../functions/sync/cleaning/divisions.ts'
import { cleanLocation } from '../../functions/sync/cleaning/location.ts'
import { splitTeamName } from '../../functions/sync/cleaning/team-name.ts'
import { cleanCase, cleanPersonName, cleanText } from '../../functions/sync/cleaning/text.ts'
import { eventZone } from '../../functions/sync/cleaning/times.ts'
import { truncate } from '../../functions/values/truncate.ts'

const written = (divisions: { ageGroup: string; division: string }[]) =>
  divisions.map(({ ageGroup, division }) => `${ageGroup} ${division}`)

test.each([
  ['  Dirt   Devils ', 'Dirt Devils'],
  ['O\u2019Fallon \u201CHoots\u201D', `O'Fallon "Hoots"`],
  ['Smith &amp; Sons', 'Smith & Sons'],
  ['Smith &amp;amp; Sons', 'Smith & Sons'],
  ['Pe&ntilde;a&#39;s &#x41;ces&nbsp;', "Peña's Aces"],
  ['Salt &unknown; Pepper', 'Salt &unknown; Pepper'],
  ['one\u200B\ttwo\n', 'one two'],
  ['Half \uD83E an eagle', 'Half an eagle'],
  ['\u200DFamily \u{1F468}\u200D\u{1F469}\u200D\u{1F467} \u200D', 'Family \u{1F468}\u200D\u{1F469}\u200D\u{1F467}'],
  ['North\u2013South', 'North-South'],
  ['\uFEFFHaw\u200Bks\u00AD of \u202EDal\u2060las', 'Hawks of Dallas'],
])('%j is read as %j', (text, clean) => {
  expect(cleanText(text)).toBe(clean)
})

test.each([
  ['IRONWOODS BASEBALL', 'Ironwoods Baseball'],
  ['DFW ELITE', 'DFW Elite'],
  ['TKO', 'TKO'],
  ['salt lake city', 'Salt Lake City'],
  ['city of angels', 'City of Angels'],
  ["o'fallon", "O'Fallon"],
  ["COACH'S CORNER", "Coach's Corner"],
  ['MCKINNEY MAYHEM', 'McKinney Mayhem'],
  ['McKinney Mayhem', 'McKinney Mayhem'],
])('%j is capitalized as %j', (text, clean) => {
  expect(cleanCase(text)).toBe(clean)
})

test('names of people are capitalized', () => {
  const names = [
    'PAT O&rsquo;SAMPLE',
    'mary-jo  lee',
    'Sam McAdams',
    'AL KIM',
    'NOA SAMPLE III',
    'MCSAMPLE',
    'VI MCA',
    'AJ',
    'DJ SAMPLE',
    'aj lee',
  ]
  expect(names.map(cleanPersonName)).toEqual([
    ...[
      "Pat O'Sample",
      'Mary-Jo Lee',
      'Sam McAdams',
      'Al Kim',
      'Noa Sample III',
      'McSample',
      'Vi Mca',
      'AJ',
      'DJ Sample',
      'AJ Lee',
    ],
  ])
})

test('states are read as codes or names in any case', () => {
  expect(['tx', ' Texas ', 'NEW YORK', 'n.c.', 'west virginia', 'DC'].map(stateCode)).toEqual([
    'TX',
    'TX',
    'NY',
    'NC',
    'WV',
    'DC',
  ])
  expect(['', 'XX', 'Ontario', null, undefined].map(stateCode)).toEqual([null, null, null, null, null])
  expect(stateCodes).toHaveLength(50)
  for (const code of stateCodes) expect(stateCode(stateName(code))).toBe(code)
})

test.each([
  ['TX - Austin', 'TX', 'Austin', 'TX'],
  ['tx - austin', '', 'Austin', 'TX'],
  ['North Carolina - Durham', undefined, 'Durham', 'NC'],
  ['Austin, Texas', undefined, 'Austin', 'TX'],
  ['  Winston-Salem ', 'north carolina', 'Winston-Salem', 'NC'],
  ['SALT LAKE CITY', 'ut', 'Salt Lake City', 'UT'],
  ['Texarkana', 'AR', 'Texarkana', 'AR'],
  ['', 'OH', null, 'OH'],
  ['Austin', 'Tex.', 'Austin', 'TX'],
  ['Austin', 'US-TX', 'Austin', 'TX'],
  ['Austin, Tex.', undefined, 'Austin', 'TX'],
  ['Austin, TX 78701', undefined, 'Austin', 'TX'],
  ['Austin TX 78701-1234', '', 'Austin', 'TX'],
  ['TX 78701', undefined, null, 'TX'],
  ['78701', 'TX 78701', null, 'TX'],
  ['Austin, TX, USA', undefined, 'Austin', 'TX'],
  ['Washington, D.C.', undefined, 'Washington', 'DC'],
  ['Washington D.C.', 'DC', 'Washington', 'DC'],
  ['Washington', 'D.C.', 'Washington', 'DC'],
  ['KANSAS CITY', 'Mo.', 'Kansas City', 'MO'],
  ['West Texas', 'TX', 'West Texas', 'TX'],
  ['San Juan', 'Puerto Rico', 'San Juan', 'PR'],
  ['Dededo', 'GU', 'Dededo', 'GU'],
  ['Charlotte Amalie', 'U.S. Virgin Islands', 'Charlotte Amalie', 'VI'],
])('city %j with state %j is %s, %s', (city, state, cleanCity, cleanState) => {
  expect(cleanLocation(city, state)).toMatchObject({ city: cleanCity, state: cleanState })
})

test.each([
  ['12 & Under AA', ['12U AA']],
  ['12 &amp; Under Majors', ['12U Major']],
  ['AA|12U', ['12U AA']],
  ['10U%Open|AA#14U%AAA', ['10U Open', '10U AA', '14U AAA']],
  ['12U AA;14U AAA', ['12U AA', '14U AAA']],
  ['8U Coach Pitch', ['8U Coach Pitch']],
  ['8 and under kid-pitch', ['8U Kid Pitch']],
  ['u10 rec', ['10U Rec']],
  ['9-U B', ['9U B']],
  ['6U, 7U, 8U', ['6U Unclassified', '7U Unclassified', '8U Unclassified']],
  ['12U|12U AA', ['12U AA']],
  ['10U/11U A', ['10U A', '11U A']],
  ['10U-12U Rec', ['10U Rec', '11U Rec', '12U Rec']],
  ['8U CP', ['8U Coach Pitch']],
  ['5U AA', []],
  ['19U', []],
  ['AA', []],
  ['', []],
])('divisions %j are read as %j', (text, divisions) => {
  expect(written(parseDivisions(text))).toEqual(divisions)
})

test('a class name is read in any spelling', () => {
  expect(['majors', 'AAA', 'recreation', 'coach pitch', 'platinum'].map(className)).toEqual([
    'Major',
    'AAA',
    'Rec',
    'Coach Pitch',
    null,
  ])
})

test.each([
  ['Ironwoods 12U AA', 'Ironwoods', ['12U AA']],
  ['Ironwoods - 12 &amp; Under AA', 'Ironwoods', ['12U AA']],
  ['12U Ironwoods', 'Ironwoods', [`12U ${UNCLASSIFIED}`]],
  ['Ironwoods (10U Open/AA)', 'Ironwoods', ['10U Open', '10U AA']],
  ['Ironwoods AA 12U', 'Ironwoods', ['12U AA']],
  ['Ironwoods 12U Major Red', 'Ironwoods Red', ['12U Major']],
  ['Ironwoods 12U/13U', 'Ironwoods', [`12U ${UNCLASSIFIED}`, `13U ${UNCLASSIFIED}`]],
  ['IRONWOODS  AAA', 'Ironwoods', []],
  ["Aaron's Aces", "Aaron's Aces", []],
  ['Isaac A', 'Isaac A', []],
  ['Team USA 76ers', 'Team USA 76ers', []],
  ['Major League Kids', 'Major League Kids', []],
  ['9U A', null, ['9U A']],
])('the team name %j is read as %j with divisions %j', (text, name, divisions) => {
  const split = splitTeamName(text)
  expect(split.name).toBe(name)
  expect(written(split.divisions)).toEqual(divisions)
})

test('cleaned team names follow the name rule, and cleaning is idempotent', () => {
  const word = fc.constantFrom(...`Iron|Woods|12U|10 & Under|AA|AAA|Open|Elite|-|(|)|Red|Aaron's|&amp;|76`.split('|'))
  fc.assert(
    fc.property(fc.array(word, { minLength: 1, maxLength: 8 }), (words) => {
      const { name } = splitTeamName(words.join(' '))
      if (name === null) return
      expect(name).not.toMatch(/\b\d{1,2}\s*U\b|(?<![\w'])(?:AA|AAA)(?![\w'])/i)
      expect(splitTeamName(name).name).toBe(name)
    }),
    { numRuns: 2000 },
  )
})

test('spellings of one team share a key, and different teams do not', () => {
  const key = teamKey('Ironwoods', 'St. Louis', 'MO')
  expect(teamKey('IRON WOODS', 'Saint Louis', 'MO')).toBe(key)
  expect(teamKey('Iron-Woods', 'st louis', 'MO')).toBe(key)
  expect(teamKey('Pt. Loma Larks', 'Mesa', 'AZ')).toBe(teamKey('Point Loma Larks', 'Mesa', 'AZ'))
  expect(teamKey('Salt & Light', 'Mesa', 'AZ')).toBe(teamKey('Salt and Light', 'Mesa', 'AZ'))
  expect(teamKey('Ironwoods', 'St. Louis', 'MI')).not.toBe(key)
  expect(teamKey('Ironwoods', 'Mesa', 'MO')).not.toBe(key)
})

test('team names that differ in script or accents get different keys, and a name without letters gets none', () => {
  const names = '東京ホークス|大阪ホークス|かき|がき|הנשרים|Орлы|Орёл|Hawks 東京|Hawks 大阪|हॉक्स|हॉक्सी'.split('|')
  expect(new Set(names.map((name) => teamKey(name, 'Austin', 'TX'))).size).toBe(names.length)
  expect(teamKey('ＩＲＯＮＷＯＯＤＳ', 'Austin', 'TX')).toBe(teamKey('Ironwoods', 'Austin', 'TX'))
  expect(teamKey('Águilas', 'Austin', 'TX')).toBe(teamKey('AGUILAS', 'Austin', 'TX'))
  expect(teamKey('Straße', 'Austin', 'TX')).toBe(teamKey('STRASSE', 'Austin', 'TX'))
  expect(teamKey('\u{1F985}\u{1F985}', 'Austin', 'TX')).toBeNull()
  expect(splitTeamName('Hawks (東京) 12U').name).toBe('Hawks (東京)')
})

test('a text that is too long is truncated between grapheme clusters', () => {
  expect(truncate('Eagles \u{1F985}\u{1F985}', 10)).toBe('Eagles \u{1F985}')
  expect(truncate('Pen\u0303a', 3)).toBe('Pe')
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), fc.nat(40), (text, most) => {
      const short = truncate(cleanText(text), most)
      expect(short.isWellFormed()).toBe(true)
      expect(short.length).toBeLessThanOrEqual(most)
    }),
  )
})

test('seasonYear counts a fall season to the next year', () => {
  expect(['2025 Fall', 'fall 2025', '2026 Spring', '2026', 'Summer 2026', 'soon'].map(seasonYear)).toEqual([
    2026,
    2026,
    2026,
    2026,
    2026,
    null,
  ])
  expect(seasonName('fall  2025')).toBe('2025 Fall')
})

test('instantOf round-trips every local time through UTC', () => {
  const zones = [
    'America/New_York',
    'America/Chicago',
    'America/Denver',
    'America/Phoenix',
    'Pacific/Honolulu',
    'America/Anchorage',
  ]
  fc.assert(
    fc.property(fc.constantFrom(...zones), fc.integer({ min: 0, max: 364 * 24 }), (timeZone, hour) => {
      const local = new Date(Date.UTC(2026, 0, 1, hour)).toISOString().slice(0, 19)
      const instant = instantOf(local, timeZone)!
      const shown = new Date(instant).toLocaleString('sv-SE', { timeZone }).replace(' ', 'T')
      if (local !== '2026-03-08T02:00:00') expect(shown).toBe(local)
    }),
  )
})

test.each([
  ['CST', null, 'America/Chicago'],
  ['Eastern', null, 'America/New_York'],
  ['America/Boise', null, 'America/Boise'],
  ['Pacific Time', null, 'America/Los_Angeles'],
  ['Mars/Base', null, null],
  ['', 'America/Phoenix', 'America/Phoenix'],
  [null, null, null],
  ['MST', 'America/Phoenix', 'America/Phoenix'],
  ['Mountain Time', 'America/Phoenix', 'America/Phoenix'],
  ['MDT', 'America/Phoenix', 'America/Denver'],
  ['MT', 'America/Boise', 'America/Boise'],
  ['EST', 'America/Indiana/Indianapolis', 'America/Indiana/Indianapolis'],
  ['CST', 'America/Indiana/Indianapolis', 'America/Chicago'],
  ['America/Denver', 'America/Phoenix', 'America/Denver'],
])('the time zone %j of an event in %s is %s', (text, venue, zone) => {
  expect(eventZone(text, venue)).toBe(zone)
})

test.each([
  ['Manager', 'manager'],
  ['team_manager', 'manager'],
  ['Head Coach', 'coach'],
  ['Asst. Coach', 'assistant'],
  ['Treasurer', 'team_admin'],
  ['Scorekeeper', 'team_admin'],
  ['Equipment helper', 'team_admin'],
  ['', 'team_admin'],
  [null, 'team_admin'],
])('a contact whose role is %j is a %s', (role, known) => {
  expect(cleanContact({ teamExternalId: 'T', name: 'Pat Sample', role })).toMatchObject({ role: known })
})
