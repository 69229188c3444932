import { describe, expect, test } from 'vitest'
import { familyInvitations } from '../../functions/domain/family-invitations/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { inDays } from '../support/times.ts'

const IMPORT =
  'rows { name jerseyNumber position outcome problems notes isFamilyInvited player { id name claimedBy } matches { id } }'
const ROSTER = 'teamHistory { id season division ageGroup jerseyNumber isCurrent waitsFor endDate player { id name } }'

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
const rosterOf = async (team: string, by = coach) => (await as(by).team({ id: team }, ROSTER)).teamHistory

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
  const rows = Array.from({ length: 12 }, (_, i) => ({ name: names(), jerseyNumber: String(i + 1), birthYear: 2014 }))
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
    player: { name: rows[6]!.name },
  })
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
  const [hidden] = await imported(theirs, [{ name }], unverified, { dryRun: true })
  expect(hidden).toMatchObject({ outcome: 'CREATES', matches: [] })
  const [guessed] = await imported(theirs, [{ name, playerID: id }], unverified, { dryRun: true })
  expect(guessed).toMatchObject({ outcome: 'SKIPPED', problems: ['This player is not one of the matches.'] })
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
  const move = () => as(coach).moveRosterToSeason({ ...to, season: '2026 Fall', entryIDs }, 'id waitsFor')
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

test('a request for the next season ends with the entry that it follows', async () => {
  const to = await teamWithDivision()
  const family = await given.user()
  const { id: child } = await given.player({ claimer: family })
  await given.rosterEntry(coach, { teamID: to.teamID, playerID: child, season: to.season })
  const [entry] = await rosterOf(to.teamID)
  const move = () => as(coach).moveRosterToSeason({ ...to, season: '2026 Fall', entryIDs: [entry.id] }, 'id waitsFor')
  const [asked] = await move()
  expect(asked.waitsFor).toBe('player')
  await as(coach).removePlayerFromTeam({ teamHistoryID: entry.id })
  expect(await as(family).pendingRosterEntries({}, 'id')).toEqual([])
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
