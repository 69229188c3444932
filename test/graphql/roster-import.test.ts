import { describe, expect, test, vi } from 'vitest'
import { familyInvitations } from '../../functions/domain/family-invitations/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { isWithinRateLimits } from '../../functions/services/rate-limits/rate-limits.ts'
import { get } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { inDays } from '../support/times.ts'

const IMPORT =
  'rows { name jerseyNumber position outcome problems notes isFamilyInvited player { id name claimedBy } matches { id } }'
const ROSTER =
  'teamHistory { id version season division ageGroup jerseyNumber isCurrent waitsFor startDate endDate player { id name position } }'

const coach = await given.user({ name: 'Casey Coach' })

async function teamWithDivision(owner = coach) {
  const { id: teamID, divisionID } = await given.team({ owner, division: 'AA', ageGroup: '12U' })
  return { teamID, divisionID, season: '2026 Spring' }
}

const names = () =>
  `Zed Kid${Math.random()
    .toString(36)
    .replace(/[^a-z]/g, '')}`
type To = Awaited<ReturnType<typeof teamWithDivision>>
const imported = async (to: To, rows: object[], by = coach, options: object = {}) =>
  (await as(by).importRoster({ ...to, rows, ...options }, IMPORT)).rows
const previewed = (to: To, rows: object[], by = coach) => imported(to, rows, by, { dryRun: true })
const rosterOf = async (team: string, by = coach) => (await as(by).team({ id: team }, ROSTER)).teamHistory
/** The birth year of most players of the age. */
const bornBefore = (age: number) => new Date().getUTCFullYear() - age
const TOO_OLD = 'Check the birthday: the player may be too old for 12U.'

test('a roster import preview shows the effect of each row and writes nothing', async () => {
  const to = await teamWithDivision()
  const [one, old, edge] = [names(), names(), names()]
  const rows = [
    { name: one, jerseyNumber: '7', position: 'ss', birthYear: 2014, parentEmail: 'family@fungo.example' },
    { name: old, birthYear: 2011 },
    { name: edge, birthYear: 2013, jerseyNumber: '7', position: 'lanzador' },
    { name: one, birthYear: 2014 },
    { name: '  ' },
    { name: names(), parentEmail: 'no address', jerseyNumber: 'number 9' },
  ]
  expect(await imported(to, rows, coach, { dryRun: true })).toMatchObject([
    { outcome: 'CREATES', position: 'Shortstop', problems: [], notes: [], isFamilyInvited: true, player: null },
    {
      outcome: 'CREATES',
      isFamilyInvited: false,
      problems: [],
      notes: ['Too old for 12U by the rules of USSSA, Little League, USA Softball, PGF, NCS, and Triple Crown'],
    },
    {
      outcome: 'CREATES',
      position: 'Pitcher',
      notes: [
        'Check the birthday: the player may be too old for 12U.',
        expect.stringMatching(/^Zed K\. has jersey number 7 too\.$/),
      ],
    },
    { outcome: 'SKIPPED', problems: ['The list has this player twice.'] },
    { outcome: 'SKIPPED', problems: ['Player name is required.'] },
    {
      outcome: 'SKIPPED',
      problems: [
        'A jersey number has a digit and up to 3 characters, digits or letters.',
        'Enter a valid email address',
      ],
    },
  ])
  expect(await rosterOf(to.teamID)).toEqual([])
})

test('a roster import sent twice imports each player once', async () => {
  const to = await teamWithDivision()
  const rows = Array.from({ length: 12 }, (_, i) => ({
    name: names(),
    jerseyNumber: String(i + 1),
    position: 'ss',
    birthYear: 2014,
  }))
  const first = await imported(to, rows)
  expect(first.map(({ outcome }: { outcome: string }) => outcome)).toEqual(Array(12).fill('CREATES'))
  const again = await imported(to, rows)
  expect(again[3]).toMatchObject({ outcome: 'SKIPPED', problems: ['This player is already on the roster'] })
  const roster = await rosterOf(to.teamID)
  expect(roster).toHaveLength(12)
  expect(roster.find((it) => it.jerseyNumber === '7')).toMatchObject({
    season: '2026 Spring',
    division: 'AA',
    ageGroup: '12U',
    isCurrent: true,
    startDate: new Date().toISOString().slice(0, 10),
    player: { name: rows[6]!.name, position: 'Shortstop' },
  })
})

test('an import that is sent again with its idempotency key answers with the players that it created', async () => {
  const to = await teamWithDivision()
  const send = () =>
    as(coach).importRoster({ ...to, rows: [{ name: 'Nia Newly', isNew: true }] }, IMPORT, { idempotencyKey: to.teamID })
  const [first, again] = [await send(), await send()]
  expect(again.rows[0].player).toEqual(first.rows[0].player)
  expect(await rosterOf(to.teamID)).toHaveLength(1)
})

test('a roster imported four times at once, by the owner and a manager, has each player once', async () => {
  const to = await teamWithDivision()
  const manager = await given.user()
  await given.teamContact(coach, { teamID: to.teamID, user: manager, role: 'manager' })
  const rows = Array.from({ length: 10 }, (_, i) => ({ name: names(), jerseyNumber: String(i + 1), birthYear: 2014 }))
  const answers = await Promise.all([coach, manager, coach, manager].map((by) => imported(to, rows, by)))
  for (const [at] of rows.entries())
    expect(answers.map((answer) => answer[at]!.outcome).sort()).toEqual(['CREATES', 'SKIPPED', 'SKIPPED', 'SKIPPED'])
  const roster = await rosterOf(to.teamID)
  expect(roster.map((it) => it.player.name).sort()).toEqual(rows.map(({ name }) => name).sort())
})

test('a roster import tells children apart whose names differ by two swapped letters', async () => {
  const to = await teamWithDivision()
  const [one, other] = ['Ail Stone', 'Ali Stone']
  expect(await imported(to, [{ name: one }, { name: other }, { name: ' ail  STONE ' }])).toMatchObject([
    { outcome: 'CREATES' },
    { outcome: 'CREATES' },
    { outcome: 'SKIPPED', problems: ['The list has this player twice.'] },
  ])
  expect((await imported(to, [{ name: other }]))[0]).toMatchObject({ outcome: 'SKIPPED' })
})

test('a roster import knows a child by its name with another apostrophe, hyphen, or suffix', async () => {
  const to = await teamWithDivision()
  const first = await imported(to, [{ name: "Al O'Kid-Stone" }])
  expect(first).toMatchObject([{ outcome: 'CREATES' }])
  const again = ['Al O’Kid Stone', 'Al O’Kid‑Stone Jr.', 'al o`kid stone III'].map((name) => ({ name }))
  for (const row of again)
    expect(await imported(to, [row])).toMatchObject([
      { outcome: 'SKIPPED', problems: ['This player is already on the roster'] },
    ])
})

test('a roster import capitalizes shouted names', async () => {
  const shouted = ['NOA SAMPLE III', 'AL MCSAMPLE', "di o'sample"].map((name) => ({ name }))
  const rows = await imported(await teamWithDivision(), shouted)
  expect(rows.map(({ name }) => name)).toEqual(['Noa Sample III', 'Al McSample', "Di O'Sample"])
})

test.each([
  [{ name: '5', jerseyNumber: 'Noa', position: 'Sample' }, 3],
  [{ name: 'Noa', jerseyNumber: '1234' }, 1],
  [{ name: 'Mu\ufffdoz' }, 1],
  [{ name: 'Noa', position: 'SS/P/C/RF' }, 1],
])('a roster import refuses %j and keeps the other rows', async (row, problems) => {
  const [refused, kept] = await imported(await teamWithDivision(), [row, { name: names(), jerseyNumber: '00' }])
  expect(refused).toMatchObject({ outcome: 'SKIPPED' })
  expect(refused.problems).toHaveLength(problems)
  expect(kept).toMatchObject({ outcome: 'CREATES', jerseyNumber: '00' })
})

test('an imported player with a family joins when the family accepts, and an unconfirmed account sees no matches', async () => {
  const to = await teamWithDivision()
  const family = await given.user()
  const { id, name } = await given.player({ claimer: family, name: names(), age: 11 })
  const [preview] = await imported(to, [{ name, birthYear: 2014 }], coach, { dryRun: true })
  expect(preview).toMatchObject({ outcome: 'CREATES', matches: [{ id }] })
  const chosen = { name, playerID: id, parentEmail: 'other@fungo.example' }
  const [row] = await imported(to, [chosen])
  expect(row).toMatchObject({ outcome: 'ASKS', isFamilyInvited: false, player: { id, claimedBy: null } })
  expect(await rosterOf(to.teamID)).toMatchObject([{ waitsFor: 'player', isCurrent: false }])

  const unverified = await given.user({ emailVerifiedAt: undefined })
  const theirs = await teamWithDivision(unverified)
  const [hidden] = await imported(theirs, [{ name, parentEmail: family.email }], unverified, { dryRun: true })
  const notes = ['No email is sent: confirm your own email address first.']
  expect(hidden).toMatchObject({ outcome: 'CREATES', matches: [], notes, isFamilyInvited: false })
  const [guessed] = await imported(theirs, [{ name, playerID: id }], unverified, { dryRun: true })
  expect(guessed).toMatchObject({ outcome: 'SKIPPED', problems: ['This player is not one of the matches.'] })
})

test("a row takes the coach's own child of that name and about that age, unless it says that it is another", async () => {
  const to = await teamWithDivision()
  const { id, name } = await given.player({ claimer: coach, name: 'Otto Ownchild', age: 13 })
  const parentEmail = 'family@fungo.example'
  const preview = async (row: object, by = coach) => (await previewed(to, [{ name, ...row }], by))[0]
  const joins = { outcome: 'JOINS', player: { id } }
  expect(await preview({ parentEmail })).toMatchObject({ ...joins, notes: [TOO_OLD], isFamilyInvited: true })
  expect(await preview({ birthYear: bornBefore(12) })).toMatchObject({ ...joins, notes: [] })
  for (const age of [11, 15])
    expect(await preview({ birthYear: bornBefore(age) })).toMatchObject({ outcome: 'CREATES', matches: [] })
  expect(await preview({ isNew: true })).toMatchObject({ outcome: 'CREATES', player: null, matches: [{ id }] })
  expect(await preview({ playerID: id }, await given.admin())).toMatchObject(joins)
  expect(await imported(to, [{ name }, { name }])).toMatchObject([
    joins,
    { outcome: 'SKIPPED', problems: ['The list has this player twice.'] },
  ])
  const { data: invitation } = await familyInvitations().get({ playerID: id }).go({ consistent: true })
  expect(invitation).toBeNull()

  const born = { age: undefined, birthYear: bornBefore(11), birthWindow: 'JAN_APR', guardianConsent: '2026-11' }
  const known = await given.player({ claimer: coach, name: 'Kim Knownyear', ...born })
  for (const [age, matches] of [
    [11, [{ id: known.id }]],
    [10, []],
  ] as const)
    expect(await previewed(to, [{ name: known.name, birthYear: bornBefore(age) }])).toMatchObject([{ matches }])

  const ageless = await given.player({ claimer: coach, name: 'Abe Ageless', age: undefined })
  expect(await previewed(to, [{ name: ageless.name, birthYear: 2014 }])).toMatchObject([{ player: { id: ageless.id } }])

  const unclaimed = await given.player({ claimer: await given.admin(), name: 'Una Claimed' })
  const row = { name: unclaimed.name, playerID: unclaimed.id, parentEmail }
  expect(await previewed(to, [row])).toMatchObject([{ outcome: 'JOINS', isFamilyInvited: false }])
})

test("a child of the coach or of the coach's other team matches by its full name only, a stranger's by its initial", async () => {
  const [to, other] = [await teamWithDivision(), await teamWithDivision()]
  const family = await given.user()
  const [{ player: custody }] = await imported(other, [{ name: 'Cora Custody' }])
  const [entry] = await rosterOf(other.teamID)
  await as(coach).removePlayerFromTeam({ teamHistoryID: entry.id })
  const rostered = await given.player({ claimer: family, name: 'Rae Rostered' })
  await given.rosterEntry(coach, { teamID: other.teamID, playerID: rostered.id })
  const own = await given.player({ claimer: coach, name: 'Ova Ownly' })
  const stranger = await given.player({ claimer: family, name: 'Stan Stranger' })
  const rows = ['Cora Custody', 'Cora Carter', 'Rae Rostered', 'Rae Rivers', 'Ova Ownly', 'Ova Others', 'Stan Smith']
  const preview: { matches: { id: string }[] }[] = await previewed(
    to,
    rows.map((name) => ({ name })),
  )
  const found = [custody, null, rostered, null, own, null, stranger]
  expect(preview.map(({ matches }) => matches)).toEqual(found.map((it) => (it ? [{ id: it.id }] : [])))
})

test('a family is invited with the next season of a child of the team, and not of a child of another team', async () => {
  const [to, other] = [await teamWithDivision(), await teamWithDivision()]
  const row = { name: names(), parentEmail: 'family@fungo.example' }
  const [{ player }] = await imported(to, [{ name: row.name }])
  const chosen = { ...row, playerID: player.id }
  expect(await previewed(other, [chosen])).toMatchObject([{ outcome: 'JOINS', isFamilyInvited: false }])
  const next = { ...to, season: '2026 Fall' }
  expect(await imported(next, [row])).toMatchObject([
    { outcome: 'JOINS', player: { id: player.id }, isFamilyInvited: true },
  ])
  expect(await given.familyCode(player.id)).toBeTruthy()
})

test('a player who is deleted in the meantime is skipped, and the other rows are imported', async () => {
  const to = await teamWithDivision()
  const { id, name } = await given.player({ claimer: coach, name: names() })
  beforeNextTransaction(() => as(coach).deletePlayer({ id }))
  const rows = [{ name, parentEmail: 'family@fungo.example' }, { name: names() }]
  expect(await imported(to, rows)).toMatchObject([
    { outcome: 'SKIPPED', player: null, problems: ['Player not found'], isFamilyInvited: false },
    { outcome: 'CREATES' },
  ])
})

test('a hidden player of the roster is no match, and in the way of nobody', async () => {
  const to = await teamWithDivision()
  const { id: playerID, name } = await given.player({ claimer: coach, name: 'Hal Hiddenly' })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID, season: to.season })
  await as(await given.admin()).hideRecord({ kind: 'player', id: playerID, reason: 'Spam' })
  expect(await previewed(to, [{ name }])).toMatchObject([{ outcome: 'CREATES', matches: [] }])
})

test('a birth window, of the row or of the player, settles an age that the birth year leaves open', async () => {
  const to = await teamWithDivision()
  const born = { birthYear: 2013, birthWindow: 'SEP_DEC' }
  const { id, name } = await given.player({ claimer: coach, name: 'Wes Window', age: undefined, ...born })
  expect(await previewed(to, [{ name: names(), birthYear: 2013 }])).toMatchObject([{ notes: [TOO_OLD] }])
  expect(await previewed(to, [{ name: names(), ...born }])).toMatchObject([{ notes: [] }])
  expect(await previewed(to, [{ name, birthYear: 2013 }])).toMatchObject([{ player: { id }, notes: [] }])
})

test('a roster is not imported into a team that is deleted in the meantime', async () => {
  const to = await teamWithDivision()
  beforeNextTransaction(() => as(coach).deleteTeam({ id: to.teamID }))
  await expectRefusal(imported(to, [{ name: names() }]), 'NOT_FOUND', 'Team not found')
})

test('two children of one name and of other years are both imported, also if the team changes in between', async () => {
  const to = await teamWithDivision()
  const edit = () => as(coach).updateTeam({ id: to.teamID, input: { description: 'We travel.' } })
  // Before the second row is written.
  beforeNextTransaction(async () => beforeNextTransaction(edit))
  const rows = [12, 11].map((age) => ({ name: 'Ann Twinname', birthYear: bornBefore(age) }))
  expect(await imported(to, rows)).toMatchObject([{ outcome: 'CREATES' }, { outcome: 'CREATES' }])
  expect((await as(coach).team({ id: to.teamID }, 'description')).description).toBe('We travel.')
})

test('matches are at most three: of the roster, then of the coach, then of the state of the team', async () => {
  const to = await teamWithDivision()
  const name = 'Mia Matching'
  const child = async (claimer: UserItem, state: string) => (await given.player({ claimer, name, state })).id
  const family = await given.user()
  const [far, near] = [await child(family, 'OK'), await child(family, 'TX')]
  await child(family, 'OK')
  const preview = async () => (await previewed(to, [{ name }]))[0]
  const { matches } = await preview()
  expect(matches[0]).toEqual({ id: near })
  expect(matches.slice(1)).toHaveLength(2)
  expect(await previewed(to, [{ name, playerID: far }])).toMatchObject([{ outcome: 'ASKS', player: { id: far } }])
  const own = await child(coach, 'OK')
  const rostered = await child(family, 'OK')
  await given.rosterEntry(coach, { teamID: to.teamID, playerID: rostered, season: to.season })
  const found = await preview()
  expect(found).toMatchObject({ outcome: 'SKIPPED', player: null, problems: ['This player is already on the roster'] })
  expect(found.matches).toEqual([rostered, own, near].map((id) => ({ id })))
})

test.each(['a provisional owner', 'a coach whose player the family never agreed to', 'an account without an address'])(
  'a dry run tells %s no more of a player on the roster than others see',
  async (who) => {
    const [admin, family] = [await given.admin(), await given.user()]
    const isConfirmed = who !== 'an account without an address'
    const owner = await given.user(isConfirmed ? {} : { emailVerifiedAt: undefined })
    const letters = names().slice('Zed Kid'.length)
    const [first, last] = [`Zed${letters}`, `Kid${letters}`]
    const isClaimedLater = who.startsWith('a coach')
    const child = await given.player({ claimer: isClaimedLater ? admin : family, name: `${first} ${last}` })
    await players().patch({ playerID: child.id }).set({ birthYear: 2014 }).go()
    const division = { id: newID(), division: 'AA', ageGroup: '12U' }
    const isProvisional = who === 'a provisional owner'
    const to = isProvisional
      ? {
          teamID: (await given.importedTeam({ divisions: [division] })).id,
          divisionID: division.id,
          season: '2026 Spring',
        }
      : await teamWithDivision(owner)
    const { teamID, season } = to
    await given.rosterEntry(isClaimedLater ? owner : admin, { teamID, playerID: child.id, season })
    if (isClaimedLater) await as(family).claimPlayer({ playerID: child.id })
    if (isProvisional) await as(owner).claimTeam({ teamID })
    const wrong = `${first} Kxyz`
    const told = async (name: string, birthYear?: number) => ({
      ...(await previewed(to, [{ name, birthYear }], owner))[0],
      name: '',
    })
    for (const birthYear of [undefined, 2013, 2014, 2015])
      expect(await told(`${first} ${last}`, birthYear)).toEqual(await told(wrong, birthYear))
    // Another child may have the same public name.
    const next = { ...to, season: '2027 Spring' }
    const matches = isConfirmed ? [{ id: child.id }] : []
    expect(await previewed(next, [{ name: wrong }], owner)).toMatchObject([
      { outcome: 'CREATES', player: null, matches },
    ])
  },
)

test('a row names a player of the roster by the full name, and only current entries of the season are in its way', async () => {
  const to = await teamWithDivision()
  const family = await given.user()
  const onRoster = async (name: string, jerseyNumber: string, endDate?: string) => {
    const { id: playerID } = await given.player({ claimer: family, name, age: 12 })
    await given.rosterEntry(coach, { teamID: to.teamID, playerID, season: to.season, jerseyNumber, endDate })
    return playerID
  }
  const [left, stays] = [await onRoster('Lia Leftham', '7', '2025-10-01'), await onRoster('Stu Staywell', '9')]
  expect(
    await previewed(to, [
      { name: 'Lia Leftham', jerseyNumber: '7' },
      { name: 'Lia Leftson' },
      { name: 'Stu Staywell', jerseyNumber: '8' },
      { name: 'Noa Number', jerseyNumber: '8' },
      { name: 'Nic Number', jerseyNumber: '9' },
    ]),
  ).toMatchObject([
    { outcome: 'ASKS', player: { id: left }, notes: [] },
    { outcome: 'CREATES', matches: [], notes: [] },
    { outcome: 'SKIPPED' },
    { outcome: 'CREATES', notes: [] },
    { outcome: 'CREATES', notes: ['Stu S. has jersey number 9 too.'] },
  ])
  expect(await previewed({ ...to, season: '2026 Fall' }, [{ name: 'Stu Staywell', jerseyNumber: '9' }])).toMatchObject([
    { outcome: 'ASKS', player: { id: stays }, notes: [] },
  ])
  const namesake = { name: 'Stu Staywell', birthYear: bornBefore(9) }
  expect(await previewed(to, [namesake])).toMatchObject([{ outcome: 'SKIPPED', matches: [] }])
  const twins = [
    { ...namesake, isNew: true },
    { ...namesake, isNew: true, birthYear: bornBefore(8) },
  ]
  expect(await previewed(to, twins)).toMatchObject([{ outcome: 'CREATES' }, { outcome: 'CREATES' }])
})

test("a coach learns no more of a stranger's child than the age that it shows", async () => {
  const to = await teamWithDivision()
  const born = { age: undefined, birthYear: bornBefore(15), birthWindow: 'JAN_APR', guardianConsent: '2026-11' }
  const { id: playerID, name } = await given.player({ claimer: await given.user(), name: 'Sue Strange', ...born })
  expect(await previewed(to, [{ name, playerID }])).toMatchObject([{ outcome: 'ASKS', notes: ['Too old for 12U'] }])
  const noMatch = { outcome: 'SKIPPED', problems: ['This player is not one of the matches.'], matches: [] }
  for (const row of [{ name: 'Una Other' }, { name, birthYear: bornBefore(9) }])
    expect(await previewed(to, [{ ...row, playerID }])).toMatchObject([noMatch])
})

test('a fall season is the start of the next one, in which players are a year older', async () => {
  const to = await teamWithDivision()
  const notesIn = async (season: string) =>
    (await previewed({ ...to, season }, [{ name: names(), birthYear: 2014 }]))[0].notes
  for (const season of ['2026 Spring', 'Fall 2025', '2025 autumn']) expect(await notesIn(season)).toEqual([])
  for (const season of ['2027 Spring', 'Fall 2026', '2026 autumn']) expect(await notesIn(season)).toEqual([TOO_OLD])
})

test('a season without a year is the current one', async () => {
  const to = { ...(await teamWithDivision()), season: 'Spring' }
  const notes = async (age: number) => (await previewed(to, [{ name: names(), birthYear: bornBefore(age) }]))[0].notes
  expect(await notes(9)).toEqual([])
  expect(await notes(16)).toEqual([expect.stringContaining('Too old for 12U')])
})

test('a roster is imported into the chosen division of the team', async () => {
  const to = await teamWithDivision()
  const added = await as(coach).addDivision({ input: { teamID: to.teamID, division: 'Open', ageGroup: '10U' } })
  await imported({ ...to, divisionID: added.id }, [{ name: names() }])
  expect(await rosterOf(to.teamID)).toMatchObject([{ division: 'Open', ageGroup: '10U' }])
  const missing = { ...to, divisionID: `${to.teamID}.${newID()}` }
  await expectRefusal(previewed(missing, [{ name: names() }]), 'NOT_FOUND', 'Division not found')
})

test('a list of 1 to 60 rows is imported', async () => {
  const to = await teamWithDivision()
  const list = (count: number) => previewed(to, Array(count).fill({ name: '' }))
  await expectRefusal(list(0), 'BAD_USER_INPUT', 'The list has no players.')
  expect(await list(60)).toHaveLength(60)
  await expectRefusal(list(61), 'BAD_USER_INPUT', 'Import up to 60 players at a time.')
})

test('an imported player has the birth year with its window, or the age of most players born in that year', async () => {
  const to = await teamWithDivision()
  const storedOf = async (born: object, now: string) => {
    const roster = { ...to, rows: [{ name: names(), ...born }] }
    const { rows } = await as(coach).importRoster(roster, 'rows { player { id } }', { now: new Date(now) })
    const { age, birthYear, birthWindow } = await get(players, { playerID: rows[0].player.id })
    return { age, birthYear, birthWindow }
  }
  const [june, july] = ['2026-06-30T23:59:59Z', '2026-07-01T00:00:00Z']
  expect(await storedOf({ birthYear: 2014 }, june)).toEqual({ age: 11 })
  expect(await storedOf({ birthYear: 2014 }, july)).toEqual({ age: 12 })
  expect(await storedOf({ birthYear: 2025 }, july)).toEqual({ age: 1 })
  expect(await storedOf({ birthYear: 2025 }, june)).toEqual({})
  const window = { birthYear: 2014, birthWindow: 'MAY_AUG' }
  expect(await storedOf(window, june)).toEqual(window)
})

test('who has invited 60 families today imports without an email', async () => {
  vi.stubEnv('RATE_LIMITS', 'on')
  const [owner, now] = [await given.user(), new Date()]
  const to = await teamWithDivision(owner)
  const invite = () => isWithinRateLimits({ familyInvitationByUser: owner.userID }, now)
  for (let sent = 0; sent < 59; sent++) await invite()
  expect(await imported(to, [{ name: names() }], owner)).toMatchObject([{ isFamilyInvited: false }])
  const rows = [1, 2].map(() => ({ name: names(), parentEmail: 'family@fungo.example' }))
  const notes = ['No email was sent: you have invited many families today. Invite this one tomorrow.']
  expect(await imported(to, rows, owner)).toMatchObject([
    { outcome: 'CREATES', notes: [], isFamilyInvited: true },
    { outcome: 'CREATES', notes, isFamilyInvited: false },
  ])
  vi.unstubAllEnvs()
})

describe('an imported child', () => {
  const CAN = 'claimedBy isClaimed viewerCanEdit viewerCanRegister'
  const ACTS = { claimedBy: null, isClaimed: false, viewerCanEdit: true, viewerCanRegister: true }

  async function importedChild(owner: UserItem) {
    const to = await teamWithDivision(owner)
    const [{ player }] = await imported(to, [{ name: names(), birthYear: 2014 }], owner)
    return { ...to, id: player.id }
  }
  const actsFor = async (by: UserItem, id: string) => (await as(by).player({ id }, CAN))?.viewerCanEdit ?? false

  test("belongs to the team: its owner and managers act for it, and it is nobody's own child", async () => {
    const [owner, manager, stranger] = await Promise.all([given.user(), given.user(), given.user()])
    const { teamID, id } = await importedChild(owner)
    await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
    for (const by of [owner, manager]) {
      expect(await as(by).player({ id }, CAN)).toEqual(ACTS)
      expect(await as(by).claimedPlayers()).toEqual([])
      await as(by).updatePlayer({ id, input: { batsThrows: 'Left/Left' } })
      await given.registration(by, { opportunityID: (await given.opportunity()).id, playerID: id })
    }
    expect(await actsFor(stranger, id)).toBe(false)

    const [{ id: other }, { id: foreign }] = [await given.team({ owner }), await given.team({ owner: stranger })]
    await as(await given.admin()).updatePlayer({ id, input: { visibility: 'LISTED' } })
    await expectRefusal(given.rosterEntry(stranger, { teamID: foreign, playerID: id }), 'FORBIDDEN')
    await given.rosterEntry(owner, { teamID: other, playerID: id })
  })

  test('follows the team to its next owner, and leaves a former owner and a former manager nothing', async () => {
    const [owner, next, manager] = await Promise.all([given.user(), given.user(), given.user()])
    const { id, ...to } = await importedChild(owner)
    await given.teamContact(owner, { teamID: to.teamID, user: manager, role: 'manager' })
    await as(owner).removeTeamContact({ teamID: to.teamID, userID: manager.userID })
    expect(await actsFor(manager, id)).toBe(false)

    const [{ player: deleted }] = await imported(to, [{ name: names() }], owner)
    await as(owner).deletePlayer(deleted)
    expect(await as(owner).deletedRecords({ kind: 'player' })).toEqual([{ id: deleted.id }])

    await given.transfer(owner, to.teamID, next)
    expect(await actsFor(next, id)).toBe(true)
    expect(await actsFor(owner, id)).toBe(false)
    await expectRefusal(as(owner).updatePlayer({ id, input: { batsThrows: 'Left/Left' } }), 'NOT_FOUND')
    expect(await as(owner).deletedRecords({ kind: 'player' })).toEqual([])
    await expectRefusal(as(owner).restoreRecord({ kind: 'player', id: deleted.id }), 'NOT_FOUND')
    await as(next).updatePlayer({ id, input: { batsThrows: 'Left/Left' } })
  })

  test('stays with nobody when the claim of the team is rejected, and when the team is deleted', async () => {
    const [admin, claimer, owner] = await Promise.all([given.admin(), given.user(), given.user()])
    const to = await teamWithDivision(admin)
    await as(claimer).claimTeam({ teamID: to.teamID })
    const [{ player }] = await imported(to, [{ name: names() }], claimer)
    const [claim] = await pendingClaims(to.teamID)
    await as(admin).rejectClaim({ claimID: claim!.id })
    expect(await actsFor(claimer, player.id)).toBe(false)

    const deleted = await importedChild(owner)
    await as(owner).deleteTeam({ id: deleted.teamID })
    expect(await actsFor(owner, deleted.id)).toBe(false)
    expect(await actsFor(admin, deleted.id)).toBe(true)
  })
})

describe('a family that is invited by email', () => {
  const accept = (by: UserItem, playerID: string, code: string, options = {}) =>
    as(by).acceptPlayerInvitation({ playerID, code }, 'claimedBy', options)
  async function invitedFamily() {
    const to = await teamWithDivision()
    const [row] = await imported(to, [{ name: names(), birthYear: 2014, parentEmail: 'Family@fungo.example' }])
    return { to, id: row.player.id, code: await given.familyCode(row.player.id) }
  }

  test('claims the player with the link, once', async () => {
    const { to, id, code } = await invitedFamily()
    const { data } = await familyInvitations().get({ playerID: id }).go({ consistent: true })
    expect(data!.email).toBe('family@fungo.example')
    const [parent, other] = await Promise.all([given.user(), given.user()])
    await expectRefusal(accept(parent, id, `${code.slice(0, -2)}xx`), 'NOT_FOUND')
    expect((await accept(parent, id, code)).claimedBy).toBe(parent.userID)
    await expectRefusal(accept(other, id, code), 'NOT_FOUND')
    expect(await rosterOf(to.teamID)).toMatchObject([{ isCurrent: true, player: { id } }])
    await expectRefusal(as(coach).updatePlayer({ id, input: { age: 12 } }), 'FORBIDDEN')
  })

  test('needs an address and a player of the roster', async () => {
    const [{ teamID }, other] = [await teamWithDivision(), await teamWithDivision()]
    const { id: playerID } = await given.player({ claimer: coach })
    const invite = (email: string) => as(coach).invitePlayerFamily({ teamID, playerID, email })
    await given.rosterEntry(coach, { teamID: other.teamID, playerID })
    await expectRefusal(invite('family@fungo.example'), 'CONFLICT', 'This player is not on the roster')
    await given.rosterEntry(coach, { teamID, playerID })
    await expectRefusal(invite(' '), 'BAD_USER_INPUT', "Enter the family's email address")
    expect(await invite('family@fungo.example')).toBe(true)
  })

  test('cannot use an expired link or a link of a player who is already claimed', async () => {
    const { to, id, code } = await invitedFamily()
    const parent = await given.user()
    const late = { now: new Date(inDays(15)) }
    const message = 'This invitation is no longer valid. Ask the coach to send a new one.'
    await expectRefusal(accept(parent, id, code, late), 'NOT_FOUND', message)
    const manager = await given.user()
    await given.teamContact(coach, { teamID: to.teamID, user: manager, role: 'manager' })
    await given.approvedClaim(manager, 'player', id)
    await expectRefusal(accept(parent, id, code), 'NOT_FOUND')
  })
})

test('moving a roster to the next season asks families to accept again', async () => {
  const to = await teamWithDivision()
  const family = await given.user()
  const { id: child } = await given.player({ claimer: family })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID: child, season: to.season, jerseyNumber: '9' })
  const { id: own } = await given.player({ claimer: coach })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID: own, season: to.season, jerseyNumber: '3' })
  const entryIDs = (await rosterOf(to.teamID)).map(({ id }) => id)
  const move = (chosen = entryIDs) =>
    as(coach).moveRosterToSeason({ ...to, season: '2026 Fall', entryIDs: chosen }, 'id waitsFor')
  await expectRefusal(move([]), 'BAD_USER_INPUT', 'Please select a player')
  await expectRefusal(move(Array(61).fill(entryIDs[0])), 'BAD_USER_INPUT', 'Move up to 60 players at a time.')
  expect(await move(Array(60).fill(child))).toEqual([])
  const moved = await move()
  expect(moved.map(({ waitsFor }) => waitsFor).sort()).toEqual([null, 'player'].sort())

  const seasonsOf = async (player: string) =>
    (await rosterOf(to.teamID))
      .filter((it) => it.player.id === player)
      .map((it) => [it.season, it.isCurrent, it.jerseyNumber])
      .sort()
  expect(await seasonsOf(own)).toEqual([
    ['2026 Fall', true, '3'],
    ['2026 Spring', false, '3'],
  ])
  expect(await seasonsOf(child)).toEqual([
    ['2026 Fall', false, '9'],
    ['2026 Spring', true, '9'],
  ])
  const asked = moved.find(({ waitsFor }) => waitsFor === 'player')
  await as(family).acceptRosterEntry({ id: asked!.id })
  expect(await seasonsOf(child)).toEqual([
    ['2026 Fall', true, '9'],
    ['2026 Spring', false, '9'],
  ])
  expect(await move()).toEqual([])
})

test('the entry of a player who moves to the next season ends yesterday, and not at all before its start', async () => {
  const to = await teamWithDivision()
  const day = (days: number) => inDays(days).slice(0, 10)
  const joined = async (startDate: string) => {
    const { id: playerID } = await given.player({ claimer: coach })
    const { id } = await given.rosterEntry(coach, { teamID: to.teamID, playerID, season: to.season, startDate })
    return id
  }
  const [today, yesterday, kept] = [await joined(day(0)), await joined(day(-1)), await joined(day(-1))]
  await as(coach).moveRosterToSeason({ ...to, season: '2026 Fall', entryIDs: [today, yesterday] })
  const after = new Map((await rosterOf(to.teamID)).map(({ id, endDate, version }) => [id, { endDate, version }]))
  expect([today, yesterday, kept].map((id) => after.get(id))).toEqual([
    undefined,
    { endDate: day(-1), version: '2' },
    { endDate: null, version: '1' },
  ])
})

test('players move into the chosen division of the next season, without those who are in it already', async () => {
  const to = await teamWithDivision()
  const { id: divisionID } = await as(coach).addDivision({
    input: { teamID: to.teamID, division: 'Open', ageGroup: '12U' },
  })
  const season = '2026 Fall'
  const [one, both, deleted] = await Promise.all([1, 2, 3].map(() => given.player({ claimer: coach })))
  const joins = async ({ id: playerID }: { id: string }, season: string) =>
    (await given.rosterEntry(coach, { teamID: to.teamID, playerID, season })).id
  const [gone, ...entryIDs] = [
    await joins(deleted!, to.season),
    await joins(both!, to.season),
    await joins(one!, to.season),
  ]
  await joins(both!, season)
  const move = (more: object) =>
    as(coach).moveRosterToSeason({ ...to, season, divisionID, entryIDs, ...more }, 'playerID division startDate')
  const missing = { divisionID: `${to.teamID}.${newID()}` }
  await expectRefusal(move(missing), 'NOT_FOUND', 'Division not found')
  const startDate = new Date().toISOString().slice(0, 10)
  expect(await move({})).toEqual([{ playerID: one!.id, division: 'Open', startDate }])
  await as(coach).deletePlayer({ id: deleted!.id })
  await expectRefusal(move({ entryIDs: [gone] }), 'NOT_FOUND', 'Player not found')
})

test('what ended before the family accepts the next season keeps its end', async () => {
  const to = await teamWithDivision()
  const { parent, player: playerID } = await given.family()
  const { id } = await given.rosterEntry(coach, { teamID: to.teamID, playerID, season: to.season })
  const move = { ...to, season: '2026 Fall', entryIDs: [id] }
  const [asked] = await as(coach).moveRosterToSeason(move, 'id')
  await as(parent).updatePlayerTeamHistory({ id, input: { endDate: '2025-10-01' } })
  await as(parent).acceptRosterEntry({ id: asked.id })
  expect(await rosterOf(to.teamID)).toContainEqual(expect.objectContaining({ id, endDate: '2025-10-01' }))
  expect(await as(coach).moveRosterToSeason({ ...move, season: '2027 Spring' }, 'id')).toEqual([])
})

test('a request for the next season ends with the entry that it follows', async () => {
  const to = await teamWithDivision()
  const family = await given.user()
  const { id: child } = await given.player({ claimer: family })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID: child, season: to.season })
  const [entry] = await rosterOf(to.teamID)
  const move = () => as(coach).moveRosterToSeason({ ...to, season: '2026 Fall', entryIDs: [entry.id] }, 'id waitsFor')
  const [asked] = await move()
  expect(asked.waitsFor).toBe('player')
  const { id: sibling } = await given.player({ claimer: family })
  const input = { teamID: to.teamID, playerID: sibling, season: to.season, startDate: '2025-09-01' }
  const kept = await as(coach).addPlayerToTeam({ input }, 'id')
  await as(coach).removePlayerFromTeam({ teamHistoryID: entry.id })
  expect(await as(family).pendingRosterEntries({}, 'id')).toEqual([kept])
  await expectRefusal(as(family).acceptRosterEntry({ id: asked.id }), 'NOT_FOUND')
})

test('visitors see no jersey number, and the coach of the team can change it', async () => {
  const to = await teamWithDivision()
  const { id: playerID } = await given.player({ claimer: coach })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID, jerseyNumber: '7' })
  const [entry] = await rosterOf(to.teamID)
  expect((await asAnonymous().team({ id: to.teamID }, ROSTER)).teamHistory[0].jerseyNumber).toBeNull()
  const wear = (jerseyNumber: string) =>
    as(coach).updatePlayerTeamHistory({ id: entry.id, input: { jerseyNumber } }, 'jerseyNumber')
  expect(await wear('42')).toEqual({ jerseyNumber: '42' })
  await expectRefusal(wear('12345'), 'BAD_USER_INPUT')
})
