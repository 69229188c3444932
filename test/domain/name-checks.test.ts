import { describe, expect, test } from 'vitest'
import { foundWords } from '../../functions/domain/reports/found-words.ts'
import { skeletonOf } from '../../functions/values/lookalikes.ts'
import { hasContactDetails, isReservedName, refuseReserved } from '../../functions/values/name-checks.ts'

test.each([
  'https://thunder.example',
  'HTTP://x',
  'See www.thunder',
  'thunder.com',
  'Thunder at Thunder-Baseball.org',
  'join us: thunder.team',
  'coach@fungo.example',
  'Write to coach.pat@mail.co',
  'call 214-555-0100 now',
  'Thunder (214) 555-0100',
  'Thunder 214.555.0100',
  'Thunder 2145550100',
  'Thunder 1-214-555-2026',
  '214 555 2026',
  'Thunder 555-0100',
  'Thunder 2 1 4 5 5 5 0 1 0 0',
  'Thunder +52 55 1234 5678',
])('"%s" has contact details', (text) => expect(hasContactDetails(text)).toBe(true))

test.each([
  'St. Louis Cardinals',
  'D.C. Thunder',
  'J.R. Smith Jr.',
  'Aces & Eights',
  'Thunder 2026-2027',
  'Fall Classic 2025 2026 2027',
  'Memorial Day 5/23/2026 - 5/25/2026',
  'Summer Slam 05-23-2026',
  'Top 100 Showcase 2026',
  'Team 1764370000000',
  'Class of 2031',
  'Route 66 Sluggers',
  '@Bats',
])('"%s" has none', (text) => expect(hasContactDetails(text)).toBe(false))

test.each([
  'Fungo',
  'fungo support',
  'Team Admin',
  'ADMIN',
  'Аdmin',
  'Fung0',
  'F.u.n.g.o',
  'Administrators',
  'The-Support',
  'MyFungo',
])('"%s" is reserved', (name) => {
  expect(isReservedName(name)).toBe(true)
  expect(() => refuseReserved(name)).toThrow('Names with')
})

test.each(['Badminton Club', 'Bad Minnows', 'Mad Miners', 'Admirals', 'Port City'])('"%s" is not reserved', (name) => {
  expect(isReservedName(name)).toBe(false)
  refuseReserved(name)
})

describe('a name', () => {
  const name = skeletonOf('St. Louis Red-Sox')
  test.each([
    'St Louis Red Sox',
    'St. Louis RedSox',
    'ST. LOUIS RED‑SOX',
    'St. Loúis Red-Söx',
    'Ѕt. Louis Red-Ѕox',
    'Ꮪt. Ꮮouis Ꭱed-Ꮪox',
  ])('looks like "%s"', (other) => expect(skeletonOf(other)).toBe(name))
  test('does not look like another one', () => expect(skeletonOf('St. Louis Blue-Sox')).not.toBe(name))
})

test.each([
  ['Faggots of Austin', 'fag'],
  ['n1gg3r', 'nigger'],
  ['Los Pendejos', 'pendejos'],
  ['Puta madre', 'puta'],
  ['MARICÓN', 'maricon'],
  ['p0rn stars', 'porn'],
])('"%s" has the word %s', (text, word) => expect(foundWords(text)).toContain(word))

test.each([
  'Austin Thunder',
  'Dickson Aces',
  'Pat Cummings',
  'Van Dyke',
  'South Carolina Gamecocks',
  'Titans',
  'Computadora',
  'Bassett Assassins',
  'Los Diablos',
])('"%s" has no word that is looked for', (text) => expect(foundWords(text)).toEqual([]))
