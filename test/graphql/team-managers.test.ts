import { beforeEach, expect, test, vi } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { endWithFormerManagers } from '../../functions/lifecycle/claim/hand-over.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

const CONTACTS = 'viewerCanManage contacts { userID role managesTeam isPending }'

let owner: UserItem
let manager: UserItem
let teamID: string
beforeEach(async () => {
  ;[owner, manager] = await Promise.all([given.user({ name: 'Owen Owner' }), given.user({ name: 'Mo Manager' })])
  teamID = (await given.team({ owner })).id
})
const appointed = () => given.teamContact(owner, { teamID, user: manager, role: 'manager' })
const appoint = async (user = manager, by = owner, role = 'manager') =>
  (await as(by).addTeamContact({ teamID, userID: user.userID, role })).id
const dismiss = (user: UserItem, by = owner) => as(by).removeTeamContact({ teamID, userID: user.userID })
const manage = (user = manager) => as(user).updateTeam({ id: teamID, input: { description: 'We travel.' } })
/** Gives the team to a new owner, without the background work of a transfer. */
async function newOwner() {
  const { data: team } = await teams().get({ teamID }).go()
  const now = new Date()
  const recipient = await given.user()
  const claim = { claimedBy: recipient.userID, claimedAt: now.toISOString() }
  await transactWrite(recordWrites(teamRecord.replace(team!, claim, { now })))
  return recipient
}
const managersStored = async () => (await teams().get({ teamID }).go()).data?.managers?.userIDs

test('a contact with the role manager manages the team once they accept, and the owner sees it', async () => {
  const contact = { userID: manager.userID, role: 'manager', managesTeam: true }
  const invited = await as(owner).addTeamContact({ teamID, ...contact }, 'id managesTeam isPending')
  expect(invited).toMatchObject({ managesTeam: true, isPending: true })
  await expectRefusal(manage(), 'FORBIDDEN')
  expect(await as(manager).managedTeams()).toEqual([])
  expect(await as(manager).contactInvitations({}, 'managesTeam')).toEqual([{ managesTeam: true }])

  await as(manager).acceptContact({ id: invited.id })
  await manage()
  const managed = { id: teamID, viewerCanManage: true, viewerCanTransfer: false }
  expect(await as(manager).managedTeams({}, 'id viewerCanManage viewerCanTransfer')).toEqual([managed])
  expect(await as(manager).claimedTeams()).toEqual([])
  expect((await as(owner).team({ id: teamID }, CONTACTS)).contacts).toEqual([{ ...contact, isPending: false }])
  expect(await asAnonymous().team({ id: teamID }, CONTACTS)).toEqual({
    viewerCanManage: false,
    contacts: [{ ...contact, isPending: false, managesTeam: false }],
  })
  expect(await as(owner).auditLog({ kind: 'team', id: teamID }, 'action changes { field after }')).toContainEqual({
    action: 'acceptContact',
    changes: expect.arrayContaining([{ field: 'managers', after: manager.userID }]),
  })
})

test('other contact roles give no rights, and a contact can become a manager', async () => {
  await given.teamContact(owner, { teamID, user: manager, role: 'coach' })
  await expectRefusal(manage(), 'FORBIDDEN')
  expect(await as(manager).managedTeams()).toEqual([])
  const again = appoint(manager, owner, 'assistant')
  await expectRefusal(again, 'CONFLICT', 'This user is already a contact of this team')
  await appointed()
  await manage()
  const team = await as(owner).team({ id: teamID }, CONTACTS)
  expect(team.contacts).toEqual([{ userID: manager.userID, role: 'manager', managesTeam: true, isPending: false }])
  await expectRefusal(appoint(), 'CONFLICT')
})

test('a player whom a manager adds waits only for the family, and the manager sees the requests that wait for the team', async () => {
  await appointed()
  const family = await given.user()
  const ask = async (by: UserItem) => {
    const { id: playerID } = await given.player({ claimer: family })
    const input = { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' }
    return as(by).addPlayerToTeam({ input }, 'id waitsFor')
  }
  expect(await ask(manager)).toMatchObject({ waitsFor: 'player' })
  const { id } = await ask(family)
  for (const user of [owner, manager]) expect(await as(user).pendingRosterEntries()).toEqual([{ id }])
})

test('only the owner can appoint and dismiss managers, and a manager can step down', async () => {
  await appointed()
  const [other, third] = await Promise.all([given.user(), given.user()])
  const invitation = await appoint(other)
  const message = 'Only the owner of the team appoints and dismisses its managers.'
  await expectRefusal(appoint(third, manager), 'FORBIDDEN', message)
  await expectRefusal(dismiss(other, manager), 'FORBIDDEN', message)
  await expectRefusal(appoint(manager, manager), 'CONFLICT', 'This user is already a contact of this team')
  await as(other).acceptContact({ id: invitation })
  await expectRefusal(dismiss(other, manager), 'FORBIDDEN', message)
  await given.teamContact(manager, { teamID, user: third })
  await dismiss(third, manager)

  await dismiss(other)
  await expectRefusal(manage(other), 'FORBIDDEN')
  await manage()
  await dismiss(manager, manager)
  await expectRefusal(manage(), 'FORBIDDEN')
})

test('a manager loses the appointment when the owner changes, and does not get it back if the owner returns', async () => {
  await appointed()
  for (const next of [await given.user(), owner]) {
    await given.approvedClaim(next, 'team', teamID)
    await expectRefusal(manage(), 'FORBIDDEN')
    expect((await as(next).team({ id: teamID }, CONTACTS)).contacts).toEqual([])
  }
})

test('invitations by a former owner are void after the team changes owners, and those by admins stay', async () => {
  const id = await appoint()
  const [coach, ofAdmin] = await given.users(2)
  await appoint(coach, owner, 'coach')
  await appoint(ofAdmin, await given.admin(), 'coach')
  const recipient = await newOwner()
  await expectRefusal(as(manager).acceptContact({ id }), 'NOT_FOUND', 'Invitation not found')
  await Promise.all([endWithFormerManagers(teamID), endWithFormerManagers(teamID)])
  const left = { userID: ofAdmin.userID, role: 'coach', managesTeam: false, isPending: true }
  expect((await as(recipient).team({ id: teamID }, CONTACTS)).contacts).toEqual([left])
  for (const user of [manager, coach]) expect(await as(user).contactInvitations()).toEqual([])
  await given.teamContact(recipient, { teamID, user: manager, role: 'manager' })
  await manage()
})

test("removing a former owner's invitation keeps one that the new owner sends at the same time", async () => {
  await appoint()
  const recipient = await newOwner()
  const reappoint = vi.fn(async () => {
    await dismiss(manager, recipient)
    await appoint(manager, recipient)
  })
  beforeNextTransaction(reappoint)
  await endWithFormerManagers(teamID)
  expect(reappoint).toHaveBeenCalledOnce()
  const [invitation] = await as(manager).contactInvitations()
  await as(manager).acceptContact({ id: invitation.id })
  await manage()
})

test('removing what came with a former owner keeps what changed at the same time', async () => {
  await appointed()
  const invited = await given.user()
  const invitation = await appoint(invited)
  const recipient = await newOwner()
  beforeNextTransaction(async () => {
    await as(invited).declineContact({ id: invitation })
    await dismiss(manager, recipient)
    await given.teamContact(recipient, { teamID, user: manager, role: 'coach' })
  })
  await endWithFormerManagers(teamID)
  expect((await as(recipient).team({ id: teamID }, CONTACTS)).contacts).toMatchObject([
    { userID: manager.userID, role: 'coach' },
  ])
  await expectRefusal(appoint(invited, recipient), 'CONFLICT')
})

test('a provisional owner cannot appoint managers', async () => {
  await given.provisionalClaim(teamID)
  await expectRefusal(appoint(), 'FORBIDDEN')
  await appoint(manager, owner, 'coach')
  await appoint(owner)
})

test('deleting an account ends its appointments as manager', async () => {
  await appointed()
  await transactWrite([[users().delete({ userID: manager.userID })]])
  await removeChildrenOfUser(manager.userID)
  expect(await managersStored()).toBeUndefined()
})

test('concurrent acceptances and concurrent dismissals of managers are all applied', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => given.user()))
  const invited = await Promise.all(people.map((person) => appoint(person)))
  await Promise.all(people.map((person, i) => as(person).acceptContact({ id: invited[i] })))
  const ids = people.map(({ userID }) => userID)
  expect((await managersStored())!.sort()).toEqual(ids.toSorted())
  await Promise.all(people.slice(0, 3).map((person) => dismiss(person)))
  expect((await managersStored())!.sort()).toEqual(ids.slice(3).sort())
})
