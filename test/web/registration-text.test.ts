import { expect, test } from 'vitest'
import { csvColumns } from '../../web/features/registrations/registrations-csv.ts'
import { csv, csvOf } from '../../web/ui/csv.ts'
import { agesText, eligibility, eligibilityText } from '../../web/ui/eligibility.ts'
import { localTime } from '../../web/ui/local-time.ts'

const sam = { id: 'sam', name: 'Sam Parent', age: 11, leagueAges: [] }
const tryout = { minAge: 12, maxAge: 14, seasonYear: 2027, ageRules: [], sport: null, registrations: [] }

test('eligibility says whether a player can register and why', () => {
  const words = "Sam is 11 and can't register (ages 12 to 14)"
  expect(eligibility(sam, tryout)).toEqual({ verdict: 'no', words, short: 'Too young: 11', wrongAge: 11 })
  expect(eligibility({ ...sam, age: 12 }, tryout).verdict).toBe('yes')
  expect(eligibility({ ...sam, age: 15 }, tryout)).toMatchObject({ verdict: 'no', short: 'Too old: 15' })
  expect(eligibility({ ...sam, age: null }, tryout).verdict).toBe('unsure')
  expect(eligibility(sam, { ...tryout, minAge: null, maxAge: null }).verdict).toBe('yes')
  const softball = { ...tryout, sport: 'SOFTBALL' as const }
  const onBaseballTeam = { ...sam, age: 12, teamHistory: [{ team: { sport: 'BASEBALL' as const } }, { team: null }] }
  expect(eligibility(onBaseballTeam, softball)).toEqual({
    verdict: 'unsure',
    words: "This is softball, and Sam's team plays baseball",
    short: 'Plays baseball',
  })
  expect(eligibility({ ...sam, age: 12, teamHistory: [{ team: { sport: null } }] }, softball).verdict).toBe('yes')
  const registrations = [{ id: 'r', playerID: 'sam', status: 'PENDING' as const }]
  expect(eligibility(sam, { ...tryout, registrations }).words).toBe('Sam is already registered (pending)')
})

test('eligibility compares the league ages of the season and of the rules that count', () => {
  const ages = (byUSSSA: number, byLittleLeague: number) => [
    { ageRule: { id: 'usssa-baseball' }, seasonYear: 2026, age: byUSSSA },
    { ageRule: { id: 'little-league-baseball' }, seasonYear: 2026, age: byLittleLeague },
    { ageRule: { id: 'usa-softball' }, seasonYear: 2026, age: 12 },
  ]
  const baseball = { ...tryout, ageRules: [{ id: 'usssa-baseball' }, { id: 'little-league-baseball' }] }
  const verdictOf = (byUSSSA: number, byLittleLeague: number) => {
    const { verdict, short } = eligibility({ ...sam, leagueAges: ages(byUSSSA, byLittleLeague) }, baseball)
    return [verdict, short]
  }
  expect(verdictOf(11, 11)).toEqual(['yes', 'Fits'])
  expect(verdictOf(10, 11)).toEqual(['unsure', 'The organizer will check the birthday'])
  expect(verdictOf(10, 10)).toEqual(['no', 'Too young: 11'])
  expect(verdictOf(14, 14)).toEqual(['no', 'Too old: 15'])
  // The league ages of others' players are not read.
  expect(eligibility({ ...sam, leagueAges: undefined }, baseball)).toMatchObject({
    verdict: 'unsure',
    short: 'The league age counts',
  })
  expect(eligibility({ ...sam, age: 10, leagueAges: undefined }, baseball).verdict).toBe('no')
})

test('the eligibility for an opportunity is one sentence', () => {
  expect(eligibilityText({ minAge: 11, maxAge: 12 })).toBe('For players of league age 11 or 12')
  expect(eligibilityText({ minAge: 12, maxAge: 14 })).toBe('For players of league age 12 to 14')
  expect(eligibilityText({ minAge: null, maxAge: null })).toBe('For players of all ages')
})

test('the ages of an opportunity are shown as text', () => {
  expect(agesText({ minAge: 12, maxAge: 12 })).toBe('12')
  expect(agesText({ minAge: 12, maxAge: null })).toBe('12 and up')
  expect(agesText({ minAge: null, maxAge: 10 })).toBe('10 and under')
  expect(agesText({ minAge: null, maxAge: null })).toBe('')
})

test('CSV cells that start a formula are neutralized', () => {
  const cells = ['=1+1', '＝1', '＋1', '－1', '＠SUM(A1)', '+1', '-1', '@SUM(A1)', '\tx', '\rx', 'a=b', '7']
  expect(csv(cells.map((cell) => [cell]))).toBe(
    `\uFEFF'=1+1\r\n'＝1\r\n'＋1\r\n'－1\r\n'＠SUM(A1)\r\n'+1\r\n'-1\r\n'@SUM(A1)\r\n'\tx\r\n"'\rx"\r\na=b\r\n7\r\n`,
  )
  expect(csv([['Doe, Jo', 'says "hi"', 'two\nlines']])).toBe('\uFEFF"Doe, Jo","says ""hi""","two\nlines"\r\n')
})

test.each([
  ['+1 512 555 0100', '+1 512 555 0100'],
  ['+15125550100', '+15125550100'],
  ['+1 (512) 555-0100', '+1 (512) 555-0100'],
  ['+52 55 1234 5678', '+52 55 1234 5678'],
  ['+1-512-555-0100', "'+1-512-555-0100"],
  ['+1 -512', "'+1 -512"],
  ['+1+SUM(A1)', "'+1+SUM(A1)"],
  ['+1 512 555 0100 =A1', "'+1 512 555 0100 =A1"],
])('the CSV cell %s is %s', (cell, shown) => {
  expect(csv([[cell]])).toBe(`\uFEFF${shown}\r\n`)
})

test('the CSV export of registrations has the columns that organizers print', () => {
  const registration = {
    id: 'r',
    version: '1',
    status: 'APPROVED' as const,
    jerseyNumber: '7',
    notes: null,
    waiverSigned: true,
    waiver: { version: '2' },
    feePaidCents: 1_550,
    waitlistPosition: null,
    isWaitlistedByCoach: false,
    offerExpiresAt: null,
    createdAt: '2026-03-07T15:00:00Z',
    checkedInAt: '2026-03-08T14:00:00Z',
    needsBirthdayCheck: false,
    leagueAges: [],
    isEmailSuppressed: false,
    evaluations: [
      { evaluatorName: 'Casey Coach', score: 4, notes: 'quick hands' },
      { evaluatorName: 'Eve Evaluator', score: 5, notes: null },
    ],
    contact: { name: 'Pat Parent', email: 'pat@fungo.example', phone: '+1 512 555 0100' },
    player: { id: 'sam', name: 'Sam Parent', age: 11, positions: [] },
  }
  const file = (withScores: boolean) => csvOf(csvColumns('America/Chicago', withScores), [registration])
  expect(file(false)).not.toContain('quick hands')
  const withoutEmail = csvOf(csvColumns('America/Chicago', false), [{ ...registration, isEmailSuppressed: true }])
  expect(withoutEmail).toContain('Pat Parent,No email,+1 512 555 0100')
  expect(file(true)).toBe(
    '\uFEFFPlayer Name,Age,Jersey #,Status,Registered At,Waiver Signed,Notes,Fee Paid,Registrant,Email,Phone,Checked In,Waiver Version,Score,Evaluations\r\n' +
      'Sam Parent,11,7,Approved,2026-03-07 09:00 CST,Yes,,15.50,Pat Parent,pat@fungo.example,+1 512 555 0100,2026-03-08 09:00 CDT,2,4.5,"Casey Coach: 4, quick hands; Eve Evaluator: 5"\r\n',
  )
})

test('a stored time is edited in the time zone of the venue', () => {
  expect(localTime('2026-03-07T15:00:00Z', 'America/Chicago')).toBe('2026-03-07T09:00')
  expect(localTime('2026-07-04T05:30:00Z', 'America/New_York')).toBe('2026-07-04T01:30')
  expect(localTime(null, 'America/Chicago')).toBe('')
})
