import { expect, test } from 'vitest'
import { teamContacts } from '../../functions/domain/contacts/entity.ts'
import { deletedRecordCopy, findDeleted } from '../../functions/domain/deleted-records/copies.ts'
import { schedules } from '../../functions/domain/entries/schedule-entity.ts'
import { events } from '../../functions/domain/events/entity.ts'
import { opportunities, teamOpportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { allHiddenRecords } from '../../functions/domain/reports/entity.ts'
import { teamTransfers } from '../../functions/domain/team-transfers/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, type UserReferenceKind, userReferences } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser, renameContactsOf } from '../../functions/lifecycle/removal/accounts.ts'
import { removeChildrenOfEvent } from '../../functions/lifecycle/removal/events.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { removeChildrenOfPlayer } from '../../functions/lifecycle/removal/players.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import type { Key } from '../../functions/store/entity.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, expectRefusal, succeeds } from '../support/as.ts'
import { beforeNextTransaction, killAfter } from '../support/before-next-transaction.ts'
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

test('what an attempt could not restore is restored by the next one', async () => {
  const team = await given.wholeTeam(owner)
  const read = () => as(owner).send(TEAM, { id: team.id, name: team.name })
  const before = await read()
  await remove('Team', owner, team.id)
  await removeChildrenOfTeam(team.id)
  // Only the write of the first part.
  beforeNextTransaction(async () =>
    beforeNextTransaction(async () => {
      throw new Error('Unreachable')
    }),
  )
  expect(await succeeds(restore('team', owner, team.id))).toBe(false)
  await restore('team', owner, team.id)
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
  const [gone, refuses] = [await given.opportunity(oneSpot), await given.opportunity(oneSpot)]
  for (const { id } of [kept, lost, gone]) await approved(family, id, player.id)
  const refused = await given.registration(family, { opportunityID: refuses.id, playerID: player.id })
  await as(owner).updateRegistrationStatus({ id: refused.id, status: 'REJECTED' })
  await remove('Player', family, player.id)
  await removeChildrenOfPlayer(player.id)
  for (const { id } of [lost, refuses]) await approved(owner, id, (await given.player({ claimer: owner })).id)
  await remove('Opportunity', owner, gone.id)

  await restore('player', family, player.id)
  const fields = 'name age teams { id } registrations { opportunity { id spotsLeft } status }'
  const back = await as(family).player(player, fields)
  expect(back).toMatchObject({ name: 'Return Again', age: 12, teams: [{ id: team.id }] })
  expect(back.registrations).toHaveLength(3)
  expect(back.registrations).toContainEqual({ opportunity: { id: refuses.id, spotsLeft: 0 }, status: 'REJECTED' })
  const references = (await itemsIn(`user#${family.userID}`)).map(({ sk }) => sk)
  expect(references).toContain(`registration#${kept.id}.${player.id}`)
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

test('a record can be restored until its copy expires', async () => {
  const { id } = await given.event({ creator: owner })
  await remove('Event', owner, id)
  const expiresAt = (await findDeleted('event', id))!.expiresAt * 1000
  expect((await restorable(owner))[0]!.id, 'the latest deletion is first').toBe(id)
  const listedAt = async (now: Date) =>
    (await as(owner).deletedRecords({}, 'id', { now })).some((it: { id: string }) => it.id === id)
  expect(await listedAt(new Date(expiresAt - 1))).toBe(true)
  expect(await listedAt(new Date(expiresAt))).toBe(false)
  await expectRefusal(restore('event', owner, id, new Date(expiresAt)), 'NOT_FOUND')
  await restore('event', owner, id, new Date(expiresAt - 1))
})

test('the manager who made an opportunity and the owner who deleted it can restore it, and nobody else', async () => {
  const [coach, manager, stranger] = await given.users(3)
  const { id: teamID, divisionID } = await given.team({ owner: coach, division: 'A', ageGroup: '10U' })
  await given.teamContact(coach, { teamID, user: manager, role: 'manager' })
  const { id } = await given.opportunity({ creator: manager, teamID })
  await remove('Opportunity', coach, id)
  const restorers = async (recordID: string) => {
    const lists = await Promise.all([coach, manager, stranger].map(restorable))
    return lists.map((list) => list.some((it: { id: string }) => it.id === recordID))
  }
  expect(await restorers(id)).toEqual([true, true, false])
  await as(coach).removeTeamContact({ teamID, userID: manager.userID })
  expect(await restorers(id)).toEqual([true, false, false])

  const roster = { teamID, divisionID, season: '2026 Spring', rows: [{ name: 'Zed Kidd' }] }
  const { rows } = await as(coach).importRoster(roster, 'rows { player { id } }')
  const playerID = rows[0].player.id
  await remove('Player', coach, playerID)
  expect(await restorers(playerID)).toEqual([true, false, false])
  await remove('Team', coach, teamID)
  expect(await restorers(playerID), 'a player of a team that is gone').toEqual([false, false, false])
})

test('a restored event belongs to the team as it is now, and is hidden if the team or the event itself is', async () => {
  const [merged, kept, hides, shows] = await Promise.all([1, 2, 3, 4].map(() => given.team({ owner })))
  const made = await Promise.all(
    [merged!, hides!, shows!, kept!].map(({ id: teamID }) => given.event({ creator: owner, teamID })),
  )
  const hide = (kind: 'team' | 'event', { id }: { id: string }) =>
    as(admin).hideRecord({ kind, id, reason: 'Reported' })
  await hide('event', made[3]!)
  await hide('team', shows!)
  for (const { id } of made) await remove('Event', owner, id)
  await as(admin).mergeTeams({ fromID: merged!.id, intoID: kept!.id })
  await hide('team', hides!)
  await as(admin).unhideRecord({ kind: 'team', id: shows!.id })
  for (const { id } of made) await restore('event', owner, id)
  const found = await Promise.all(made.map(({ id: eventID }) => find(events, { eventID })))
  expect(found.map((it) => [it!.teamID, it!.hidden?.withTeam, it!.hidden?.reason])).toEqual([
    [kept!.id, undefined, undefined],
    [hides!.id, hides!.id, 'Its team is hidden.'],
    [shows!.id, undefined, undefined],
    [kept!.id, undefined, 'Reported'],
  ])
  const hidden = (await allHiddenRecords(true)).map(({ recordID }) => recordID)
  expect(made.map(({ id }) => hidden.includes(id))).toEqual([false, true, false, true])
})

test('a restored team has no owner if the account is gone, and an approved claim is not reviewed again', async () => {
  const [leaver, claimer] = await given.users(2)
  const [left, approved] = [await given.team({ owner: leaver }), await given.team({ owner: admin })]
  await as(claimer).claimTeam({ teamID: approved.id })
  const [claim] = await pendingClaims(approved.id)
  await as(admin).approveClaim({ claimID: claim!.id })
  for (const { id } of [left, approved]) {
    await remove('Team', admin, id)
    await removeChildrenOfTeam(id)
  }
  await as(admin).deleteUser({ id: leaver.userID })
  await removeChildrenOfUser(leaver.userID)
  for (const { id } of [left, approved]) await restore('team', admin, id)
  expect(await find(teams, { teamID: left.id })).not.toHaveProperty('claimedAt')
  expect((await find(teams, { teamID: approved.id }))!.claimedBy).toBe(claimer.userID)
  for (const { id } of [left, approved]) expect(await pendingClaims(id)).toEqual([])
})

test('a restored team gets back what still belongs to it, and is not asked to rename if its name was not its own', async () => {
  const [declines, leaver] = await given.users(2)
  const [{ id: teamID }, elsewhere] = [
    await given.importedTeam({ claimedBy: owner.userID }),
    await given.team({ owner }),
  ]
  await as(declines).declineContact(await as(owner).addTeamContact({ teamID, userID: declines.userID, role: 'coach' }))
  await as(leaver).createClaimRequest({ resourceType: 'team', resourceID: teamID })
  const listed = { teamID, contactID: newID(), name: 'Lou Listed', role: 'coach', createdAt: inDays(0) } as const
  await transactWrite([[teamContacts().put(listed)]])
  const [stays, moves, goes] = await Promise.all([1, 2, 3].map(() => given.event({ creator: owner, teamID })))
  await remove('Team', admin, teamID)
  await removeChildrenOfTeam(teamID)
  await events().patch({ eventID: moves!.id }).set({ teamID: elsewhere.id }).go()
  await remove('Event', owner, goes!.id)
  await as(admin).deleteUser({ id: leaver.userID })
  await given.team({ owner, name: `Imported ${teamID}` })
  await restore('team', admin, teamID)
  const read = await as(owner).team({ id: teamID }, 'contacts { name } events { id }')
  expect(read).toEqual({ contacts: [{ name: 'Lou Listed' }], events: [stays] })
  expect(await pendingClaims(teamID)).toEqual([])
  const references = (await itemsIn(`user#${declines.userID}`)).map(({ sk }) => sk)
  expect(references.filter((sk) => sk.startsWith('contactinvitation'))).toEqual([])
})

test('a restored registration of an account that is gone belongs to no account', async () => {
  const leaver = await given.user()
  const { id: playerID } = await given.player({ claimer: admin })
  const { id } = await given.opportunity({ creator: owner })
  await given.registration(leaver, { opportunityID: id, playerID })
  await remove('Opportunity', owner, id)
  await removeChildrenOfOpportunity(id)
  await as(admin).deleteUser({ id: leaver.userID })
  await removeChildrenOfUser(leaver.userID)
  await restore('opportunity', owner, id)
  expect(await as(owner).opportunityRegistrations({ opportunityID: id }, 'playerID')).toEqual([{ playerID }])
  expect(await itemsIn(`user#${leaver.userID}`)).toEqual([])
})

test('a team restored from a merge takes back what the source lists, and the kept team keeps the rest', async () => {
  const listed = (...ids: string[]) => ({
    origin: { source: 'usssa', externals: Object.fromEntries(ids.map((id) => [id, '2026-01-01'])) },
  })
  const [one, two, three] = await Promise.all([
    given.importedTeam(listed('usssa/r-1')),
    given.importedTeam(listed('usssa/r-2')),
    given.importedTeam(listed('usssa/r-3')),
  ])
  const [own, other] = [await given.team({ owner: admin }), await given.team({ owner: admin })]
  const merges = [
    [one, two],
    [three, own],
    [other, own],
  ] as const
  const externalsOf = async ({ id: teamID }: { id: string }) =>
    Object.keys((await find(teams, { teamID }))!.origin?.externals ?? {}).sort()
  for (const [from, into] of merges) await as(admin).mergeTeams({ fromID: from.id, intoID: into.id })
  expect(await Promise.all([two, own].map(externalsOf))).toEqual([['usssa/r-1', 'usssa/r-2'], ['usssa/r-3']])
  await restore('team', admin, other.id)
  expect(await externalsOf(own), 'a duplicate that no source lists').toEqual(['usssa/r-3'])
  for (const { id } of [one, three]) await restore('team', admin, id)
  expect(await Promise.all([one, two, three, own].map(externalsOf))).toEqual([
    ['usssa/r-1'],
    ['usssa/r-2'],
    ['usssa/r-3'],
    [],
  ])
  expect(await find(teams, { teamID: own.id })).not.toHaveProperty('origin')
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

test('the unreviewed claim of a restored team is reviewed again, unless an admin has rejected it meanwhile', async () => {
  const claimer = await given.user()
  async function claimed() {
    const { id } = await given.team({ owner: admin })
    await as(claimer).claimTeam({ teamID: id })
    return id
  }
  const [deleted, merged, { id: kept }] = [await claimed(), await claimed(), await given.team({ owner: admin })]
  await remove('Team', admin, deleted)
  await removeChildrenOfTeam(deleted)
  await as(admin).mergeTeams({ fromID: merged, intoID: kept })
  const [moved] = await pendingClaims(kept)
  await as(admin).rejectClaim({ claimID: moved!.id })
  for (const id of [deleted, merged]) await restore('team', admin, id)
  expect(await Promise.all([deleted, merged].map(pendingClaims))).toMatchObject([[{ userId: claimer.userID }], []])
  expect((await find(teams, { teamID: deleted }))!.claimedBy).toBe(claimer.userID)
  expect(await find(teams, { teamID: merged })).not.toHaveProperty('claimedBy')
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

test('what belongs to a record that is still there stays', async () => {
  const { id: teamID, event, opportunity } = await given.wholeTeam(owner)
  const { id: playerID } = await given.player({ claimer: owner })
  await given.registration(owner, { opportunityID: opportunity.id, playerID })
  const [eventID, updatedAt] = [event.id, inDays(0)]
  const team = (await find(teams, { teamID }))!
  // Another removal of the team is under way.
  const copy = { kind: 'team', recordID: teamID, record: team, ownerID: owner.userID } as const
  await transactWrite([
    [schedules().put({ eventID, games: [], version: 1, updatedAt })],
    deletedRecordCopy(copy, { userID: owner.userID, isAdmin: false, now: new Date() }),
  ])
  const before = await allItems()
  await removeChildrenOfTeam(teamID)
  await removeChildrenOfPlayer(playerID)
  await removeChildrenOfEvent(eventID)
  await removeChildrenOfOpportunity(opportunity.id)
  await removeChildrenOfUser(owner.userID)
  expect(await allItems()).toEqual(before)
})

test('the removal of an account or a team keeps what others have taken over meanwhile', async () => {
  const [{ userID }, coach] = await given.users(2)
  const [team, offered, gone] = await Promise.all([1, 2, 3].map(() => given.team({ owner: coach })))
  const { id: playerID } = await given.player({ claimer: coach })
  const { id: opportunityID } = await given.opportunity({ creator: coach, teamID: team!.id })
  await given.registration(coach, { opportunityID, playerID, notes: 'Ours' })
  await as(coach).cancelTransfer(await as(coach).transferTeam({ teamID: team!.id, userID }))
  await as(coach).transferTeam({ teamID: offered!.id, userID: family.userID })
  const records = () =>
    Promise.all([
      find(teams, { teamID: team!.id }),
      find(players, { playerID }),
      find(registrations, { opportunityID, playerID }),
      find(opportunities, { opportunityID }),
      ...[team!, offered!].map(({ id: teamID }) => find(teamTransfers, { teamID })),
    ])
  const before = await records()
  await remove('Team', coach, gone!.id)
  await as(admin).deleteUser({ id: userID })
  const missing = newID()
  const references = {
    claimedTeam: [team!.id, missing],
    claimedPlayer: [playerID, missing],
    contact: [missing],
    teamTransfer: [team!.id, offered!.id, missing],
    claimRequest: [missing],
    registration: [`${opportunityID}.${playerID}`, `${missing}.${missing}`],
  }
  for (const [kind, ids] of Object.entries(references) as [UserReferenceKind, string[]][])
    await transactWrite(ids.map((recordID) => [userReferences().put({ userID, kind, recordID })]))
  await transactWrite(
    [opportunityID, missing].map((id) => [teamOpportunities().put({ teamID: gone!.id, opportunityID: id })]),
  )
  await removeChildrenOfUser(userID)
  await renameContactsOf(userID)
  await removeChildrenOfTeam(gone!.id)
  expect(await records()).toEqual(before)
  for (const partition of [`user#${userID}`, `team#${gone!.id}`]) expect(await itemsIn(partition)).toEqual([])
})

test('the opportunities of a deleted account go to the owner of their team, or are canceled unless they have begun', async () => {
  const [leaver, coach] = await given.users(2)
  const { id: teamID } = await given.team({ owner: coach })
  await given.teamContact(coach, { teamID, user: leaver, role: 'manager' })
  const made = await Promise.all([
    given.opportunity({ creator: leaver, teamID }),
    ...[1, 2, 3].map(() => given.opportunity({ creator: leaver })),
    given.opportunity({ creator: coach }),
  ])
  const [, , hidden, begun, other] = made
  for (const { id } of [hidden!, other!])
    await as(admin).hideRecord({ kind: 'opportunity', id, reason: 'Not an opportunity' })
  await opportunities()
    .patch({ opportunityID: begun!.id })
    .set({ startTime: inDays(-1) })
    .go()
  await as(admin).deleteUser({ id: leaver.userID })
  await removeChildrenOfUser(leaver.userID)
  const left = await Promise.all(made.map(({ id }) => find(opportunities, { opportunityID: id })))
  const isCanceled = left.map((it) => it!.canceledAt !== undefined)
  expect(isCanceled).toEqual([false, true, true, false, false])
  expect(left[0]!.createdBy).toBe(coach.userID)
})

test('the tournaments of a deleted account go to the owner of their team, or are canceled unless they have begun', async () => {
  const [leaver, coach] = await given.users(2)
  const { id: teamID } = await given.team({ owner: coach })
  await given.teamContact(coach, { teamID, user: leaver, role: 'manager' })
  const divisions = [{ ageGroup: '12U', division: 'AA', max: 4 }]
  const made = await Promise.all([
    given.event({ creator: leaver, teamID, divisions }),
    given.event({ creator: leaver, divisions }),
    given.event({ creator: leaver, divisions, date: inDays(-1) }),
    given.event({ creator: leaver }),
    given.event({ creator: coach, divisions }),
  ])
  await as(admin).hideRecord({ kind: 'event', id: made[1]!.id, reason: 'Not an event' })
  await as(admin).deleteUser({ id: leaver.userID })
  await removeChildrenOfUser(leaver.userID)
  const left = await Promise.all(made.map(({ id }) => find(events, { eventID: id })))
  expect(left.map((it) => it!.status === 'cancelled')).toEqual([false, true, false, false, false])
  expect(left[0]!.createdBy).toBe(coach.userID)
})

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
