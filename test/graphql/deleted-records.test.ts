import { expect, test } from 'vitest'
import { events } from '../../functions/domain/events/entity.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import type { Key } from '../../functions/store/entity.ts'
import { find } from '../../functions/store/store.ts'
import { allItems } from '../support/all-items.ts'
import { as, expectRefusal, succeeds } from '../support/as.ts'
import { killAfter } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { inDays } from '../support/times.ts'

const remove = (kind: 'Team' | 'Player' | 'Event' | 'Opportunity', user: UserItem, id: string) =>
  as(user)[`delete${kind}`]({ id })
const restore = (kind: string, user: UserItem, id: string, now?: Date) =>
  as(user).restoreRecord({ kind, id }, undefined, { ...(now && { now }) })
const restorable = (user: UserItem) => as(user).deletedRecords({}, 'id kind name isRestorable deletedBy { id }')

const [admin, owner, family] = await Promise.all([given.admin(), given.clearedCoach(), given.user()])

const TEAM = `query ($id: ID!, $name: String) { team(id: $id) {
  name claimedBy createdAt divisions { division ageGroup } contacts { id role isPending } teamHistory { id waitsFor player { id } }
  events { id } opportunities { id } } teams(search: $name) { id } claimedTeams { id } contactInvitations { id } }`

test('a deleted team is restored with all its records', async () => {
  const team = await given.wholeTeam(owner)
  // An earlier entry of the same season, which has ended.
  const { id: playerID } = await given.player({ claimer: owner })
  for (const endDate of [undefined, '2025-10-01'])
    await given.rosterEntry(owner, { teamID: team.id, playerID, endDate })
  const read = () => as(owner).send(TEAM, { id: team.id, name: team.name })
  const before = await read()
  expect(before.team).toMatchObject({ events: [{ id: team.event.id }], opportunities: [{ id: team.opportunity.id }] })
  expect(before.team.teamHistory).toHaveLength(4)
  expect(before.team.contacts).toHaveLength(2)

  await remove('Team', owner, team.id)
  const tooEarly = 'This record is still being deleted. Please try again in a moment.'
  await expectRefusal(restore('team', owner, team.id), 'CONFLICT', tooEarly)
  await removeChildrenOfTeam(team.id)
  expect((await read()).team).toBeNull()
  expect(await restorable(owner)).toContainEqual({
    id: team.id,
    kind: 'team',
    name: team.name,
    isRestorable: true,
    deletedBy: { id: owner.userID },
  })
  await restore('team', owner, team.id)
  expect(await read()).toEqual(before)
  expect(await as(team.invited).contactInvitations()).toEqual([{ id: `${team.id}.${team.invited.userID}` }])
  expect(await pendingClaims(team.id)).toMatchObject([{ userId: team.asker.userID }])
  expect(await restorable(owner)).not.toContainEqual(expect.objectContaining({ id: team.id }))
  await expectRefusal(restore('team', owner, team.id), 'NOT_FOUND', 'Deleted record not found')
})

test('a crashed restore resumes and duplicates nothing', async () => {
  const team = await given.wholeTeam(owner)
  const read = () => as(owner).send(TEAM, { id: team.id, name: team.name })
  const before = await read()
  await remove('Team', owner, team.id)
  await removeChildrenOfTeam(team.id)
  let killed = 0
  // Each attempt crashes one write later than the attempt before.
  for (; killed < 50; killed++) {
    const revive = killAfter(killed + 2)
    const isDone = await succeeds(restore('team', owner, team.id))
    revive()
    if (isDone) break
  }
  expect(killed).toBeGreaterThan(1)
  expect(await read()).toEqual(before)
})

test('a restore is refused when another team has taken the name', async () => {
  const team = await given.team({ owner })
  await remove('Team', owner, team.id)
  await removeChildrenOfTeam(team.id)
  await given.team({ owner: family, name: team.name })
  const taken = `Another team is called ${team.name} now. Rename that one first.`
  await expectRefusal(restore('team', owner, team.id), 'CONFLICT', taken)
  expect(await as(owner).team(team)).toBeNull()
})

test('a restored player returns to rosters and registrations, which are pending if the spot is taken', async () => {
  const player = await given.player({ claimer: family, name: 'Return Again', age: 12 })
  const team = await given.team({ owner: family })
  await given.rosterEntry(family, { teamID: team.id, playerID: player.id })
  const approved = (by: UserItem, opportunityID: string, playerID: string) =>
    given.registration(by, { opportunityID, playerID, approvedBy: owner })
  const oneSpot = { creator: owner, capacity: 1 }
  const [kept, lost] = [await given.opportunity(oneSpot), await given.opportunity(oneSpot)]
  for (const { id } of [kept, lost]) await approved(family, id, player.id)
  await remove('Player', family, player.id)
  await removeChildrenOfPlayer(player.id)
  await approved(owner, lost.id, (await given.player({ claimer: owner })).id)

  await restore('player', family, player.id)
  const fields = 'name age teams { id } registrations { opportunity { id spotsLeft } status }'
  const back = await as(family).player(player, fields)
  expect(back).toMatchObject({ name: 'Return Again', age: 12, teams: [{ id: team.id }] })
  expect(back.registrations).toHaveLength(2)
  expect(back.registrations).toContainEqual({ opportunity: { id: kept.id, spotsLeft: 0 }, status: 'APPROVED' })
  expect(back.registrations).toContainEqual({ opportunity: { id: lost.id, spotsLeft: 0 }, status: 'PENDING' })
})

test('a deleted opportunity is restored with its registrations and counts, an event with its team', async () => {
  const team = await given.team({ owner })
  const opportunity = await given.opportunity({ creator: owner, teamID: team.id, capacity: 5 })
  for (const approvedBy of [owner, undefined]) {
    const { id: playerID } = await given.player({ claimer: family })
    await given.registration(family, { opportunityID: opportunity.id, playerID, approvedBy })
  }
  const event = await given.event({ creator: owner, teamID: team.id })
  const read = async () => [
    await as(owner).event({ id: event.id }, 'name date team { id }'),
    await as(owner).opportunity(opportunity, 'title spotsLeft team { id } registrations { id status createdAt }'),
    (await find(opportunities, { opportunityID: opportunity.id }))!.decidedCount,
  ]
  const before = await read()
  await remove('Opportunity', owner, opportunity.id)
  await removeChildrenOfOpportunity(opportunity.id)
  await remove('Event', owner, event.id)
  await restore('opportunity', owner, opportunity.id)
  await restore('event', owner, event.id)
  expect(await read()).toEqual(before)
})

test('restoring an opportunity restores its evaluators, evaluations, and guest invitations, and restoring a player its evaluations', async () => {
  const guest = await given.guestPlayer({ claimer: family, locationCity: null, state: 'AK' })
  const player = await given.player({ claimer: family })
  const { id: teamID } = await given.team({ owner })
  const wanted = { type: 'GUEST_NEED', state: 'AK', city: '', capacity: 3 }
  const need = await given.opportunity({ creator: owner, teamID, ...wanted })
  await as(owner).inviteGuestPlayer({ opportunityID: need.id, playerID: guest.id })
  await given.registration(family, { opportunityID: need.id, playerID: player.id, approvedBy: owner })
  await given.evaluator(owner, need.id, family)
  const said = { score: 4, notes: 'Quick' }
  await as(family).saveEvaluation({ opportunityID: need.id, playerID: player.id, ...said })
  const RESULTS = 'registrations { playerID evaluations { score notes } }'
  const read = async () => ({
    guests: await as(owner).guestPlayers({ opportunityID: need.id }, 'playerID isInvited'),
    evaluators: await as(owner).opportunityEvaluators({ opportunityID: need.id }, 'userID isPending'),
    ...(await as(owner).opportunity({ id: need.id }, RESULTS)),
    invitations: await as(family).evaluatorInvitations({}, 'userID'),
  })
  const before = await read()
  expect(before).toMatchObject({
    guests: [{ playerID: guest.id, isInvited: true }],
    evaluators: [{ userID: family.userID, isPending: false }],
    registrations: [{ playerID: player.id, evaluations: [said] }],
  })

  await remove('Opportunity', owner, need.id)
  await removeChildrenOfOpportunity(need.id)
  expect(await as(family).evaluatorInvitations({}, 'userID')).toEqual([])
  await restore('opportunity', owner, need.id)
  expect(await read()).toEqual(before)

  await remove('Player', family, player.id)
  await removeChildrenOfPlayer(player.id)
  expect((await read()).registrations).toEqual([])
  await restore('player', family, player.id)
  expect(await read()).toEqual(before)
})

test('owners can restore what they deleted for 30 days, and only admins what admins deleted', async () => {
  const [one, two] = await Promise.all([given.event({ creator: owner }), given.event({ creator: owner })])
  await remove('Event', admin, one.id)
  await remove('Event', owner, two.id)
  expect((await restorable(owner)).map(({ id }) => id)).not.toContain(one.id)
  await expectRefusal(restore('event', owner, one.id), 'NOT_FOUND')
  await expectRefusal(restore('event', family, two.id), 'NOT_FOUND')
  await expectRefusal(restore('event', owner, two.id, new Date(inDays(31))), 'NOT_FOUND')
  expect((await as(owner).deletedRecords({}, 'id', { now: new Date(inDays(31)) })).map(({ id }) => id)).not.toContain(
    two.id,
  )
  await restore('event', admin, one.id)
  expect(await as(family).event(one)).toEqual({ id: one.id })
})

test('who deleted an event of a team restores it while managing the team, or when the team is gone', async () => {
  const [former, next] = await given.users(2)
  const { id: teamID } = await given.team({ owner: former })
  const { id } = await given.event({ creator: former, teamID })
  await remove('Event', former, id)
  await given.transfer(former, teamID, next)
  expect(await restorable(former)).toEqual([])
  await expectRefusal(restore('event', former, id), 'NOT_FOUND')
  await restore('event', admin, id)
  expect((await find(events, { eventID: id }))!.createdBy, 'the new owner takes it over').toBe(next.userID)
  await remove('Event', next, id)
  await remove('Team', next, teamID)
  await removeChildrenOfTeam(teamID)
  await restore('event', next, id)
  expect(await as(family).event({ id }, 'teamID')).toEqual({ teamID: null })
})

test('deleting an account also purges the players that it deleted, of its family and of its team', async () => {
  const parent = await given.user()
  const player = await given.player({ claimer: parent, name: 'Gone Forgood' })
  const { id: teamID, divisionID } = await given.team({ owner: parent, division: 'A', ageGroup: '10U' })
  const roster = { teamID, divisionID, season: '2026 Spring', rows: [{ name: 'Zed Kidd' }] }
  const importRoster = await as(parent).importRoster(roster, 'rows { player { id } }')
  const [byAdmin, foreign] = await Promise.all([given.player({ claimer: parent }), given.player({ claimer: family })])
  const deleted = [player.id, importRoster.rows[0].player.id, byAdmin.id]
  for (const id of [...deleted, foreign.id]) {
    await remove('Player', id === byAdmin.id ? admin : id === foreign.id ? family : parent, id)
    await removeChildrenOfPlayer(id)
  }
  expect((await restorable(admin)).map(({ id }) => id)).toEqual(expect.arrayContaining(deleted))
  await as(admin).deleteUser({ id: parent.userID })
  await removeChildrenOfUser(parent.userID)
  for (const id of deleted) await expectRefusal(restore('player', admin, id), 'NOT_FOUND', 'Deleted record not found')
  await restore('player', family, foreign.id)
})

test('a team that is restored after its owner deleted the account waits for an admin', async () => {
  const [leaver, stranger] = await given.users(2)
  const { id } = await given.team({ owner: leaver })
  await remove('Team', leaver, id)
  await removeChildrenOfTeam(id)
  await as(admin).deleteUser({ id: leaver.userID })
  await removeChildrenOfUser(leaver.userID)
  await restore('team', admin, id)
  expect((await as(stranger).claimTeam({ teamID: id }, 'claimedBy')).claimedBy).toBeNull()
  expect(await pendingClaims(id)).toMatchObject([{ userId: stranger.userID }])
})

const addToRoster = (teamID: string, playerID: string) => given.rosterEntry(owner, { teamID, playerID })

const itemsIn = async (pk: string) => (await allItems<Key>()).filter((it) => it.pk === pk)

test('all records of a deleted team are removed, even if the removal repeats', async () => {
  const { id, divisionID } = await given.team({ owner: owner, division: 'A', ageGroup: '10U' })
  const coach = await given.user()
  await as(owner).addTeamContact({ teamID: id, userID: coach.userID, role: 'coach' })
  await as(owner).addDivisionContact({ divisionID, userID: coach.userID, role: 'manager' })
  const player = await given.player({ claimer: owner })
  await addToRoster(id, player.id)

  await removeChildrenOfTeam(id)
  expect((await itemsIn(`team#${id}`)).length, 'a team that was not deleted keeps everything').toBe(4)

  await as(owner).deleteTeam({ id })
  expect(await as(owner).playerTeamHistory({ playerID: player.id })).toEqual([])
  await Promise.all([removeChildrenOfTeam(id), removeChildrenOfTeam(id)])
  await removeChildrenOfTeam(id)
  expect(await itemsIn(`team#${id}`)).toEqual([])
  expect((await itemsIn(`player#${player.id}`)).map(({ sk }) => sk)).toEqual(['meta'])
  expect((await itemsIn(`user#${coach.userID}`)).map(({ sk }) => sk)).toEqual(['meta'])
})

test('roster entries added while the team is deleted leave no orphans', async () => {
  const { id } = await given.team({ owner: owner })
  const squad = await Promise.all(Array.from({ length: 10 }, () => given.player({ claimer: owner })))
  const sent = squad.map((player) => () => addToRoster(id, player.id) as Promise<unknown>)
  await Promise.allSettled(sent.toSpliced(5, 0, () => as(owner).deleteTeam({ id })).map((send) => send()))
  expect(await as(owner).team({ id })).toBeNull()
  await removeChildrenOfTeam(id)
  expect(await itemsIn(`team#${id}`)).toEqual([])
  for (const player of squad) expect((await itemsIn(`player#${player.id}`)).map(({ sk }) => sk)).toEqual(['meta'])
})
