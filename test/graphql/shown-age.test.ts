import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { ageOfThird, BIRTH_WINDOWS, bornThird, lastThird, playerAge, thirdsOfAge } from '../../functions/values/age.ts'
import { AGE_GROUPS } from '../../functions/values/age-groups.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'

/** What people without a tie to a child learn of its birthday: the age that they see, and nothing else. */

const CHILDREN = 50
const NOW = new Date('2026-10-10T12:00:00Z')
const at = { now: NOW }
type Reader = ReturnType<typeof as>

/** Every birth year and window of children of school age, with some without a birth year. */
const BORN = Array.from({ length: CHILDREN }, (_, i) =>
  i % 10 === 9
    ? { age: 8 + (i % 5) }
    : { birthYear: 2011 + (i % 8), birthWindow: BIRTH_WINDOWS[Math.floor(i / 8) % 3]! },
)

const family = await given.user()
const coach = await given.user()
const [verified, cleared] = [await given.user(), await given.clearedCoach()]
const word = (i: number) => `Kid${String.fromCharCode(97 + Math.floor(i / 26), 97 + (i % 26))}xq`
const { id: rosterID } = await given.team({ owner: coach, sport: 'BASEBALL' })
const children = await Promise.all(
  BORN.map(async (born, i) => {
    const home = { locationCity: 'Topeka', state: 'KS', position: 'Catcher', batsThrows: 'Right/Right' }
    const { id } = await given.player({
      claimer: family,
      name: `${word(i)} Zephyr`,
      ...home,
      ...born,
      age: undefined,
      ...('age' in born && born),
    })
    return { id, name: word(i), born }
  }),
)
for (const { id } of children) await given.rosterEntry(coach, { teamID: rosterID, playerID: id })
// Opportunities that fit one age each, by the limits of the age group.
for (const age of [7, 8, 9, 10, 11, 12, 13, 14, 15])
  await given.opportunity({
    title: `For ${age}`,
    city: 'Topeka',
    state: 'KS',
    minAge: age,
    maxAge: age,
    startTime: '2026-11-01T10:00',
  })

const PLAYER = `id name photoURL locationCity state age birthYear birthWindow claimedBy isClaimed visibility position batsThrows
  guardianConsent { version } deletesOn familyInvitedAt leagueAges { age ageGroup } registrations { id } guestInvitations { id }
  fittingOpportunities { title } guestPlayUntil isOpenToTryouts viewerClaimPending viewerCanEdit viewerCanClaim viewerCanRegister
  suggestions { field } teams { id } teamHistory { ageGroup division jerseyNumber position }`

/** The text of what the reader learns of the child, without its name and ID. */
async function learned(reader: Reader, { id, name }: { id: string; name: string }): Promise<string> {
  const counted = await Promise.all(
    AGE_GROUPS.map((group) =>
      reader.send(
        `query ($search: String!, $group: String!) {
          stated: playersCount(search: $search, ageGroup: $group, statedOnly: true)
          rows: players(search: $search, ageGroup: $group, statedOnly: true) { age }
          all: playersCount(search: $search, ageGroup: $group) }`,
        { search: name, group },
        at,
      ),
    ),
  )
  const seen = await reader.send(
    `query ($id: ID!, $search: String!) { player(id: $id) { ${PLAYER} }
      flat: players(search: $search) { name age visibility leagueAges { age } }
      playersFacets(search: $search) { filter countWithout values { value count } }
      facetsOf: playersFacets(search: $search, ageGroup: "11U") { filter countWithout values { value count } }
      search(text: $search, perKind: 5) { players { age leagueAges { age } } playersCount }
      playerTeamHistory(playerID: $id) { ageGroup division position jerseyNumber } }`,
    { id, search: name },
    at,
  )
  const fitting = await reader.opportunities({ fitsPlayer: id, perPage: 100 }, 'title', at)
  return JSON.stringify({ seen, fitting, counted }).replaceAll(id, 'ID').replaceAll(name, 'NAME')
}

test.each<[string, () => Promise<Reader>]>([
  ['a visitor', async () => asAnonymous()],
  ['a verified stranger', async () => as(verified)],
  ['a coach with a confirmed check', async () => as(cleared)],
])('%s can tell no two children of one age apart by their birthdays', async (_, reader) => {
  const by = await reader()
  const learnedOf = new Map<number, Set<string>>()
  for (const child of children) {
    const age = playerAge(child.born, NOW)!
    const seen = learnedOf.get(age) ?? new Set()
    learnedOf.set(age, seen.add(await learned(by, child)))
  }
  expect([...learnedOf].map(([age, seen]) => [age, seen.size])).toEqual([...learnedOf].map(([age]) => [age, 1]))
  // Ages differ from each other, so that the test reads something.
  expect(new Set([...learnedOf.values()].flatMap((seen) => [...seen])).size).toBe(learnedOf.size)
})

test('a dry run of an import answers the same about every child to whom its reader has no tie and whose age is the same', async () => {
  const importer = await given.user()
  const { id: teamID, divisionID } = await given.team({
    owner: importer,
    division: 'Open',
    ageGroup: '11U',
    sport: 'BASEBALL',
  })
  async function answers(by: UserItem, { id, name, born }: (typeof children)[number]) {
    const rows = [2012, 2013, 2014, 2015, 2016, 2017].flatMap((birthYear) => [
      { name: `${name} Zephyr`, birthYear },
      { name: `${name} Zappa`, birthYear, isNew: true },
      { name: `${name} Zephyr`, birthYear, playerID: id },
    ])
    const to = { teamID, divisionID, season: '2026 Fall', dryRun: true }
    const ROWS = 'rows { outcome problems notes player { name age } matches { id name age } }'
    const answered = await as(by).importRoster({ ...to, rows }, ROWS, at)
    return [playerAge(born, NOW)!, JSON.stringify(answered).replaceAll(id, 'ID').replaceAll(name, 'NAME')] as const
  }
  const byAge = new Map<number, Set<string>>()
  for (const child of children.slice(0, 30)) {
    const [age, answer] = await answers(importer, child)
    byAge.set(age, (byAge.get(age) ?? new Set()).add(answer))
    // The last name makes no difference.
    const [first, other] = JSON.parse(answer).rows
    expect(first.matches).toEqual(other.matches)
  }
  expect([...byAge.values()].map((seen) => seen.size)).toEqual([...byAge].map(() => 1))
})

test('the age group of a filter is the one of the age that is shown, on every day', () => {
  const days = fc.date({ min: new Date('2020-01-01'), max: new Date('2035-12-31'), noInvalidDate: true })
  const window = fc.constantFrom(...BIRTH_WINDOWS)
  fc.assert(
    fc.property(fc.integer({ min: 2000, max: 2020 }), window, days, (birthYear, birthWindow, now) => {
      const born = { birthYear, birthWindow }
      const [third, last, age] = [bornThird(born)!, lastThird(now), playerAge(born, now)!]
      expect(ageOfThird(third, last)).toBe(age)
      for (let other = 0; other < 30; other++) expect(thirdsOfAge(other, last).includes(third)).toBe(other === age)
    }),
  )
})

test('who may register a child without a tie to it learns no more of its age than is shown', async () => {
  const [admin, stranger] = await Promise.all([given.admin(), given.user()])
  const born = [2013, 2014, 2015].flatMap((birthYear) =>
    BIRTH_WINDOWS.map((birthWindow) => ({ birthYear, birthWindow })),
  )
  const unclaimed = await Promise.all(
    born.map(async (it) => ({ born: it, id: (await given.player({ claimer: admin, age: undefined, ...it })).id })),
  )
  const limits = ['BASEBALL', 'SOFTBALL'].flatMap((sport) =>
    [11, 12, 13].map((age) => ({ sport, minAge: age, maxAge: age })),
  )
  const own = await Promise.all(
    limits.map((it) => given.opportunity({ creator: stranger, startTime: '2026-11-01T10:00', ...it })),
  )
  const by = as(stranger)
  const answers = new Map<number, Set<string>>()
  for (const { born, id: playerID } of unclaimed) {
    const answered = await Promise.all(
      own.map(({ id: opportunityID }) =>
        by
          .registerForOpportunity({ input: { opportunityID, playerID } }, 'status player { age }', at)
          .catch(({ message }: Error) => message),
      ),
    )
    const age = playerAge(born, NOW)!
    answers.set(age, (answers.get(age) ?? new Set()).add(JSON.stringify(answered)))
  }
  expect([...answers].map(([age, seen]) => [age, seen.size])).toEqual([...answers].map(([age]) => [age, 1]))
  expect(new Set([...answers.values()].flatMap((seen) => [...seen])).size).toBe(answers.size)
  for (const { id } of own) {
    const { registrations } = await by.opportunity({ id }, 'registrations { needsBirthdayCheck }', at)
    expect(registrations).toEqual(registrations.map(() => ({ needsBirthdayCheck: false })))
  }
})
