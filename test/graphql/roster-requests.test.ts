import { beforeEach, describe, expect, test } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { refusalTexts } from '../../functions/values/messages/refusals.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

const SEE = `query ($team: ID!, $player: ID!) {
  team(id: $team) { players { id } teamHistory { id } } teamRoster(teamID: $team) { id } teamRosterCount(teamID: $team)
  player(id: $player) { teams { id } teamHistory { id } } playerTeamHistory(playerID: $player) { id waitsFor } }`

const ask = (by: UserItem, teamID: string, playerID: string) =>
  as(by).addPlayerToTeam(
    { input: { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' } },
    'id waitsFor viewerCanAnswer',
  )
const waitingFor = async (user: UserItem) => (await as(user).pendingRosterEntries()).map(({ id }) => id)

let coach: UserItem
let parent: UserItem
let team: string
let player: string
beforeEach(async () => {
  ;[coach, parent] = await Promise.all([given.user(), given.user()])
  team = (await given.team({ owner: coach })).id
  player = (await given.player({ claimer: parent })).id
})
const see = (by = asAnonymous()) => by.send(SEE, { team, player })

describe('a roster request of somebody else for a team waits for the team owner', () => {
  test('and gives no access to team-only opportunities until then', async () => {
    const stranger = await given.user()
    const { id: opportunity } = await given.opportunity({ creator: coach, teamID: team, visibility: 'PRIVATE' })
    player = (await given.player({ claimer: stranger })).id
    const { id, ...asked } = await ask(stranger, team, player)
    expect(asked).toEqual({ waitsFor: 'team', viewerCanAnswer: false })

    await expectRefusal(as(stranger).opportunity({ id: opportunity }), 'NOT_FOUND')
    await expectRefusal(as(stranger).acceptRosterEntry({ id }), 'FORBIDDEN')
    for (const other of [asAnonymous(), as(parent)])
      expect(await see(other)).toEqual({
        team: { players: [], teamHistory: [] },
        teamRoster: [],
        teamRosterCount: 0,
        player: { teams: [], teamHistory: [] },
        playerTeamHistory: [],
      })
    for (const side of [coach, stranger, await given.admin()])
      expect(await see(as(side))).toEqual({
        team: { players: [], teamHistory: [{ id }] },
        teamRoster: [{ id }],
        teamRosterCount: 0,
        player: { teams: [], teamHistory: [{ id }] },
        playerTeamHistory: [{ id, waitsFor: 'team' }],
      })
  })

  test('who can accept it', async () => {
    const { id } = await ask(parent, team, player)
    expect(await waitingFor(parent)).toEqual([])
    const pending = await as(coach).pendingRosterEntries({}, 'id waitsFor team { id } player { id }')
    expect(pending).toEqual([{ id, waitsFor: 'team', team: { id: team }, player: { id: player } }])
    expect(await as(coach).acceptRosterEntry({ id }, 'id waitsFor')).toEqual({ id, waitsFor: null })
    expect(await see()).toMatchObject({
      team: { players: [{ id: player }] },
      teamRosterCount: 1,
      player: { teams: [{ id: team }] },
      playerTeamHistory: [{ id, waitsFor: null }],
    })
    await expectRefusal(as(coach).acceptRosterEntry({ id }), 'NOT_FOUND', 'Team history not found')
    await expectRefusal(ask(parent, team, player), 'CONFLICT', 'This player is already on the roster')
  })

  test('who can decline it, after which the player can ask again', async () => {
    const { id } = await ask(parent, team, player)
    await expectRefusal(ask(parent, team, player), 'CONFLICT', 'This player is already waiting to join the roster')
    await as(coach).declineRosterEntry({ id })
    expect((await see(as(parent))).playerTeamHistory).toEqual([])
    await ask(parent, team, player)
  })

  test('and is accepted when the owner adds the same player', async () => {
    const { id } = await ask(parent, team, player)
    expect(await ask(coach, team, player)).toMatchObject({ id, waitsFor: null })
  })
})

test('a request that is withdrawn, or whose player or team is deleted in the meantime, is refused', async () => {
  const { id } = await ask(parent, team, player)
  beforeNextTransaction(() => as(parent).removePlayerFromTeam({ teamHistoryID: id }))
  await expectRefusal(as(coach).acceptRosterEntry({ id }), 'NOT_FOUND', 'Team history not found')
  const { id: again } = await ask(parent, team, player)
  beforeNextTransaction(() => as(parent).deletePlayer({ id: player }))
  await expectRefusal(as(coach).acceptRosterEntry({ id: again }), 'NOT_FOUND', 'Player not found')
  const { id: sibling } = await given.player({ claimer: parent })
  beforeNextTransaction(() => as(coach).deleteTeam({ id: team }))
  await expectRefusal(ask(parent, team, sibling), 'NOT_FOUND', 'Team not found')
})

describe('a roster request of a team for a claimed player waits for the family', () => {
  test('and the team owner cannot register the player until then', async () => {
    const { id: opportunityID } = await given.opportunity({ creator: coach })
    const { id, waitsFor } = await ask(coach, team, player)
    expect(waitsFor).toBe('player')
    const registered = given.registration(coach, { opportunityID, playerID: player, waiverSigned: true })
    await expectRefusal(registered, 'FORBIDDEN', "You don't have permission to register this player")
    await expectRefusal(as(coach).acceptRosterEntry({ id }), 'FORBIDDEN')
    expect(await waitingFor(parent)).toEqual([id])
    await as(parent).acceptRosterEntry({ id })
    expect((await see()).teamRosterCount).toBe(1)
  })

  test('and after it is accepted, it cannot be moved to another player', async () => {
    const { id } = await given.rosterEntry(parent, { teamID: team, playerID: player })
    const { id: playerID } = await given.player({ claimer: parent })
    await expectRefusal(as(parent).updatePlayerTeamHistory({ id, input: { playerID } }), 'FORBIDDEN')
    await as(parent).updatePlayerTeamHistory({ id, input: { ageGroup: '12U' } })
  })

  test('and only the team can change or withdraw it until then', async () => {
    const { id } = await ask(coach, team, player)
    const change = { id, input: { season: '2030 Fall', ageGroup: '8U' } }
    const refused = as(parent).updatePlayerTeamHistory(change)
    await expectRefusal(refused, 'CONFLICT', 'Accept or decline this entry first')
    const elsewhere = [
      { teamID: (await given.team({ owner: coach })).id },
      { playerID: (await given.player({ claimer: coach })).id },
    ]
    for (const input of elsewhere)
      await expectRefusal(
        as(coach).updatePlayerTeamHistory({ id, input }),
        'CONFLICT',
        refusalTexts.entryStillWaiting('en'),
      )
    const changed = await as(coach).updatePlayerTeamHistory(change, 'season version')
    expect(changed).toEqual({ season: '2030 Fall', version: '2' })
    const other = await ask(coach, team, player)
    const same = { id: other.id, input: { season: '2030 Fall' } }
    const waiting = 'This player is already waiting to join the roster'
    await expectRefusal(as(coach).updatePlayerTeamHistory(same), 'CONFLICT', waiting)
    await as(coach).removePlayerFromTeam({ teamHistoryID: other.id })
    const edit = { id, input: { ageGroup: '9U' } }
    expect(await as(await given.admin()).updatePlayerTeamHistory(edit, 'ageGroup')).toEqual({ ageGroup: '9U' })
    await as(parent).declineRosterEntry({ id })
    await as(coach).removePlayerFromTeam({ teamHistoryID: (await ask(coach, team, player)).id })
    expect(await waitingFor(parent)).toEqual([])
  })
})

test('a coach can add an unclaimed or own player to the roster without a request', async () => {
  for (const claimer of [coach, await given.admin()]) {
    const { id } = await given.player({ claimer })
    expect((await ask(coach, team, id)).waitsFor).toBeNull()
  }
  expect(await asAnonymous().teamRosterCount({ teamID: team })).toBe(2)
})

test("a roster entry on an unclaimed team shows only on the player's page, and waits for the owner once the team is claimed", async () => {
  team = (await given.team({ owner: await given.admin() })).id
  const { id } = await ask(parent, team, player)
  expect(await see()).toMatchObject({
    teamRosterCount: 0,
    player: { teams: [{ id: team }] },
    playerTeamHistory: [{ id, waitsFor: null }],
  })
  await as(coach).claimTeam({ teamID: team })
  expect((await see()).playerTeamHistory).toEqual([])
  await as(coach).acceptRosterEntry({ id })
  expect((await see()).teamRosterCount).toBe(1)
})
