import { beforeAll, expect, test } from 'vitest'
import { SEASON_NAME_LIMIT } from '../../functions/domain/seasons/validation.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

const ADD =
  'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id teamID playerID startDate endDate division ageGroup season waitsFor player { name } team { name } viewerCanManage } }'
const ADD_FIELDS =
  'id teamID playerID startDate endDate division ageGroup season waitsFor player { name } team { name } viewerCanManage'
const UPDATE =
  'mutation ($id: ID!, $input: UpdatePlayerTeamHistoryInput!) { updatePlayerTeamHistory(id: $id, input: $input) { id teamID playerID startDate endDate division season } }'
const UPDATE_FIELDS = 'id teamID playerID startDate endDate division season'
const ROSTER =
  'query ($id: ID!, $division: String, $season: String) { teamRoster(teamID: $id, division: $division) { id player { name } } teamRosterCount(teamID: $id, season: $season) team(id: $id) { players { id } teamHistory { id } } }'
const HISTORY =
  'query ($id: ID!) { playerTeamHistory(playerID: $id) { id season team { id } } player(id: $id) { teams { id } teamHistory { id } } }'

let owner: UserItem
let parent: UserItem
beforeAll(async () => {
  owner = await given.user()
  parent = await given.user()
})

const season = '2025 Fall'
const startDate = '2025-09-01'

async function teamAndPlayer(claimer = parent) {
  const [team, player] = await Promise.all([given.team({ owner }), given.player({ claimer })])
  return { team, player, input: { teamID: team.id, playerID: player.id, startDate, season } }
}
/** Adds the player to the roster and accepts as the family, if it is somebody else's player. */
async function add(input: { teamID: string; playerID: string } & Record<string, unknown>) {
  const entry = await as(owner).addPlayerToTeam({ input }, ADD_FIELDS)
  const { teamID, playerID } = input
  if (entry.waitsFor) await given.acceptedEntry({ id: entry.id, waitsFor: entry.waitsFor, teamID, playerID })
  return entry
}

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
  expect(await as(owner).send(ROSTER, { id: team.id })).toEqual({
    teamRoster: [{ id, player: { name: player.name } }],
    teamRosterCount: 1,
    team: { players: [{ id: player.id }], teamHistory: [{ id }] },
  })
  expect(await asAnonymous().send(HISTORY, { id: player.id })).toEqual({
    playerTeamHistory: [{ id, season, team: { id: team.id } }],
    player: { teams: [{ id: team.id }], teamHistory: [{ id }] },
  })
  expect((await asAnonymous().send(ROSTER, { id: team.id })).teamRoster[0].player.name).toBe('Jordan S.')
  for (const [division, count] of [
    ['aa', 1],
    ['12u', 1],
    ['A', 0],
  ] as const)
    expect((await as(owner).send(ROSTER, { id: team.id, division })).teamRoster).toHaveLength(count)
  for (const [wanted, count] of [
    ['2025 fall', 1],
    ['2026 Spring', 0],
  ] as const)
    expect((await as(owner).send(ROSTER, { id: team.id, season: wanted })).teamRosterCount).toBe(count)
})

test.each([
  [{ teamID: undefined }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ startDate: ' ' }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ season: '' }, 'Please fill in required fields: Team, Start Date, Season'],
  [{ playerID: null }, 'Please select a player'],
  [{ startDate: '2025-13-45' }, 'Start date must be YYYY-MM-DD.'],
  [{ startDate: '2025-02-31' }, 'Start date must be YYYY-MM-DD.'],
  [{ startDate: '2025-04-31T10:00:00Z' }, 'Start date must be YYYY-MM-DD.'],
])('a player is not added with %j: %s', async (change, message) => {
  const { input } = await teamAndPlayer()
  await expectRefusal(as(owner).addPlayerToTeam({ input: { ...input, ...change } }), 'BAD_USER_INPUT', message)
})

test('concurrent additions put a player on the roster of a season once', async () => {
  for (let round = 0; round < 3; round++) {
    const { team, input } = await teamAndPlayer()
    const { id: playerID } = await given.player({ claimer: owner })
    const outcomes = await Promise.allSettled(
      Array.from({ length: 20 }, (_, i) => {
        const entry = { ...input, playerID, season: i % 2 ? season : season.toUpperCase() }
        return as(owner).send(ADD, { input: entry })
      }),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = outcomes.find(({ status }) => status === 'rejected') as PromiseRejectedResult
    expect(refused.reason).toMatchObject({ code: 'CONFLICT', message: 'This player is already on the roster' })
    expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(1)
  }
})

test('a player who left can rejoin the roster once', async () => {
  const { team, player, input } = await teamAndPlayer(owner)
  const first = await add(input)
  await as(owner).updatePlayerTeamHistory({ id: first.id, input: { endDate: '2025-10-01' } })
  expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(0)
  expect((await as(owner).send(HISTORY, { id: player.id })).player).toMatchObject({ teams: [], teamHistory: [{}] })
  const second = await add(input)
  await expectRefusal(
    as(owner).updatePlayerTeamHistory({ id: first.id, input: { endDate: '' } }),
    'CONFLICT',
    'This player is already on the roster',
  )
  await as(owner).removePlayerFromTeam({ teamHistoryID: second.id })
  await as(owner).updatePlayerTeamHistory({ id: first.id, input: { endDate: '' } })
  await expectRefusal(as(owner).addPlayerToTeam({ input }), 'CONFLICT', 'This player is already on the roster')
  await add({ ...input, season: '2026 Spring' })
})

test('another season of a roster entry needs the yes of the other side, and then ends the entry', async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add(input)
  const asked = await as(owner).updatePlayerTeamHistory({ id, input: { season: '2026 Spring' } }, 'id season waitsFor')
  expect(asked).toEqual({ id: expect.not.stringContaining(id), season: '2026 Spring', waitsFor: 'player' })
  const history = async () => (await asAnonymous().send(HISTORY, { id: player.id })).playerTeamHistory
  expect(await history()).toMatchObject([{ id, season }])
  await expectRefusal(as(owner).updatePlayerTeamHistory({ id, input: { season: '2026  SPRING' } }), 'CONFLICT')
  await as(parent).acceptRosterEntry({ id: asked.id })
  expect(await history()).toHaveLength(2)
  expect((await as(owner).send(ROSTER, { id: team.id, season: '2026 Spring' })).teamRosterCount).toBe(1)
  expect((await as(owner).send(ROSTER, { id: team.id, season })).teamRosterCount).toBe(0)
})

test('an entry that has ended is added in one request, beside the current one, and not before its start', async () => {
  const { team, input } = await teamAndPlayer(owner)
  await add(input)
  const past = { ...input, startDate: '2025-01-01', endDate: '2025-06-01' }
  expect(await add(past)).toMatchObject({ endDate: '2025-06-01', waitsFor: null })
  expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(1)
  const tooEarly = { ...past, endDate: '2024-12-31' }
  await expectRefusal(as(owner).addPlayerToTeam({ input: tooEarly }), 'BAD_USER_INPUT')
})

test('a roster entry can be edited by both sides and needs a start date and a season', async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add({ ...input, division: 'A' })
  for (const change of [{ startDate: '' }, { season: ' ' }])
    await expectRefusal(
      as(owner).updatePlayerTeamHistory({ id, input: change }),
      'BAD_USER_INPUT',
      'Please fill in required fields',
    )
  await expectRefusal(as(owner).updatePlayerTeamHistory({ id, input: { endDate: '2025-08-01' } }), 'BAD_USER_INPUT')
  const updatePlayerTeamHistory = await as(parent).updatePlayerTeamHistory(
    {
      id,
      input: { teamID: team.id, playerID: player.id, startDate: '2025-09-02', division: '' },
    },
    UPDATE_FIELDS,
  )
  expect(updatePlayerTeamHistory).toMatchObject({ id, season, division: null, startDate: '2025-09-02' })
  const { playerTeamHistory } = await as(parent).send(HISTORY, { id: player.id })
  expect(playerTeamHistory).toMatchObject([{ id, season }])
})

test('a roster entry starts anew only with the yes of the other side', async () => {
  const { team, input } = await teamAndPlayer()
  const { id } = await add(input)
  const update = (by: UserItem, change: object) => as(by).send(UPDATE, { id, input: change })
  const FAMILY = 'Add the player again instead. The family has to accept first.'
  const TEAM = 'Ask the team again instead. It has to accept first.'
  const other = await given.user()
  const helped = await given.team({ owner: other })
  await given.teamContact(other, { teamID: helped.id, user: owner, role: 'manager' })
  await expectRefusal(update(owner, { teamID: helped.id }), 'FORBIDDEN', FAMILY)

  await update(parent, { endDate: '2025-10-01' })
  for (const endDate of ['', '2099-10-01']) {
    await expectRefusal(update(owner, { endDate }), 'FORBIDDEN', FAMILY)
    await expectRefusal(update(parent, { endDate }), 'FORBIDDEN', TEAM)
  }
  await update(owner, { endDate: '2025-11-01', season: '2025 Summer' })
  expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(0)
  const admin = await given.admin()
  expect((await update(admin, { endDate: '' })).updatePlayerTeamHistory.endDate).toBeNull()
  expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(1)
})

test('a roster entry that becomes current while the player is given to another family is refused', async () => {
  const { input } = await teamAndPlayer(owner)
  const { id } = await add(input)
  await as(owner).updatePlayerTeamHistory({ id, input: { endDate: '2025-10-01' } })
  const [next, admin] = await Promise.all([given.user(), given.admin()])
  beforeNextTransaction(async () => {
    const claim = await as(next).createClaimRequest({ resourceType: 'player', resourceID: input.playerID })
    await as(admin).approveClaim({ claimID: claim.id })
  })
  await expectRefusal(as(owner).updatePlayerTeamHistory({ id, input: { endDate: '' } }), 'FORBIDDEN')
})

test("a roster entry has the age group in the notation of the team's division", async () => {
  const { input } = await teamAndPlayer(owner)
  const entry = await add({ ...input, ageGroup: 'U12' })
  expect(entry.ageGroup).toBe('12U')
  await as(owner).updatePlayerTeamHistory({ id: entry.id, input: { ageGroup: '14 & under' } })
  const playerTeamHistory = await as(owner).playerTeamHistory({ playerID: input.playerID }, 'ageGroup')
  expect(playerTeamHistory).toEqual([{ ageGroup: '14U' }])
})

test("a roster entry can move only between the caller's own teams and players", async () => {
  const { team, player, input } = await teamAndPlayer()
  const { id } = await add(input)
  const [ownTeam, foreignTeam, foreignPlayer] = await Promise.all([given.team({ owner }), given.team(), given.player()])
  await expectRefusal(as(owner).updatePlayerTeamHistory({ id, input: { teamID: foreignTeam.id } }), 'FORBIDDEN')
  await expectRefusal(as(parent).updatePlayerTeamHistory({ id, input: { playerID: foreignPlayer.id } }), 'FORBIDDEN')
  await expectRefusal(as(parent).updatePlayerTeamHistory({ id, input: { teamID: foreignTeam.id } }), 'FORBIDDEN')

  const moved = await as(owner).updatePlayerTeamHistory({ id, input: { teamID: ownTeam.id } }, UPDATE_FIELDS)
  expect(moved.teamID).toBe(ownTeam.id)
  expect((await as(owner).send(ROSTER, { id: team.id })).teamRosterCount).toBe(0)
  expect((await as(owner).send(ROSTER, { id: ownTeam.id })).teamRosterCount).toBe(1)
  expect((await as(owner).send(HISTORY, { id: player.id })).player.teams).toEqual([{ id: ownTeam.id }])
  await add(input)
})

test('the roster entries of a deleted player are removed from its teams', async () => {
  const { team, player, input } = await teamAndPlayer()
  await add(input)
  await as(parent).deletePlayer({ id: player.id })
  expect(await as(owner).send(ROSTER, { id: team.id })).toMatchObject({
    teamRoster: [],
    teamRosterCount: 0,
    team: { players: [], teamHistory: [] },
  })
  await removeChildrenOfPlayer(player.id)
  await removeChildrenOfPlayer(player.id)
  const { queryPartition } = await import('../../functions/store/store.ts')
  const { rosterEntries } = await import('../../functions/domain/roster/entity.ts')
  const { teams } = await import('../../functions/domain/teams/entity.ts')
  expect((await queryPartition(teams().get({ teamID: team.id }), true)).of(rosterEntries)).toEqual([])
})
