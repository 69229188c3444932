import { beforeEach, expect, test } from 'vitest'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { teamTransfers } from '../../functions/domain/team-transfers/entity.ts'
import { cancelOutdatedTransfer } from '../../functions/domain/team-transfers/service.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { as, expectAtOnce, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { pendingClaims } from '../support/pending-claims.ts'
import { inDays } from '../support/times.ts'

const TEAM = 'claimedBy viewerCanManage transfer { id toName }'

let owner: UserItem
let recipient: UserItem
let teamID: string
beforeEach(async () => {
  ;[owner, recipient] = await Promise.all([given.user({ name: 'Owen Owner' }), given.user({ name: 'Rita Recipient' })])
  teamID = (await given.team({ owner })).id
})
const offer = async (to = recipient) => (await as(owner).transferTeam({ teamID, userID: to.userID }, 'id toName')).id
const accept = (id: string, by = recipient, options = {}) =>
  as(by).acceptTransfer({ id }, 'id claimedBy viewerCanTransfer', options)
const manage = (by: UserItem) => as(by).updateTeam({ id: teamID, input: { description: 'We travel.' } })
const offersTo = (user: UserItem) => as(user).teamTransfers({}, 'id team { id } fromName')
/** A team-only opportunity, which contacts of the team can read. */
const privateOpportunity = (creator: UserItem) => given.opportunity({ creator, teamID, visibility: 'PRIVATE' })
const ownerNow = async () => (await teams().get({ teamID }).go({ consistent: true })).data?.claimedBy
const deleteAccount = async ({ userID }: UserItem) => {
  await transactWrite([[users().delete({ userID })]])
  await removeChildrenOfUser(userID)
}

test('a transfer takes effect when the new owner accepts, and ends the access of the old owner', async () => {
  const manager = await given.user()
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const id = await offer()
  expect(await offersTo(recipient)).toEqual([{ id, team: { id: teamID }, fromName: 'Owen Owner' }])
  expect((await as(owner).team({ id: teamID }, TEAM)).transfer).toEqual({ id, toName: 'Rita Recipient' })
  expect(await as(manager).team({ id: teamID }, TEAM)).toMatchObject({ viewerCanManage: true, transfer: null })
  await expectRefusal(manage(recipient), 'FORBIDDEN')
  await manage(owner)

  expect(await accept(id)).toEqual({ id: teamID, claimedBy: recipient.userID, viewerCanTransfer: true })
  await manage(recipient)
  for (const former of [owner, manager]) await expectRefusal(manage(former), 'FORBIDDEN')
  expect(await as(owner).claimedTeams()).toEqual([])
  expect(await as(recipient).claimedTeams()).toEqual([{ id: teamID }])
  expect(await offersTo(recipient)).toEqual([])
  await expectRefusal(accept(id), 'NOT_FOUND', 'Transfer not found')
  const auditLog = await as(recipient).auditLog({ kind: 'team', id: teamID }, 'action changes { field before after }')
  expect(auditLog).toContainEqual({
    action: 'acceptTransfer',
    changes: expect.arrayContaining([
      { field: 'claimedBy', before: owner.userID, after: recipient.userID },
      { field: 'transfer.status', before: 'pending', after: 'accepted' },
    ]),
  })
})

// combined-abuses.test.ts tests what the former owner and manager can no longer do.
test("a transfer moves the posts of the owner and managers to the new owner, also hidden ones, and not the owner's own or those of admins", async () => {
  const [manager, admin] = await Promise.all([given.user(), given.admin()])
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const byOwner = await given.opportunity({ creator: owner, teamID, visibility: 'PRIVATE' })
  const byManager = await given.opportunity({ creator: manager, teamID })
  const byAdmin = await given.opportunity({ creator: admin, teamID })
  const hidden = await given.opportunity({ creator: owner, teamID })
  await as(admin).hideRecord({ kind: 'opportunity', id: hidden.id, reason: 'Odd' })
  const own = await given.opportunity({ creator: owner })
  const event = await given.event({ creator: owner, teamID })

  await accept(await offer())
  const rename = async (by: UserItem, { id }: { id: string }) =>
    (await as(by).updateOpportunity({ id, input: { title: 'Renamed' } }, 'createdBy')).createdBy
  for (const post of [byOwner, byManager]) expect(await rename(recipient, post)).toBe(recipient.userID)
  expect(await rename(owner, own)).toBe(owner.userID)
  expect(await rename(admin, byAdmin)).toBe(admin.userID)
  await as(recipient).deleteEvent(event)
  const seen = await as(recipient).opportunity(hidden, 'createdBy hidden { reason }')
  expect(seen).toEqual({ createdBy: recipient.userID, hidden: { reason: 'Odd' } })
  await expectRefusal(as(owner).opportunity(hidden), 'NOT_FOUND')
  await expectRefusal(as(owner).opportunity(byOwner), 'NOT_FOUND')

  // A former owner who is appointed as manager can manage them again.
  await given.teamContact(recipient, { teamID, user: owner, role: 'manager' })
  await rename(owner, byOwner)
})

test('a transfer removes contacts that an appointment created, and keeps those that existed before it', async () => {
  const [manager, coach] = await Promise.all([given.user(), given.user()])
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  await given.teamContact(owner, { teamID, user: coach, role: 'coach' })
  await given.teamContact(owner, { teamID, user: coach, role: 'manager' })
  const teamOnly = await privateOpportunity(owner)
  for (const user of [manager, coach]) await as(user).opportunity(teamOnly)
  await accept(await offer())
  await expectRefusal(as(manager).opportunity(teamOnly), 'NOT_FOUND')
  await as(coach).opportunity(teamOnly)
  const team = await as(recipient).team({ id: teamID }, 'contacts { userID managesTeam }')
  expect(team.contacts).toEqual([{ userID: coach.userID, managesTeam: false }])
  // After an appointment by the new owner, the manager is a contact again.
  await given.teamContact(recipient, { teamID, user: manager, role: 'manager' })
  await as(manager).opportunity(teamOnly)
})

test('a transfer and an approved claim remove the contact entries that the former owner added for themselves', async () => {
  const division = await as(owner).addDivisionToTeam({ input: { teamID, division: 'A', ageGroup: '10U' } })
  const contactOfBoth = async (user: UserItem) => {
    await given.teamContact(user, { teamID, user })
    await as(user).addDivisionContact({ divisionID: division.id, userID: user.userID, role: 'coach' })
  }
  await contactOfBoth(owner)
  await accept(await offer())
  const teamOnly = await privateOpportunity(recipient)
  await expectRefusal(as(owner).opportunity(teamOnly), 'NOT_FOUND')
  const team = await as(recipient).team({ id: teamID }, 'contacts { userID } divisions { contacts { userID } }')
  expect(team).toEqual({ contacts: [], divisions: [{ contacts: [] }] })

  await contactOfBoth(recipient)
  await given.approvedClaim(owner, 'team', teamID)
  await as(owner).opportunity(teamOnly)
  await expectRefusal(as(recipient).opportunity(teamOnly), 'NOT_FOUND')
  // After an invitation by the current owner, the former owner is a contact again.
  await given.teamContact(owner, { teamID, user: recipient })
  await as(recipient).opportunity(teamOnly)
})

test('an owner who adds a contact in the moment of a transfer adds none', async () => {
  const division = await as(owner).addDivisionToTeam({ input: { teamID, division: 'A', ageGroup: '10U' } })
  const other = await given.user()
  const add = [
    (userID: string) => as(owner).addTeamContact({ teamID, userID, role: 'coach' }),
    (userID: string) => as(owner).addDivisionContact({ divisionID: division.id, userID, role: 'coach' }),
  ]
  for (const whom of [() => owner, () => other].flatMap((user) => add.map((by) => () => by(user().userID)))) {
    const id = await offer()
    beforeNextTransaction(() => accept(id))
    await expectRefusal(whom(), 'FORBIDDEN', "You don't have permission to manage this team")
    ;[owner, recipient] = [recipient, owner]
    const team = await as(owner).team({ id: teamID }, 'contacts { id } divisions { contacts { id } }')
    expect(team).toEqual({ contacts: [], divisions: [{ contacts: [] }] })
  }
})

test('a team has one transfer offer at a time, which can be declined or canceled and expires after 14 days', async () => {
  const first = await offer()
  const other = await given.user()
  await expectRefusal(offer(other), 'CONFLICT')
  await as(recipient).declineTransfer({ id: first })
  await expectRefusal(accept(first), 'NOT_FOUND')
  const second = await offer()
  await as(owner).cancelTransfer({ id: second })
  await expectRefusal(accept(second), 'NOT_FOUND')
  expect(await offersTo(recipient)).toEqual([])
  const third = await offer(other)
  const late = new Date(inDays(15))
  await expectRefusal(accept(third, other, { now: late }), 'NOT_FOUND')
  expect(await ownerNow()).toBe(owner.userID)
})

test('a team cannot be offered to its owner, an admin, or a blocked user', async () => {
  for (const user of [owner, await given.admin()]) await expectRefusal(offer(user), 'CONFLICT')
  await expectRefusal(offer(await given.user({ isBlocked: true })), 'NOT_FOUND', 'User not found')
})

test('only one of concurrent acceptances, cancellations, and declines of a transfer succeeds', async () => {
  const id = await offer()
  const ends = [accept(id), accept(id), as(owner).cancelTransfer({ id }), as(recipient).declineTransfer({ id })]
  const [winner] = await expectAtOnce(ends, { code: 'NOT_FOUND' })
  const isAccepted = winner! < 2
  expect(await ownerNow()).toBe(isAccepted ? recipient.userID : owner.userID)
})

test('a transfer offer is void after the team changes owners', async () => {
  const id = await offer()
  const status = async () => {
    await cancelOutdatedTransfer(teamID)
    return (await find(teamTransfers, { teamID }))!.status
  }
  expect(await status()).toBe('pending')
  for (const next of [await given.user(), owner]) await given.approvedClaim(next, 'team', teamID)
  await expectRefusal(accept(id), 'NOT_FOUND')
  expect(await offersTo(recipient)).toEqual([])
  expect(await status(), 'also of an owner who got the team back').toBe('canceled')
})

test("rejecting a claim while its owner's transfer is accepted releases the team, or leaves the claim pending for the new owner", async () => {
  const admin = await given.admin()
  for (let round = 0; round < 3; round++) {
    teamID = (await given.team({ owner: admin })).id
    await as(owner).claimTeam({ teamID })
    const [claim] = await pendingClaims(teamID)
    const id = await offer()
    const reject = (claimID: string) => as(admin).rejectClaim({ claimID })
    await Promise.allSettled([accept(id), reject(claim!.id)])
    // If the transfer came first, the claim is still pending, for the new owner.
    for (const left of await pendingClaims(teamID)) {
      expect(left.userId).toBe(recipient.userID)
      await reject(left.id)
    }
    expect(await ownerNow()).toBeUndefined()
  }
})

// permissions.test.ts tests that a provisional owner can neither offer the team nor cancel an offer.
test('an offer of a provisional owner from before the claim cannot be accepted', async () => {
  const id = await offer()
  await given.provisionalClaim(teamID)
  await expectRefusal(accept(id), 'CONFLICT', 'The ownership of this team is being reviewed.')
})

test('a transfer of a hidden team, to a new admin, or by a blocked owner cannot be accepted', async () => {
  const id = await offer()
  const [admin, record] = [as(await given.admin()), { kind: 'team', id: teamID } as const]
  await admin.hideRecord({ ...record, reason: 'Check' })
  await expectRefusal(accept(id), 'NOT_FOUND')
  await admin.unhideRecord(record)
  const role = (name: 'admin' | 'user') => users().patch({ userID: recipient.userID }).set({ role: name }).go()
  await role('admin')
  await expectRefusal(accept(id), 'CONFLICT', "Admins can't own teams.")
  await role('user')
  await users().patch({ userID: owner.userID }).set({ isBlocked: true }).go()
  await expectRefusal(accept(id), 'NOT_FOUND')
  expect(await ownerNow()).toBe(owner.userID)
})

test('deleting the account of either side ends a transfer offer', async () => {
  const first = await offer()
  await deleteAccount(recipient)
  expect((await as(owner).team({ id: teamID }, TEAM)).transfer).toBeNull()
  await expectRefusal(as(owner).cancelTransfer({ id: first }), 'NOT_FOUND')
  const other = await given.user()
  const second = await offer(other)
  await deleteAccount(owner)
  await expectRefusal(accept(second, other), 'NOT_FOUND')
  expect(await ownerNow()).toBeUndefined()
})

test('deleting an account leaves a transfer that ended meanwhile, and what it organized that has started', async () => {
  const id = await offer()
  const { id: opportunityID } = await given.opportunity({ creator: recipient })
  await opportunities()
    .patch({ opportunityID })
    .set({ startTime: inDays(-1) })
    .go()
  await transactWrite([[users().delete(recipient)]])
  beforeNextTransaction(() => as(owner).cancelTransfer({ id }))
  await removeChildrenOfUser(recipient.userID)
  expect(await find(teamTransfers, { teamID })).toMatchObject({ status: 'canceled' })
  expect((await find(opportunities, { opportunityID }))!.canceledAt).toBeUndefined()
})
