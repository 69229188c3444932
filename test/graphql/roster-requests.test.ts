import { beforeAll, describe, expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const PENDING = 'id waitsFor team { id } player { id }'
const SEE = `query ($team: ID!, $player: ID!) {
  team(id: $team) { players { id } teamHistory { id } } teamRoster(teamID: $team) { id } teamRosterCount(teamID: $team)
  player(id: $player) { teams { id } teamHistory { id } } playerTeamHistory(playerID: $player) { id waitsFor } }`

const entry = (teamID: string, playerID: string) => ({
  input: { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' },
})

let coach: UserItem
let parent: UserItem
beforeAll(async () => {
  coach = await given.user()
  parent = await given.user()
})

async function teamAndPlayer() {
  const team = await given.team({ owner: coach })
  const player = await given.player({ claimer: parent })
  return { team: team.id, player: player.id }
}

describe('a roster request of somebody else for a team waits for the team owner', () => {
  test('and gives no access to team-only opportunities until then', async () => {
    const { team } = await teamAndPlayer()
    const stranger = await given.user()
    const { id: opportunity } = await given.opportunity({ creator: coach, teamID: team, visibility: 'PRIVATE' })
    const { id: madeUp } = await given.player({ claimer: stranger })
    const addPlayerToTeam = await as(stranger).addPlayerToTeam(entry(team, madeUp), 'id waitsFor viewerCanAnswer')
    expect(addPlayerToTeam).toMatchObject({ waitsFor: 'team', viewerCanAnswer: false })

    await expectRefusal(as(stranger).opportunity({ id: opportunity }), 'NOT_FOUND')
    await expectRefusal(as(stranger).acceptRosterEntry({ id: addPlayerToTeam.id }), 'FORBIDDEN')
    const nothing = {
      team: { players: [], teamHistory: [] },
      teamRoster: [],
      teamRosterCount: 0,
      player: { teams: [], teamHistory: [] },
      playerTeamHistory: [],
    }
    const ids = { team, player: madeUp }
    for (const other of [asAnonymous(), as(parent)]) expect(await other.send(SEE, ids)).toEqual(nothing)
    const pending = [{ id: addPlayerToTeam.id }]
    for (const side of [coach, stranger, await given.admin()])
      expect(await as(side).send(SEE, ids)).toEqual({
        team: { players: [], teamHistory: pending },
        teamRoster: pending,
        teamRosterCount: 0,
        player: { teams: [], teamHistory: pending },
        playerTeamHistory: [{ id: addPlayerToTeam.id, waitsFor: 'team' }],
      })
  })

  test('who can accept it', async () => {
    const { team, player } = await teamAndPlayer()
    const addPlayerToTeam = await as(parent).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    const { id } = addPlayerToTeam
    expect(await as(parent).pendingRosterEntries({}, PENDING)).toEqual([])
    expect(await as(coach).pendingRosterEntries({}, PENDING)).toContainEqual({
      id,
      waitsFor: 'team',
      team: { id: team },
      player: { id: player },
    })
    expect(await as(coach).acceptRosterEntry({ id }, 'id waitsFor')).toEqual({ id, waitsFor: null })
    expect(await asAnonymous().send(SEE, { team, player })).toMatchObject({
      team: { players: [{ id: player }] },
      teamRosterCount: 1,
      player: { teams: [{ id: team }] },
      playerTeamHistory: [{ id, waitsFor: null }],
    })
    await expectRefusal(as(coach).acceptRosterEntry({ id }), 'NOT_FOUND', 'Team history not found')
    await expectRefusal(
      as(parent).addPlayerToTeam(entry(team, player)),
      'CONFLICT',
      'This player is already on the roster',
    )
  })

  test('who can decline it, after which the player can ask again', async () => {
    const { team, player } = await teamAndPlayer()
    const addPlayerToTeam = await as(parent).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    await expectRefusal(
      as(parent).addPlayerToTeam(entry(team, player)),
      'CONFLICT',
      'This player is already waiting to join the roster',
    )
    await as(coach).declineRosterEntry({ id: addPlayerToTeam.id })
    expect((await as(parent).send(SEE, { team, player })).playerTeamHistory).toEqual([])
    await as(parent).addPlayerToTeam(entry(team, player))
  })

  test('and is accepted when the owner adds the same player', async () => {
    const { team, player } = await teamAndPlayer()
    const asked = await as(parent).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    const added = await as(coach).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    expect(added).toMatchObject({ id: asked.id, waitsFor: null })
  })
})

describe('a roster request of a team for a claimed player waits for the family', () => {
  test('and the team owner cannot register the player until then', async () => {
    const { team, player } = await teamAndPlayer()
    const { id: opportunityID } = await given.opportunity({ creator: coach })
    const addPlayerToTeam = await as(coach).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    expect(addPlayerToTeam).toMatchObject({ waitsFor: 'player' })
    await expectRefusal(
      given.registration(coach, { opportunityID, playerID: player, waiverSigned: true }),
      'FORBIDDEN',
      "You don't have permission to register this player",
    )
    await expectRefusal(as(coach).acceptRosterEntry({ id: addPlayerToTeam.id }), 'FORBIDDEN')
    expect(await as(parent).pendingRosterEntries({}, PENDING)).toMatchObject([{ id: addPlayerToTeam.id }])
    await as(parent).acceptRosterEntry({ id: addPlayerToTeam.id })
    expect((await asAnonymous().send(SEE, { team, player })).teamRosterCount).toBe(1)
  })

  test('and after it is accepted, it cannot be moved to another player', async () => {
    const { team, player } = await teamAndPlayer()
    const { id } = await given.rosterEntry(parent, { teamID: team, playerID: player })
    const { id: playerID } = await given.player({ claimer: parent })
    await expectRefusal(as(parent).updatePlayerTeamHistory({ id, input: { playerID } }), 'FORBIDDEN')
    await as(parent).updatePlayerTeamHistory({ id, input: { ageGroup: '12U' } })
  })

  test('and only the team can change it until then', async () => {
    const { team, player } = await teamAndPlayer()
    const addPlayerToTeam = await as(coach).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    const { id } = addPlayerToTeam
    await expectRefusal(
      as(parent).updatePlayerTeamHistory({ id, input: { season: '2030 Fall', ageGroup: '8U' } }),
      'CONFLICT',
      'Accept or decline this entry first',
    )
    expect(
      (await as(coach).updatePlayerTeamHistory({ id, input: { season: '2030 Fall', ageGroup: '8U' } }, 'season'))
        .season,
    ).toBe('2030 Fall')
    await as(parent).declineRosterEntry({ id })
  })

  test('and can be withdrawn by the team', async () => {
    const { team, player } = await teamAndPlayer()
    const addPlayerToTeam = await as(coach).addPlayerToTeam(entry(team, player), 'id waitsFor viewerCanAnswer')
    await as(coach).removePlayerFromTeam({ teamHistoryID: addPlayerToTeam.id })
    expect(await as(parent).pendingRosterEntries({}, PENDING)).toEqual([])
  })
})

test('a coach can add an unclaimed or own player to the roster without a request', async () => {
  const team = await given.team({ owner: coach })
  for (const claimer of [coach, await given.admin()]) {
    const player = await given.player({ claimer })
    expect(
      (await as(coach).addPlayerToTeam(entry(team.id, player.id), 'id waitsFor viewerCanAnswer')).waitsFor,
    ).toBeNull()
  }
  expect(await asAnonymous().teamRosterCount({ teamID: team.id })).toBe(2)
})

test("a roster entry on an unclaimed team shows only on the player's page, and waits for the owner once the team is claimed", async () => {
  const team = await given.team({ owner: await given.admin() })
  const player = await given.player({ claimer: parent })
  const addPlayerToTeam = await as(parent).addPlayerToTeam(entry(team.id, player.id), 'id waitsFor viewerCanAnswer')
  const ids = { team: team.id, player: player.id }
  expect(await asAnonymous().send(SEE, ids)).toMatchObject({
    teamRosterCount: 0,
    player: { teams: [{ id: team.id }] },
    playerTeamHistory: [{ id: addPlayerToTeam.id, waitsFor: null }],
  })
  await as(coach).claimTeam({ teamID: team.id })
  expect((await asAnonymous().send(SEE, ids)).playerTeamHistory).toEqual([])
  await as(coach).acceptRosterEntry({ id: addPlayerToTeam.id })
  expect((await asAnonymous().send(SEE, ids)).teamRosterCount).toBe(1)
})
