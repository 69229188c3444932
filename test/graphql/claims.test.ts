import { afterEach, describe, expect, test } from 'vitest'
import { claimRequests, recordClaims } from '../../functions/domain/claims/entity.ts'
import { closeClaims, reopenedClaim } from '../../functions/domain/claims/request-writes.ts'
import { contactInvitations, divisionContacts, teamContacts } from '../../functions/domain/contacts/entity.ts'
import { teamEvents } from '../../functions/domain/events/entity.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { rosterEntries, rosterRequests } from '../../functions/domain/roster/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, userReferences, users } from '../../functions/domain/users/entity.ts'
import { closeOutdatedClaims, undoClaim } from '../../functions/lifecycle/claim/undo-claim.ts'
import { removeChildrenOfTeam } from '../../functions/lifecycle/removal/teams.ts'
import { get, queryPartition, transactWrite } from '../../functions/store/store.ts'
import { conflict } from '../../functions/values/errors.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectAtOnce, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

const CLAIM = 'id teamId playerId resourceName resourceType userId user { email } status isInstant'

const admin = await given.admin()
afterEach(() => {
  delete process.env.CLAIM_MODE
})

const unclaimedTeam = () => given.team({ owner: admin })
const ownerOf = async (id: string) => (await as(admin).team({ id }, 'claimedBy')).claimedBy
const isReferredTo = async (user: UserItem, recordID: string) =>
  (await queryPartition(users().get(user), true))
    .of(userReferences)
    .some((it) => it.kind === 'claimedTeam' && it.recordID === recordID)
const claimsOf = async (user: UserItem, status?: string) =>
  (await as(admin).claimRequests({ status, perPage: 1000 }, CLAIM)).filter((it) => it.userId === user.userID)
const request = async (user: UserItem, resourceID: string) =>
  (await as(user).createClaimRequest({ resourceType: 'team', resourceID })).id

/** An unclaimed team with a claim of the user that took effect. */
async function claimed() {
  const [{ id }, user] = [await unclaimedTeam(), await given.user()]
  const { claimedAt } = await as(user).claimTeam({ teamID: id }, 'claimedAt')
  const [claim] = await claimsOf(user)
  return { id, user, claimedAt, claimID: claim!.id }
}

test('claiming an unclaimed team takes effect at once and is pending for review', async () => {
  const [team, user] = [await unclaimedTeam(), await given.user()]
  const answer = await as(user).claimTeam({ teamID: team.id }, 'claimedBy viewerCanManage')
  expect(answer).toEqual({ claimedBy: user.userID, viewerCanManage: true })
  expect(await as(user).claimedTeams()).toEqual([{ id: team.id }])
  expect(await claimsOf(user, 'pending')).toMatchObject([
    { teamId: team.id, playerId: null, resourceName: team.name, user: { email: user.email }, isInstant: true },
  ])

  const { id } = await unclaimedTeam()
  const asked = await request(user, id)
  await as(user).claimTeam({ teamID: id })
  const ofTeam = (await claimsOf(user)).filter(({ teamId }) => teamId === id)
  expect(ofTeam, 'the earlier request takes effect').toMatchObject([{ id: asked, isInstant: true }])
  await expectRefusal(as(user).claimRequests(), 'FORBIDDEN', 'Only an admin can do that.')
  const before = await given.team({ owner: admin })
  const { id: last } = await unclaimedTeam()
  for (const teamID of [last, before.id]) await as(user).claimTeam({ teamID })
  const latestFirst = [before.id, last, id, team.id].map((it) => ({ id: it }))
  expect(await as(user).claimedTeams()).toEqual(latestFirst)
})

test('a request tells the claimant of a player what visitors see, and its owner to admins only', async () => {
  const [claimer, claimant] = [await given.user(), await given.user({ emailVerifiedAt: undefined })]
  const player = await given.player({ claimer, name: 'Jordan Abernathy' })
  const asked = { resourceType: 'player', resourceID: player.id }
  const claim = await as(claimant).createClaimRequest(asked, 'resourceName resourceOwner { id } resourceOwnerSince')
  expect(claim).toEqual({ resourceName: 'Jordan A.', resourceOwner: null, resourceOwnerSince: null })
  expect(await as(claimant).exportMyData()).not.toContain(claimer.userID)
  const claimRequests = await as(admin).claimRequests({ perPage: 1 }, 'resourceName resourceOwner { id }')
  expect(claimRequests).toEqual([{ resourceName: 'Jordan Abernathy', resourceOwner: { id: claimer.userID } }])
})

test('a claim by a visitor or of a claimed record is refused with a message', async () => {
  const [{ id: teamID }, { id: playerID }] = [await given.team(), await given.player()]
  const [visitor, user] = [asAnonymous(), as(await given.user())]
  for (const [resourceType, resourceID, claim] of [
    ['team', teamID, (by: typeof user) => by.claimTeam({ teamID })],
    ['player', playerID, (by: typeof user) => by.claimPlayer({ playerID })],
  ] as const) {
    const message = `You must be logged in to claim a ${resourceType}`
    await expectRefusal(claim(visitor), 'UNAUTHENTICATED', message)
    await expectRefusal(visitor.createClaimRequest({ resourceType, resourceID }), 'UNAUTHENTICATED', message)
    await expectRefusal(claim(user), 'CONFLICT', `This ${resourceType} is already claimed`)
  }
  await expectRefusal(user.claimTeam({ teamID: newID() }), 'NOT_FOUND', 'Team not found')
})

test('a claim sent twice with one idempotency key is created once', async () => {
  const [{ id }, user, idempotencyKey] = [await unclaimedTeam(), await given.user(), newID()]
  const claim = () => as(user).claimTeam({ teamID: id }, 'claimedBy', { idempotencyKey })
  for (const { claimedBy } of await Promise.all(Array.from({ length: 6 }, claim))) expect(claimedBy).toBe(user.userID)
  expect(await claimsOf(user)).toHaveLength(1)

  process.env.CLAIM_MODE = 'review'
  const [waiting, asked, key] = [await unclaimedTeam(), await unclaimedTeam(), newID()]
  const input = { resourceType: 'team', resourceID: asked.id }
  for (let sent = 0; sent < 2; sent++) {
    await as(user).claimTeam({ teamID: waiting.id }, 'claimedBy', { idempotencyKey: key })
    await as(user).createClaimRequest(input, 'id', { idempotencyKey: key })
  }
  expect(await claimsOf(user)).toHaveLength(3)
})

test('rejecting a claim that took effect removes what its managers added, and keeps a contact of the listings', async () => {
  const { id: teamID, user, claimID } = await claimed()
  const manager = await given.user()
  await given.teamContact(user, { teamID, user: manager, role: 'manager' })
  const opportunity = await given.opportunity({ creator: manager, teamID })
  const division = await as(manager).addDivision({ input: { teamID, division: 'AA', ageGroup: '12U' } })
  const contact = { divisionID: division.id, userID: manager.userID, role: 'coach' } as const
  await as(manager).addDivisionContact(contact)
  const listed = { contactID: 'feed1', name: 'Con Tact', role: 'coach' } as const
  await teamContacts()
    .put({ ...listed, teamID, createdAt: new Date().toISOString() })
    .go()
  const before = { ...contact, teamID, userID: 'earlier', name: 'Ear Lier', createdAt: '2025-01-01T00:00:00.000Z' }
  await divisionContacts().put(before).go()
  await as(admin).rejectClaim({ claimID })
  await expectRefusal(as(admin).opportunity(opportunity), 'NOT_FOUND')
  expect(await as(admin).team({ id: teamID }, 'contacts { name }')).toEqual({ contacts: [{ name: 'Con Tact' }] })
  const { data } = await divisionContacts().query.byTeam({ teamID }).go({ consistent: true })
  expect(data).toEqual([before])
})

test('rejecting a claim that took effect removes what the claimant added since, and keeps what others did', async () => {
  const { id: teamID, user, claimID } = await claimed()
  const { createdAt } = await get(claimRequests, { claimID })
  const families = await Promise.all([1, 2, 3, 4].map(() => given.family()))
  const [asks, asked, early, moment] = families
  const [byAdmin, byUser] = await given.users(2)
  const entry = { teamID, startDate: '2025-09-01', season: '2025 Fall' }
  await as(asks!.parent).addPlayerToTeam({ input: { ...entry, playerID: asks!.player } })
  await as(user).addPlayerToTeam({ input: { ...entry, playerID: asked!.player } })
  for (const { player, parent } of [early!, moment!]) {
    const { id } = await as(user).addPlayerToTeam({ input: { ...entry, playerID: player } })
    await as(parent).acceptRosterEntry({ id })
  }
  const { id: own } = await given.rosterEntry(admin, { teamID, playerID: (await given.player({ claimer: admin })).id })
  const { data: entries } = await rosterEntries().query.byTeam({ teamID }).go({ consistent: true })
  const times = new Map([
    [early!.player, new Date(Date.parse(createdAt) - 1).toISOString()],
    [moment!.player, createdAt],
  ])
  for (const { playerID, teamHistoryID } of entries) {
    const at = times.get(playerID)
    if (at) await rosterEntries().patch({ teamID, teamHistoryID }).set({ createdAt: at, addedBy: user.userID }).go()
  }
  for (const [by, { userID }] of [
    [admin, byAdmin],
    [user, byUser],
  ] as const)
    await as(by).addTeamContact({ teamID, userID, role: 'coach' })
  const events = [await given.event({ creator: admin, teamID }), await given.event({ creator: user, teamID })]
  await as(admin).rejectClaim({ claimID })
  const left = await queryPartition(teams().get({ teamID }), true)
  const earlier = entries.find(({ playerID }) => playerID === early!.player)!.teamHistoryID
  expect(left.of(rosterEntries).map(({ teamHistoryID }) => teamHistoryID)).toEqual([own, earlier].sort())
  expect(left.of(rosterRequests).map(({ playerID }) => playerID)).toEqual([asks!.player])
  expect(left.of(contactInvitations).map(({ userID }) => userID)).toEqual([byAdmin.userID])
  expect(left.of(teamEvents).map(({ eventID }) => ({ id: eventID }))).toEqual(events.slice(0, 1))
})

test('rejecting a claim that took effect releases the team', async () => {
  const { id, user, claimID } = await claimed()
  expect(await as(admin).rejectClaim({ claimID }, 'status')).toEqual({ status: 'rejected' })
  expect([await ownerOf(id), await isReferredTo(user, id)]).toEqual([null, false])
  expect((await claimsOf(user)).map(({ status }) => status)).toEqual(['rejected'])
  await expectRefusal(as(admin).approveClaim({ claimID }), 'CONFLICT', 'This claim has already been reviewed')
  await as(user).claimTeam({ teamID: id })
})

test('an admin sees the evidence of both sides of a dispute and rejects it with a reason, and the claimer sees no evidence', async () => {
  const [owner, rival] = await Promise.all([given.user(), given.user()])
  const { id: teamID } = await given.team({ owner })
  const { id: playerID } = await given.player({ claimer: rival })
  await given.rosterEntry(rival, { teamID, playerID })
  await given.teamContact(owner, { teamID, user: rival })
  const asked = { resourceType: 'team', resourceID: teamID }
  const { id, ...seen } = await as(rival).createClaimRequest(asked, 'id evidence ownerEvidence')
  expect(seen).toEqual({ evidence: [], ownerEvidence: [] })
  const sides = 'id evidence ownerEvidence resourceOwnerSince'
  const confirmed = 'Has confirmed the email address.'
  expect(await as(admin).claimRequests({ status: 'pending' }, sides)).toContainEqual({
    id,
    evidence: [confirmed, 'Is a contact of the team.', 'Added 1 of the roster entries.'],
    ownerEvidence: [confirmed, 'Created the team.'],
    resourceOwnerSince: expect.stringMatching(/^20/),
  })
  const reject = (reason: string) => as(admin).rejectClaim({ claimID: id, reason }, 'status rejectionReason')
  const tooLong = { fields: { reason: ['A reason must be 500 characters or fewer.'] } }
  await expect(reject('x'.repeat(501))).rejects.toMatchObject(tooLong)
  expect(await reject('  Ask the club. ')).toEqual({ status: 'rejected', rejectionReason: 'Ask the club.' })
})

test('an approved dispute moves the ownership and ends the claim of the previous owner', async () => {
  const { id, user: owner } = await claimed()
  const rival = await given.user()
  const dispute = { resourceType: 'team', resourceID: id, message: ' It is ours. ' }
  const asked = await as(rival).createClaimRequest(dispute, 'id teamId status message isInstant')
  expect(asked).toMatchObject({ teamId: id, status: 'pending', message: 'It is ours.', isInstant: false })
  const twice = 'You already have a claim for this team waiting for review'
  await expectRefusal(as(rival).createClaimRequest(dispute), 'CONFLICT', twice)
  await expectRefusal(as(owner).createClaimRequest(dispute), 'CONFLICT', 'This team is already yours')
  expect(await ownerOf(id)).toBe(owner.userID)

  const manager = await given.user()
  await given.teamContact(owner, { teamID: id, user: manager, role: 'manager' })
  const { id: opportunityID } = await given.opportunity({ creator: manager, teamID: id })
  await as(admin).approveClaim({ claimID: asked.id })
  expect(await ownerOf(id)).toBe(rival.userID)
  expect((await get(opportunities, { opportunityID })).createdBy, 'made by a former manager').toBe(rival.userID)
  expect([await isReferredTo(owner, id), await isReferredTo(rival, id)]).toEqual([false, true])
  expect((await claimsOf(owner)).map(({ status }) => status)).toEqual(['rejected'])
  expect((await claimsOf(rival)).map(({ status }) => status)).toEqual(['approved'])
})

test('who handed a team over before the review of the claim does not get it back without one', async () => {
  const { id, user } = await claimed()
  const friend = await given.user()
  await given.transfer(user, id, friend)
  const [claim] = await claimsOf(friend, 'pending')
  await as(admin).rejectClaim({ claimID: claim!.id })
  await as(user).claimTeam({ teamID: id })
  expect(await ownerOf(id)).toBeNull()
})

test('rejecting a claim that two owners handed over removes what the first one and its managers added', async () => {
  const { id: teamID, user: first, claimID } = await claimed()
  const [second, third, manager] = await given.users(3)
  await given.teamContact(first, { teamID, user: manager, role: 'manager' })
  for (const by of [first, manager]) await given.rosterEntry(by, { teamID, playerID: (await given.player()).id })
  await given.transfer(first, teamID, second)
  const asked = await request(third, teamID)
  await given.transfer(second, teamID, third)
  expect((await claimsOf(first)).map((it) => [it.id, it.status])).toEqual([[claimID, 'rejected']])
  const [claim, ...more] = await claimsOf(third)
  expect([claim, more]).toMatchObject([{ id: asked, status: 'pending', isInstant: true }, []])
  await as(admin).rejectClaim({ claimID: asked })
  expect(await as(admin).team({ id: teamID }, 'claimedBy teamHistory { id }')).toEqual({
    claimedBy: null,
    teamHistory: [],
  })
})

test('a request that took no effect stays pending when its user gets the team and hands it over', async () => {
  const [owner, asker, next] = await given.users(3)
  const { id } = await given.team({ owner })
  const claimID = await request(asker, id)
  await given.transfer(owner, id, asker)
  await given.transfer(asker, id, next)
  expect(await claimsOf(asker)).toMatchObject([{ id: claimID, status: 'pending' }])
  expect(await claimsOf(next)).toEqual([])
})

test('a dispute is closed once the team has changed hands, and not before', async () => {
  const [owner, next, asker] = await given.users(3)
  const { id } = await given.team({ owner })
  await request(asker, id)
  const statuses = async () => {
    await closeOutdatedClaims({ resourceType: 'team', resourceID: id })
    return (await claimsOf(asker)).map(({ status }) => status)
  }
  expect(await statuses()).toEqual(['pending'])
  await given.transfer(owner, id, next)
  expect(await statuses()).toEqual(['rejected'])

  const { id: held, user, claimID } = await claimed()
  await teams().patch({ teamID: held }).set({ claimedBy: next.userID }).go()
  await closeOutdatedClaims({ resourceType: 'team', resourceID: held })
  expect(
    (await claimsOf(user)).map((it) => it.status),
    'a claim that took effect is no dispute',
  ).toEqual(['pending'])
  await transactWrite([[recordClaims().put({ resourceType: 'team', resourceID: held, claimID: newID() })]])
  await as(admin).rejectClaim({ claimID })
  await transactWrite([[recordClaims().put({ resourceType: 'team', resourceID: held, claimID })]])
  await closeOutdatedClaims({ resourceType: 'team', resourceID: held })
  expect((await get(claimRequests, { claimID })).closedBecause).toBeUndefined()
})

test('undoing a claim removes nothing from the team of another owner', async () => {
  const { id, user, claimID } = await claimed()
  const { id: playerID } = await given.player({ claimer: user })
  const entry = await given.rosterEntry(user, { teamID: id, playerID })
  await as(admin).approveClaim({ claimID: await request(await given.user(), id) })
  await undoClaim(await get(claimRequests, { claimID }))
  expect(await as(admin).team({ id }, 'teamHistory { id }')).toEqual({ teamHistory: [entry] })
})

describe('reversing a decision', () => {
  const ROW = 'id decidedBy { id } decidedAt formerOwner { id } rivals { id } approvalEffects'
  const rowOf = async (id: string, status: string) =>
    (await as(admin).claimRequests({ status, perPage: 100 }, ROW)).find((it) => it.id === id)
  const reverse = (claimID: string) => as(admin).reverseClaim({ claimID }, 'status isInstant')

  test('an approved dispute goes back to the former owner, whose own claim is pending again', async () => {
    const { id, user: owner, claimID: own } = await claimed()
    const rival = await given.user()
    await given.opportunity({ creator: owner, teamID: id })
    const dispute = await request(rival, id)
    expect(await rowOf(dispute, 'pending')).toEqual({
      id: dispute,
      decidedBy: null,
      decidedAt: null,
      formerOwner: null,
      rivals: [{ id: owner.userID }],
      approvalEffects: ["The team's opportunities move with it: 1."],
    })
    await as(admin).approveClaim({ claimID: dispute })
    expect(await rowOf(dispute, 'approved')).toMatchObject({
      decidedBy: { id: admin.userID },
      decidedAt: expect.stringMatching(/^20/),
      formerOwner: { id: owner.userID },
    })
    expect(await as(rival).exportMyData()).not.toContain(owner.userID)
    await expectRefusal(reverse(own), 'CONFLICT', 'This team has changed hands since the decision')
    const approvedOf = ({ userID }: UserItem) => as(admin).claimRequests({ userID, status: 'approved' })
    expect([await approvedOf(rival), await approvedOf(owner)]).toEqual([[{ id: dispute }], []])
    const posted = await given.opportunity({ creator: rival, teamID: id })
    expect((await reverse(dispute)).status).toBe('pending')
    expect(await ownerOf(id)).toBe(owner.userID)
    expect((await as(admin).opportunity(posted, 'createdBy')).createdBy).toBe(owner.userID)
    expect((await claimsOf(owner, 'pending')).map((it) => it.id)).toEqual([own])
    await as(admin).approveClaim({ claimID: dispute })
    expect(await ownerOf(id)).toBe(rival.userID)
  })

  test('a request for an unclaimed team loses the team and what was added under it, but not before the approval', async () => {
    const [{ id }, user] = [await unclaimedTeam(), await given.user()]
    const claimID = await request(user, id)
    const { id: own } = await given.player({ claimer: user })
    const asked = { teamID: id, playerID: own, startDate: '2025-09-01', season: '2025 Fall' }
    await as(user).addPlayerToTeam({ input: asked })
    await expectRefusal(reverse(claimID), 'CONFLICT', 'No admin has decided on this claim')
    await as(admin).approveClaim({ claimID })
    const opportunity = await given.opportunity({ creator: user, teamID: id })
    await reverse(claimID)
    expect(await ownerOf(id)).toBeNull()
    await expectRefusal(as(admin).opportunity(opportunity), 'NOT_FOUND')
    const requests = (await queryPartition(teams().get({ teamID: id }), true)).of(rosterRequests)
    expect(requests.map(({ playerID }) => playerID)).toEqual([own])
  })

  test('is refused if the team has changed hands since, or if its former owner is blocked', async () => {
    const { id, claimID } = await claimed()
    await as(admin).rejectClaim({ claimID })
    const other = await given.user()
    await as(other).claimTeam({ teamID: id })
    const changed = 'This team has changed hands since the decision'
    await expectRefusal(reverse(claimID), 'CONFLICT', changed)

    const [claimant, { id: lent }] = [await given.user(), await unclaimedTeam()]
    const approved = await request(claimant, lent)
    await as(admin).approveClaim({ claimID: approved })
    await given.transfer(claimant, lent, other)
    await given.transfer(other, lent, claimant)
    await expectRefusal(reverse(approved), 'CONFLICT', changed)

    const { id: disputed, user: owner } = await claimed()
    const dispute = await request(await given.user(), disputed)
    await as(admin).approveClaim({ claimID: dispute })
    await users().patch({ userID: owner.userID }).set({ isBlocked: true }).go()
    const message = 'The account that had the team before is blocked or no longer exists'
    await expectRefusal(reverse(dispute), 'CONFLICT', message)
  })

  test('an instant claim is as it was before its approval or rejection', async () => {
    const { id, user, claimedAt, claimID } = await claimed()
    for (const decide of ['approveClaim', 'rejectClaim'] as const) {
      await as(admin)[decide]({ claimID })
      expect(await reverse(claimID)).toEqual({ status: 'pending', isInstant: true })
      expect(await as(admin).team({ id }, 'claimedBy claimedAt')).toEqual({ claimedBy: user.userID, claimedAt })
    }
    await as(admin).approveClaim({ claimID })
    await users().patch({ userID: user.userID }).set({ isBlocked: true }).go()
    expect((await reverse(claimID)).status, 'a blocked owner stays the owner').toBe('pending')
    await as(admin).deleteTeam({ id })
    expect(await as(admin).rejectClaim({ claimID }, 'status')).toEqual({ status: 'rejected' })
  })
})

test('the claim of an account with an unconfirmed address cannot be approved', async () => {
  const [{ id }, user] = [await unclaimedTeam(), await given.user({ emailVerifiedAt: undefined })]
  const message = 'The user has not confirmed the email address, so the claim cannot be approved'
  await expectRefusal(as(admin).approveClaim({ claimID: await request(user, id) }), 'CONFLICT', message)
})

test('the claim of an account that was blocked or deleted cannot be approved', async () => {
  const [{ id }, user] = [await unclaimedTeam(), await given.user()]
  const claimID = await request(user, id)
  await users().patch({ userID: user.userID }).set({ isBlocked: true }).go()
  const message = 'The account of this claim is blocked or no longer exists'
  await expectRefusal(as(admin).approveClaim({ claimID }), 'CONFLICT', message)
  await users().delete(user).go()
  await expectRefusal(as(admin).approveClaim({ claimID }), 'CONFLICT', message)
})

test('pending claims of one record are listed together', async () => {
  const [first, second, user] = [await unclaimedTeam(), await unclaimedTeam(), await given.user()]
  for (const [by, team] of [
    [user, first],
    [user, second],
    [await given.user(), first],
  ] as const)
    await request(by, team.id)
  const listed = async (args: object) => (await as(admin).claimRequests(args, 'teamId')).map(({ teamId }) => teamId)
  expect(await listed({ status: 'pending', perPage: 3 })).toEqual([first.id, first.id, second.id])
  expect(await listed({ status: 'pending', perPage: 2 })).toEqual([first.id, first.id])
  expect(await listed({ perPage: 3 }), 'of all states by time alone').toEqual([first.id, second.id, first.id])
})

test('a claim request cannot be approved after the record changed hands', async () => {
  const [{ id }, first, second] = [await unclaimedTeam(), await given.user(), await given.user()]
  const claimID = await request(first, id)
  await as(second).claimTeam({ teamID: id })
  await expectRefusal(as(admin).approveClaim({ claimID }), 'CONFLICT')
  expect(await ownerOf(id)).toBe(second.userID)
  await as(admin).rejectClaim({ claimID })
  expect(await ownerOf(id), 'rejecting the request does not change the owner').toBe(second.userID)
})

test('a claim request cannot be approved after its owner gave the team away and got it back', async () => {
  const [owner, other, asker] = [await given.user(), await given.user(), await given.user()]
  const { id } = await given.team({ owner })
  const claimID = await request(asker, id)
  await given.transfer(owner, id, other)
  await given.transfer(other, id, owner)
  await expectRefusal(as(admin).approveClaim({ claimID }), 'CONFLICT')
})

test('a rejected claim makes the next claim of this user for this team wait, and no other', async () => {
  const [{ id, user, claimID }, other] = [await claimed(), await unclaimedTeam()]
  await as(admin).rejectClaim({ claimID })
  const claim = async (by: UserItem, teamID: string) => (await as(by).claimTeam({ teamID }, 'claimedBy')).claimedBy
  expect(await claim(user, id)).toBeNull()
  expect(await claim(user, other.id)).toBe(user.userID)
  const next = await given.user()
  expect(await claim(next, id)).toBe(next.userID)

  const third = await unclaimedTeam()
  await as(admin).rejectClaim({ claimID: await request(next, third.id) })
  expect(await claim(next, third.id), 'a request that never took effect').toBe(next.userID)
})

test('a claim that was rejected after its team was deleted and restored makes the next one wait', async () => {
  const { id, user } = await claimed()
  await as(admin).deleteTeam({ id })
  await removeChildrenOfTeam(id)
  await as(admin).restoreRecord({ kind: 'team', id })
  const [restored] = await claimsOf(user, 'pending')
  await as(admin).rejectClaim({ claimID: restored!.id })
  await as(user).claimTeam({ teamID: id })
  expect(await ownerOf(id)).toBeNull()

  const rejected = await claimed()
  await as(admin).deleteTeam({ id: rejected.id })
  await as(admin).rejectClaim({ claimID: rejected.claimID })
  await removeChildrenOfTeam(rejected.id)
  await as(admin).restoreRecord({ kind: 'team', id: rejected.id })
  expect(await ownerOf(rejected.id), 'the team of a claim that was rejected meanwhile').toBeNull()
})

test('deleting a record closes the pending claims, and restoring it opens only requests that this closed', async () => {
  const [{ id: resourceID, claimID: instant }, one, other] = [await claimed(), ...(await given.users(2))]
  const [asked, rejected] = [await request(one, resourceID), await request(other, resourceID)]
  await as(admin).rejectClaim({ claimID: rejected })
  const resourceType = 'team' as const
  const references = [asked, instant, rejected, newID()].map((claimID) => ({ resourceType, resourceID, claimID }))
  await closeClaims(references)
  const reasonOf = async (claimID: string) => (await get(claimRequests, { claimID })).closedBecause
  expect(await Promise.all([asked, instant, rejected].map(reasonOf))).toEqual(['deleted', 'deleted', undefined])
  const taken = conflict(() => 'Taken')
  const reopened = references.map((it) => reopenedClaim(it, undefined, taken, new Date()))
  expect((await Promise.all(reopened)).map((writes) => writes.length > 0)).toEqual([true, false, false, false])
})

test('a new family ends the full visibility of a player and guest play, and an approval of the same family neither', async () => {
  const [family, next] = await Promise.all([given.user(), given.user()])
  const { id: playerID } = await given.player({ claimer: admin, state: 'TX', guardianConsent: '2026-11' })
  await as(family).claimPlayer({ playerID })
  await as(family).updatePlayer({ id: playerID, input: { visibility: 'FULL' } })
  await as(family).setOpenToGuestPlay({ playerID, isOpen: true })
  const claim = (await claimsOf(family, 'pending')).find((it) => it.playerId === playerID)!
  await as(admin).approveClaim({ claimID: claim.id })
  const shown = async () => {
    const { visibility, guestPlay } = await get(players, { playerID })
    return [visibility, guestPlay !== undefined]
  }
  expect(await shown()).toEqual(['FULL', true])
  await given.approvedClaim(next, 'player', playerID)
  expect(await shown()).toEqual([undefined, false])
  const { id: claimID } = await as(family).createClaimRequest({ resourceType: 'player', resourceID: playerID })
  await as(next).updatePlayer({ id: playerID, input: { visibility: 'TEAM_ONLY' } })
  await as(admin).approveClaim({ claimID })
  expect(await shown()).toEqual(['TEAM_ONLY', false])
})

test('no claim is filed for a team or by an account that is deleted meanwhile', async () => {
  for (const mode of ['instant', 'review'])
    for (const file of [(by: UserItem, teamID: string) => as(by).claimTeam({ teamID }), request]) {
      process.env.CLAIM_MODE = mode
      const [gone, kept, user] = [await unclaimedTeam(), await unclaimedTeam(), await given.user()]
      beforeNextTransaction(() => as(admin).deleteTeam({ id: gone.id }))
      await expectRefusal(file(user, gone.id), 'NOT_FOUND')
      beforeNextTransaction(() => users().delete(user).go())
      await expectRefusal(file(user, kept.id), 'UNAUTHENTICATED')
      expect(await claimsOf(user)).toEqual([])
    }
})

test('approving a request while another claims the team leaves one owner', async () => {
  for (let round = 0; round < 2; round++) {
    const [asker, ...claimers] = await Promise.all(Array.from({ length: 9 }, () => given.user()))
    const { id } = await unclaimedTeam()
    const claimID = await request(asker!, id)
    const claims = claimers.map((user) => () => as(user).claimTeam({ teamID: id }))
    const sent = claims.toSpliced(4, 0, () => as(admin).approveClaim({ claimID }) as never)
    await expectAtOnce(sent.map((send) => send()))
    const owner = await ownerOf(id)
    for (const user of [asker!, ...claimers]) expect(await isReferredTo(user, id)).toBe(user.userID === owner)
  }
})

test.each([
  ['approves', 'rejects', 'approveClaim', 'rejectClaim'],
  ['rejects', 'approves', 'rejectClaim', 'approveClaim'],
] as const)('an admin who %s a claim that another one %s meanwhile is refused', async (_, __, decide, meanwhile) => {
  const { id, user, claimID } = await claimed()
  beforeNextTransaction(() => as(admin)[meanwhile]({ claimID }))
  await expectRefusal(as(admin)[decide]({ claimID }), 'CONFLICT', 'This claim has already been reviewed')
  expect(await ownerOf(id)).toBe(meanwhile === 'approveClaim' ? user.userID : null)
})

test('concurrent approvals and rejections of a claim leave one decision and the matching owner', async () => {
  for (let round = 0; round < 2; round++) {
    const { id, user, claimID } = await claimed()
    const decide = (_: unknown, i: number) => as(admin)[i % 2 ? 'approveClaim' : 'rejectClaim']({ claimID })
    await expectAtOnce(Array.from({ length: 6 }, decide))
    const [decided, ...more] = await claimsOf(user)
    expect(more).toEqual([])
    expect(await ownerOf(id)).toBe(decided!.status === 'approved' ? user.userID : null)
  }
})

test('the claim of a user-created player takes effect at once, and of an imported player waits for an admin', async () => {
  const user = await given.user()
  const CLAIMED = 'claimedBy claimedAt viewerClaimPending'
  const entered = await given.player({ claimer: admin })
  const mine = await as(user).claimPlayer({ playerID: entered.id }, CLAIMED)
  expect(mine).toMatchObject({ claimedBy: user.userID, viewerClaimPending: false })

  const [playerID, now] = [newID(), new Date().toISOString()]
  const imported = { playerID, name: 'Feed Player', origin: { source: 'usssa', externals: {} } }
  await transactWrite([[players().create({ ...imported, version: 1, createdAt: now, updatedAt: now })]])
  const waiting = { claimedBy: null, claimedAt: null, viewerClaimPending: true }
  expect(await as(user).claimPlayer({ playerID, message: 'My son' }, CLAIMED)).toEqual(waiting)
  const twice = 'You already have a claim for this player waiting for review'
  await expectRefusal(as(user).claimPlayer({ playerID }), 'CONFLICT', twice)
  expect(await as(user).pendingClaims({}, 'playerId message')).toEqual([{ playerId: playerID, message: 'My son' }])
  const claim = (await claimsOf(user, 'pending')).find((it) => it.playerId === playerID)!
  expect(claim).toMatchObject({ resourceType: 'player', resourceName: 'Feed Player', isInstant: false })
  await as(admin).approveClaim({ claimID: claim.id })
  const player = await as(user).player({ id: playerID }, 'claimedBy viewerClaimPending')
  expect(player).toEqual({ claimedBy: user.userID, viewerClaimPending: false })
})

test('with claimMode review every claim waits for an admin', async () => {
  process.env.CLAIM_MODE = 'review'
  const { id, user, claimID } = await claimed()
  expect(await ownerOf(id)).toBeNull()
  await as(admin).approveClaim({ claimID })
  expect(await ownerOf(id)).toBe(user.userID)
})

test('a claim that waits is shown to the claimant alone, with what it still waits for', async () => {
  const [user, other] = await Promise.all([given.user(), given.user()])
  const [imported, disputed, plain] = await Promise.all([given.importedTeam(), given.team(), unclaimedTeam()])
  await as(user).claimTeam({ teamID: imported.id, message: ' I coach them. ' })
  const claimID = await request(user, disputed.id)
  await as(user).claimTeam({ teamID: plain.id })
  const isPending = async (by: UserItem, id: string) =>
    (await as(by).team({ id }, 'viewerClaimPending')).viewerClaimPending
  const pending = async (by: UserItem) => (await as(by).pendingClaims({}, 'teamId message')).map(({ teamId }) => teamId)
  expect(await pending(user)).toEqual([disputed.id, imported.id])
  expect(await pending(other)).toEqual([])
  for (const { id } of [imported, disputed]) {
    expect(await isPending(user, id)).toBe(true)
    expect(await isPending(other, id)).toBe(false)
  }
  expect(await isPending(user, plain.id), 'what took full effect').toBe(false)
  await as(admin).rejectClaim({ claimID })
  const provisional = (await as(admin).claimRequests({ status: 'pending', perPage: 1000 }, 'id teamId message')).find(
    ({ teamId }) => teamId === imported.id,
  )!
  expect(provisional.message).toBe('I coach them.')
  await as(admin).approveClaim({ claimID: provisional.id })
  expect(await pending(user)).toEqual([])
  expect(await isPending(user, imported.id)).toBe(false)
})

test('claimRequests lists newest first, in pages, by status', async () => {
  const user = await given.user()
  const filed: string[] = []
  for (let i = 0; i < 5; i++) {
    const { id } = await given.team()
    filed.unshift(await request(user, id))
    if (i === 1) await as(admin).rejectClaim({ claimID: filed[0] })
    if (i === 4) await as(admin).deleteTeam({ id })
  }
  const page = async (args: object) => (await as(admin).claimRequests(args)).map(({ id }) => id)
  expect(await page({ perPage: 5 })).toEqual(filed)
  expect(await page({ page: 2, perPage: 2 })).toEqual(filed.slice(2, 4))
  expect(await page({ status: 'pending', perPage: 4 })).toEqual(filed.filter((_, i) => i !== 3))
  expect(await as(admin).claimRequests({ perPage: 1 }, 'resourceName')).toEqual([{ resourceName: null }])
  await expectRefusal(as(admin).approveClaim({ claimID: filed[0] }), 'NOT_FOUND', 'Team not found')
  await as(admin).rejectClaim({ claimID: filed[0] })

  await expectRefusal(as(admin).approveClaim({ claimID: newID() }), 'NOT_FOUND', 'Claim not found')
  const ask = (resourceType: string) => as(user).createClaimRequest({ resourceType, resourceID: newID() })
  await expectRefusal(ask('event'), 'BAD_USER_INPUT')
  await expectRefusal(ask('player'), 'NOT_FOUND', 'Player not found')
})
