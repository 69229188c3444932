import { expect, test } from 'vitest'
import { players } from '../../functions/domain/players/entity.ts'
import type { RegistrationItem } from '../../functions/domain/registrations/entity.ts'
import { rosterChanges, rosterEntries } from '../../functions/domain/roster/entity.ts'
import { entryKey } from '../../functions/domain/roster/entry-writes.ts'
import { responsibleFor } from '../../functions/domain/roster/responsible-for.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { find, get, queryPartition } from '../../functions/store/store.ts'
import { uniqueKeys } from '../../functions/store/unique-keys/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectAtOnce, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inDays } from '../support/times.ts'

const ENTRY =
  'id teamID playerID startDate endDate division ageGroup season waitsFor player { name } team { name } viewerCanManage'
const ALREADY = 'This player is already on the roster'
const WAITING = 'This player is already waiting to join the roster'
const season = '2025 Fall'
const startDate = '2025-09-01'

const owner = await given.user()
const parent = await given.user()

async function teamAndPlayer(claimer = parent) {
  const [team, player] = await Promise.all([given.team({ owner }), given.player({ claimer })])
  return { team, player, input: { teamID: team.id, playerID: player.id, startDate, season } }
}
/** Adds the player to the roster and accepts as the family, if it is somebody else's player. */
async function add(input: { teamID: string; playerID: string } & Record<string, unknown>) {
  const entry = await as(owner).addPlayerToTeam({ input }, ENTRY)
  const { teamID, playerID } = input
  if (entry.waitsFor) await given.acceptedEntry({ id: entry.id, waitsFor: entry.waitsFor, teamID, playerID })
  return entry
}
const change = (by: UserItem, id: string, input: object) => as(by).updatePlayerTeamHistory({ id, input }, ENTRY)
const count = ({ id }: { id: string }, wanted?: string) => as(owner).teamRosterCount({ teamID: id, season: wanted })
const historyOf = ({ id }: { id: string }) =>
  asAnonymous().playerTeamHistory({ playerID: id }, 'id season ageGroup team { id }')
/** The kinds of the changes of which people are notified, in order. */
const changesOf = async (teamHistoryID: string) =>
  (await rosterChanges().query.byEntry({ teamHistoryID }).go()).data.map(({ kind }) => kind)

test('a rostered player is on the team and the team in the history of the player', async () => {
  const { team, player, input } = await teamAndPlayer()
  const entry = await add({ ...input, startDate: '2025-09-01T23:30:00-05:00', division: 'AA', ageGroup: '12U' })
  expect(entry).toMatchObject({
    ...input,
    startDate: '2025-09-01',
    endDate: null,
    division: 'AA',
    player: { name: 'Jordan S.' },
    team: { name: team.name },
    viewerCanManage: true,
  })
  const { id } = entry
  const roster = (by: ReturnType<typeof as>, division?: string) =>
    by.teamRoster({ teamID: team.id, division }, 'id player { name }')
  expect(await roster(as(owner))).toEqual([{ id, player: { name: player.name } }])
  expect(await roster(asAnonymous())).toEqual([{ id, player: { name: 'Jordan S.' } }])
  const onTeam = await as(owner).team({ id: team.id }, 'players { id } teamHistory { id }')
  expect(onTeam).toEqual({ players: [{ id: player.id }], teamHistory: [{ id }] })
  expect(await historyOf(player)).toMatchObject([{ id, season, team: { id: team.id } }])
  const ofPlayer = await asAnonymous().player({ id: player.id }, 'teams { id } teamHistory { id }')
  expect(ofPlayer).toEqual({ teams: [{ id: team.id }], teamHistory: [{ id }] })
  for (const [division, found] of Object.entries({ aa: 1, '12u': 1, A: 0 }))
    expect(await roster(as(owner), division)).toHaveLength(found)
  expect([await count(team, '2025 fall'), await count(team, '2026 Spring')]).toEqual([1, 0])
})

test.each([
  [{ teamID: undefined }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ startDate: ' ' }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ season: '' }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ season: 'S'.repeat(61) }, 'A season must be 60 characters or fewer.'],
  [{ playerID: null }, 'Please select a player'],
  [{ startDate: '2025-13-45' }, 'Start date must be YYYY-MM-DD.'],
  [{ startDate: '2025-02-31' }, 'Start date must be YYYY-MM-DD.'],
  [{ startDate: '2025-04-31T10:00:00Z' }, 'Start date must be YYYY-MM-DD.'],
])('a player is not added with %j: %s', async (wrong, message) => {
  const { input } = await teamAndPlayer()
  for (const by of [owner, parent])
    await expectRefusal(as(by).addPlayerToTeam({ input: { ...input, ...wrong } }), 'BAD_USER_INPUT', message)
})

test('a player or team that does not exist is not added', async () => {
  const { input } = await teamAndPlayer()
  const add = (by: UserItem, missing: object) => as(by).addPlayerToTeam({ input: { ...input, ...missing } })
  await expectRefusal(add(owner, { playerID: newID() }), 'NOT_FOUND', 'Player not found')
  await expectRefusal(add(parent, { teamID: newID() }), 'NOT_FOUND', 'Team not found')
})

test('concurrent additions put a player on the roster of a season once, also of one with the longest name', async () => {
  const { team, input } = await teamAndPlayer(owner)
  const longest = 'S'.repeat(60)
  const spelled = (i: number) => (i % 2 ? longest : longest.toLowerCase())
  const adding = (_: unknown, i: number) => as(owner).addPlayerToTeam({ input: { ...input, season: spelled(i) } })
  await expectAtOnce(Array.from({ length: 8 }, adding), { message: ALREADY })
  expect(await count(team)).toBe(1)
})

test('a player who left can rejoin the roster once', async () => {
  const { team, player, input } = await teamAndPlayer(owner)
  const { id } = await add(input)
  expect(await change(owner, id, { endDate: '2025-10-01' })).toMatchObject({ endDate: '2025-10-01' })
  expect(await count(team)).toBe(0)
  expect(await as(owner).player({ id: player.id }, 'teams { id } teamHistory { id }')).toEqual({
    teams: [],
    teamHistory: [{ id }],
  })
  const second = await add(input)
  await expectRefusal(change(owner, id, { endDate: '' }), 'CONFLICT', ALREADY)
  await as(owner).removePlayerFromTeam({ teamHistoryID: second.id })
  expect(await change(owner, id, { endDate: '' })).toMatchObject({ endDate: null })
  await expectRefusal(as(owner).addPlayerToTeam({ input }), 'CONFLICT', ALREADY)
  await add({ ...input, season: '2026 Spring' })
})

test('a player whose entry ends in the meantime can be added again, and so can one whose entry is gone', async () => {
  const { player, input } = await teamAndPlayer()
  const { id } = await add({ ...input, endDate: inDays(1).slice(0, 10) })
  const ask = (days: number) => as(owner).addPlayerToTeam({ input }, 'id', { now: new Date(inDays(days)) })
  await expectRefusal(ask(0), 'CONFLICT', ALREADY)
  await as(parent).declineRosterEntry(await ask(3))
  await as(parent).acceptRosterEntry(await ask(3))
  expect(await historyOf(player)).toHaveLength(2)

  const { input: own } = await teamAndPlayer(owner)
  await add({ ...own, endDate: inDays(1).slice(0, 10) })
  await as(owner).addPlayerToTeam({ input: own }, 'id', { now: new Date(inDays(3)) })
  for (const { teamHistoryID } of (await queryPartition(teams().get(own), true)).of(rosterEntries))
    await rosterEntries().delete({ teamID: own.teamID, teamHistoryID }).go()
  await add(own)
  expect(await count({ id: own.teamID })).toBe(1)
  await as(owner).removePlayerFromTeam({ teamHistoryID: id })
  await expectRefusal(ask(3), 'CONFLICT', ALREADY)
})

test('another season of a roster entry needs the yes of the other side, and then ends the entry', async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add(input)
  const asked = await change(owner, id, { season: '2026 Spring' })
  expect(asked).toMatchObject({ id: expect.not.stringContaining(id), season: '2026 Spring', waitsFor: 'player' })
  expect(await historyOf(player)).toMatchObject([{ id, season }])
  await expectRefusal(change(owner, id, { season: '2026  SPRING' }), 'CONFLICT', WAITING)
  await expectRefusal(change(await given.admin(), id, { season: '2026 Spring' }), 'CONFLICT', WAITING)
  await as(parent).acceptRosterEntry({ id: asked.id })
  expect(await historyOf(player)).toHaveLength(2)
  expect([await count(team, '2026 Spring'), await count(team, season)]).toEqual([1, 0])

  const { input: own } = await teamAndPlayer(owner)
  const { id: ownID } = await add(own)
  expect(await change(owner, ownID, { season: '2026 Spring' })).toMatchObject({ id: ownID, waitsFor: null })
})

test('an entry that has ended is added in one request, beside the current one, and not before its start', async () => {
  const { team, input } = await teamAndPlayer(owner)
  await add(input)
  const past = { ...input, startDate: '2025-01-01', endDate: '2025-06-01' }
  expect(await add(past)).toMatchObject({ endDate: '2025-06-01', waitsFor: null })
  expect(await count(team)).toBe(1)
  const [removed] = (await as(owner).team(team, 'teamHistory { id endDate }')).teamHistory.filter((it) => it.endDate)
  await as(owner).removePlayerFromTeam({ teamHistoryID: removed!.id })
  await expectRefusal(as(owner).addPlayerToTeam({ input }), 'CONFLICT', ALREADY)
  const tooEarly = { ...past, endDate: '2024-12-31' }
  await expectRefusal(as(owner).addPlayerToTeam({ input: tooEarly }), 'BAD_USER_INPUT')
  const noDate = { ...past, endDate: 'soon' }
  await expectRefusal(as(owner).addPlayerToTeam({ input: noDate }), 'BAD_USER_INPUT', 'End date must be YYYY-MM-DD.')
})

test('a coach who registered the player answers for the registration while the roster of their own team has the player', async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add(input)
  const other = await given.team({ owner: parent })
  await as(parent).addPlayerToTeam({ input: { ...input, teamID: other.id } })
  const item = await get(players, { playerID: player.id })
  const adults = (by: UserItem, now = new Date()) =>
    responsibleFor({ playerID: player.id, registeredBy: by.userID } as RegistrationItem, item, now)
  const family = [parent.userID]
  expect(await adults(owner)).toEqual([...family, owner.userID])
  for (const by of [parent, await given.user()]) expect(await adults(by)).toEqual(family)
  const provisional = { since: inDays(-1), until: inDays(1), before: { name: team.name, divisions: [] } }
  await teams().patch({ teamID: team.id }).set({ provisional }).go()
  expect(await adults(owner), 'while the claim of the team is reviewed').toEqual(family)
  expect(await adults(owner, new Date(inDays(2)))).toEqual([...family, owner.userID])
  await change(parent, id, { endDate: '2025-10-01' })
  expect(await adults(owner, new Date(inDays(2)))).toEqual(family)
})

test('an entry is current on its last day, which may be its first', async () => {
  const { input } = await teamAndPlayer(owner)
  const today = new Date().toISOString().slice(0, 10)
  const day = { startDate: today, endDate: today }
  expect(await as(owner).addPlayerToTeam({ input: { ...input, ...day } }, 'isCurrent')).toEqual({ isCurrent: true })
})

test('an entry that has ended is not asked for while the player waits to join, and does not answer that', async () => {
  const { team, input } = await teamAndPlayer()
  const past = { ...input, startDate: '2025-01-01', endDate: '2025-06-01' }
  for (const by of [owner, parent]) {
    const { id } = await as(by).addPlayerToTeam({ input })
    for (const side of [owner, parent])
      await expectRefusal(as(side).addPlayerToTeam({ input: past }), 'CONFLICT', WAITING)
    await as(by).removePlayerFromTeam({ teamHistoryID: id })
  }
  await as(parent).addPlayerToTeam({ input })
  expect(await as(await given.admin()).addPlayerToTeam({ input: past }, ENTRY)).toMatchObject({ waitsFor: null })
  expect(await count(team)).toBe(0)
})

test('a roster entry can be edited by both sides and needs a start date and a season', async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add({ ...input, division: 'A' })
  for (const wrong of [{ startDate: '' }, { season: ' ' }])
    await expectRefusal(change(owner, id, wrong), 'BAD_USER_INPUT', 'Please fill in required fields')
  await expectRefusal(change(owner, id, { endDate: '2025-08-01' }), 'BAD_USER_INPUT')
  const edit = { teamID: team.id, playerID: player.id, startDate: '2025-09-02', division: '' }
  const before = await changesOf(id)
  for (let i = 0; i < 2; i++) {
    expect(await change(parent, id, edit)).toMatchObject({ id, season, division: null, startDate: '2025-09-02' })
    expect(await changesOf(id)).toEqual([...before, 'changed'])
  }
  expect(await historyOf(player)).toMatchObject([{ id, season }])
})

test('a roster entry that moves, ends, or is removed leaves its place on the roster free', async () => {
  const { input } = await teamAndPlayer(owner)
  const spring = { ...input, season: '2026 Spring' }
  const areTaken = async () => [await find(uniqueKeys, entryKey(input)), await find(uniqueKeys, entryKey(spring))]
  const { id } = await add(input)
  await change(owner, id, { season: spring.season })
  await change(owner, id, { endDate: '2099-10-01' })
  expect(await areTaken()).toMatchObject([null, { owner: id }])
  await change(owner, id, { endDate: '2025-10-01' })
  expect(await areTaken()).toEqual([null, null])
  await change(owner, id, { endDate: '' })
  expect(await as(owner).removePlayerFromTeam({ teamHistoryID: id })).toBe(true)
  expect(await areTaken()).toEqual([null, null])
})

test('an edit of a roster entry keeps what others changed in the meantime: the name of its division, and the division', async () => {
  const { team, input } = await teamAndPlayer(owner)
  const named = (division: string) => ({ division, ageGroup: '12U' })
  const { id: minors } = await as(owner).addDivision({ input: { teamID: team.id, ...named('Minors') } })
  await as(owner).addDivision({ input: { teamID: team.id, ...named('Majors') } })
  const other = await given.team({ owner, ...named('Majors') })
  const rename = (division: string, name: string) => () =>
    as(owner).updateDivision({ id: division, input: named(name) })
  const { id } = await add({ ...input, ...named('Majors') })
  beforeNextTransaction(rename(minors, 'Prep'))
  expect(await change(owner, id, { division: 'Minors' })).toMatchObject({ division: 'Prep' })
  beforeNextTransaction(() => change(owner, id, { division: 'Majors' }))
  expect(await change(owner, id, { endDate: '2099-10-01' })).toMatchObject({ division: 'Majors' })
  beforeNextTransaction(rename(other.divisionID, 'Elite'))
  expect(await change(owner, id, { teamID: other.id })).toMatchObject({ division: 'Elite' })
})

test('a roster entry that the other side removes in the meantime is gone', async () => {
  const { input } = await teamAndPlayer()
  const { id: teamHistoryID } = await add(input)
  beforeNextTransaction(() => as(parent).removePlayerFromTeam({ teamHistoryID }))
  await expectRefusal(as(owner).removePlayerFromTeam({ teamHistoryID }), 'NOT_FOUND', 'Team history not found')
})

test('a roster entry starts anew only with the yes of the other side', async () => {
  const { team, input } = await teamAndPlayer()
  const { id } = await add(input)
  const FAMILY = 'Add the player again instead. The family has to accept first.'
  const TEAM = 'Ask the team again instead. It has to accept first.'
  const other = await given.user()
  const helped = await given.team({ owner: other })
  await given.teamContact(other, { teamID: helped.id, user: owner, role: 'manager' })
  await expectRefusal(change(owner, id, { teamID: helped.id }), 'FORBIDDEN', FAMILY)
  const { id: ownTeam } = await given.team({ owner })
  await expectRefusal(change(owner, id, { teamID: ownTeam, season: '2026 Spring' }), 'FORBIDDEN', FAMILY)

  await change(parent, id, { endDate: '2025-10-01' })
  for (const endDate of ['', '2099-10-01']) {
    await expectRefusal(change(owner, id, { endDate }), 'FORBIDDEN', FAMILY)
    await expectRefusal(change(parent, id, { endDate }), 'FORBIDDEN', TEAM)
  }
  await change(owner, id, { endDate: '2025-11-01', season: '2025 Summer' })
  expect(await count(team)).toBe(0)
  expect(await change(await given.admin(), id, { endDate: '' })).toMatchObject({ endDate: null })
  expect(await count(team)).toBe(1)
})

test('a roster entry that becomes current while the player is given to another family is refused', async () => {
  const { input } = await teamAndPlayer(owner)
  const { id } = await add(input)
  await change(owner, id, { endDate: '2025-10-01' })
  const next = await given.user()
  beforeNextTransaction(() => given.approvedClaim(next, 'player', input.playerID))
  await expectRefusal(change(owner, id, { endDate: '' }), 'FORBIDDEN')
})

test("a roster entry has the age group in the notation of the team's division", async () => {
  const { player, input } = await teamAndPlayer(owner)
  const { id, ageGroup } = await add({ ...input, ageGroup: 'U12' })
  expect(ageGroup).toBe('12U')
  await change(owner, id, { ageGroup: '14 & under' })
  expect(await historyOf(player)).toMatchObject([{ ageGroup: '14U' }])
})

test("a roster entry can move only between the caller's own teams and players", async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add(input)
  const [ownTeam, foreignTeam, foreignPlayer] = await Promise.all([given.team({ owner }), given.team(), given.player()])
  await expectRefusal(change(owner, id, { teamID: foreignTeam.id }), 'FORBIDDEN')
  await expectRefusal(change(parent, id, { playerID: foreignPlayer.id }), 'FORBIDDEN')
  await expectRefusal(change(parent, id, { teamID: foreignTeam.id }), 'FORBIDDEN')

  await change(owner, id, { teamID: team.id, playerID: player.id, jerseyNumber: '9' })
  const moved = await change(owner, id, { teamID: ownTeam.id })
  expect(moved).toMatchObject({ teamID: ownTeam.id })
  expect((await changesOf(id)).at(-1)).toBe('removed')
  expect(await changesOf(moved.id)).toEqual(['added'])
  expect([await count(team), await count(ownTeam)]).toEqual([0, 1])
  expect((await as(owner).player({ id: player.id }, 'teams { id }')).teams).toEqual([{ id: ownTeam.id }])
  await add(input)

  const { player: one, input: own } = await teamAndPlayer(owner)
  const other = await given.player({ claimer: owner })
  const { id: ownID } = await add(own)
  await change(owner, ownID, { playerID: other.id })
  expect(await changesOf(ownID)).toEqual(['added', 'removed', 'added'])
  expect([await historyOf(one), await historyOf(other)]).toMatchObject([[], [{ id: ownID }]])
})

test('the roster entries of a deleted player are removed from its teams', async () => {
  const { team, player, input } = await teamAndPlayer()
  await add(input)
  await as(parent).deletePlayer({ id: player.id })
  expect(await count(team)).toBe(0)
  const onTeam = await as(owner).team({ id: team.id }, 'players { id } teamHistory { id }')
  expect(onTeam).toEqual({ players: [], teamHistory: [] })
  await removeChildrenOfPlayer(player.id)
  await removeChildrenOfPlayer(player.id)
  expect((await queryPartition(teams().get({ teamID: team.id }), true)).of(rosterEntries)).toEqual([])
})
