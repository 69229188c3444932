import { beforeEach, expect, test, vi } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { teamRecord } from '../../functions/domain/teams/record.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { removeEndedAppointments } from '../../functions/lifecycle/claim/ended-appointments.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'

const MANAGED = '{ managedTeams { id viewerCanManage viewerCanTransfer } claimedTeams { id } }'
const CONTACTS = 'viewerCanManage contacts { userID role managesTeam isPending }'

let owner: UserItem
let manager: UserItem
let teamID: string
beforeEach(async () => {
  ;[owner, manager] = await Promise.all([given.user({ name: 'Owen Owner' }), given.user({ name: 'Mo Manager' })])
  teamID = (await given.team({ owner })).id
})
const appointed = () => given.teamContact(owner, { teamID, user: manager, role: 'manager' })
const managedBy = async (user: UserItem) => (await as(user).send(MANAGED)).managedTeams

test('a contact with the role manager manages the team once they accept, and the owner sees it', async () => {
  const addTeamContact = await as(owner).addTeamContact(
    { teamID, userID: manager.userID, role: 'manager' },
    'id managesTeam isPending',
  )
  expect(addTeamContact).toMatchObject({ managesTeam: true, isPending: true })
  await expectRefusal(as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
  expect(await managedBy(manager)).toEqual([])
  const contactInvitations = await as(manager).contactInvitations({}, 'managesTeam')
  expect(contactInvitations).toEqual([{ managesTeam: true }])

  await as(manager).acceptContact({ id: addTeamContact.id })
  await as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } })
  const managed = { id: teamID, viewerCanManage: true, viewerCanTransfer: false }
  expect(await as(manager).send(MANAGED)).toEqual({ managedTeams: [managed], claimedTeams: [] })
  const contact = { userID: manager.userID, role: 'manager', managesTeam: true, isPending: false }
  expect((await as(owner).team({ id: teamID }, CONTACTS)).contacts).toEqual([contact])
  expect(await asAnonymous().team({ id: teamID }, CONTACTS)).toEqual({
    viewerCanManage: false,
    contacts: [{ ...contact, managesTeam: false }],
  })
  const auditLog = await as(owner).auditLog({ kind: 'team', id: teamID }, 'action changes { field after }')
  expect(auditLog).toContainEqual({
    action: 'acceptContact',
    changes: expect.arrayContaining([{ field: 'managers', after: manager.userID }]),
  })
})

test('other contact roles give no rights, and a contact can become a manager', async () => {
  await given.teamContact(owner, { teamID, user: manager, role: 'coach' })
  await expectRefusal(as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
  await expectRefusal(
    as(owner).addTeamContact({ teamID, userID: manager.userID, role: 'assistant' }),
    'CONFLICT',
    'This user is already a contact of this team',
  )
  await appointed()
  await as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } })
  const team = await as(owner).team({ id: teamID }, CONTACTS)
  expect(team.contacts).toEqual([{ userID: manager.userID, role: 'manager', managesTeam: true, isPending: false }])
  await expectRefusal(as(owner).addTeamContact({ teamID, userID: manager.userID, role: 'manager' }), 'CONFLICT')
})

test('a player whom a manager adds waits only for the family', async () => {
  await appointed()
  const { id: playerID } = await given.player({ claimer: await given.user() })
  const entry = await as(manager).addPlayerToTeam(
    { input: { teamID, playerID, startDate: '2025-09-01', season: '2025 Fall' } },
    'waitsFor',
  )
  expect(entry.waitsFor).toBe('player')
})

test('a manager sees the roster requests that wait for the team', async () => {
  await appointed()
  const stranger = await given.user()
  const entry = await as(stranger).addPlayerToTeam({
    input: {
      teamID,
      playerID: (await given.player({ claimer: stranger })).id,
      startDate: '2025-09-01',
      season: '2025 Fall',
    },
  })
  for (const user of [owner, manager]) expect(await as(user).pendingRosterEntries()).toEqual([{ id: entry.id }])
})

test('only the owner can appoint and dismiss managers, and a manager can step down', async () => {
  await appointed()
  const other = await given.user()
  const addTeamContact = await as(owner).addTeamContact(
    { teamID, userID: other.userID, role: 'manager' },
    'id managesTeam isPending',
  )
  const message = 'Only the owner of the team appoints and dismisses its managers.'
  const third = await given.user()
  await expectRefusal(
    as(manager).addTeamContact({ teamID, userID: third.userID, role: 'manager' }),
    'FORBIDDEN',
    message,
  )
  await expectRefusal(as(manager).removeTeamContact({ teamID, userID: other.userID }), 'FORBIDDEN', message)
  await as(other).acceptContact({ id: addTeamContact.id })
  await expectRefusal(as(manager).removeTeamContact({ teamID, userID: other.userID }), 'FORBIDDEN', message)
  await expectRefusal(as(manager).deleteTeam({ id: teamID }), 'FORBIDDEN')

  await as(owner).removeTeamContact({ teamID, userID: other.userID })
  await expectRefusal(as(other).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
  await as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } })
  await as(manager).removeTeamContact({ teamID, userID: manager.userID })
  await expectRefusal(as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
})

test('a manager loses the appointment when the owner changes, and does not get it back if the owner returns', async () => {
  await appointed()
  const admin = await given.admin()
  const recipient = await given.user()
  const claim = await as(recipient).createClaimRequest({ resourceType: 'team', resourceID: teamID })
  await as(admin).approveClaim({ claimID: claim.id })
  await expectRefusal(as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
  expect((await as(recipient).team({ id: teamID }, CONTACTS)).contacts).toEqual([])
  const again = await as(owner).createClaimRequest({ resourceType: 'team', resourceID: teamID })
  await as(admin).approveClaim({ claimID: again.id })
  await expectRefusal(as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } }), 'FORBIDDEN')
})

test('an invitation of a manager is void after the team changes owners', async () => {
  const addTeamContact = await as(owner).addTeamContact(
    { teamID, userID: manager.userID, role: 'manager' },
    'id managesTeam isPending',
  )
  const { data: team } = await teams().get({ teamID }).go()
  const recipient = await given.user()
  const ownership = { claimedBy: recipient.userID, claimedAt: new Date().toISOString() }
  await transactWrite(recordWrites(teamRecord.replace(team!, ownership, { now: new Date() })))
  await expectRefusal(as(manager).acceptContact({ id: addTeamContact.id }), 'NOT_FOUND', 'Invitation not found')
  await Promise.all([removeEndedAppointments(teamID), removeEndedAppointments(teamID)])
  expect((await as(recipient).team({ id: teamID }, CONTACTS)).contacts).toEqual([])
  expect(await as(manager).contactInvitations()).toEqual([])
  await given.teamContact(recipient, { teamID, user: manager, role: 'manager' })
  await as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } })
})

test("removing a former owner's invitation keeps one that the new owner sends at the same time", async () => {
  await as(owner).addTeamContact({ teamID, userID: manager.userID, role: 'manager' })
  const { data: team } = await teams().get({ teamID }).go()
  const recipient = await given.user()
  const ownership = { claimedBy: recipient.userID, claimedAt: new Date().toISOString() }
  await transactWrite(recordWrites(teamRecord.replace(team!, ownership, { now: new Date() })))
  const reappoint = vi.fn(async () => {
    await as(recipient).removeTeamContact({ teamID, userID: manager.userID })
    await as(recipient).addTeamContact({ teamID, userID: manager.userID, role: 'manager' })
  })
  beforeNextTransaction(reappoint)
  await removeEndedAppointments(teamID)
  expect(reappoint).toHaveBeenCalledOnce()
  const contactInvitations = await as(manager).contactInvitations()
  await as(manager).acceptContact({ id: contactInvitations[0].id })
  await as(manager).updateTeam({ id: teamID, input: { description: 'We travel.' } })
})

test('a provisional owner cannot appoint managers', async () => {
  const { data: team } = await teams().get({ teamID }).go()
  const now = new Date()
  const provisional = {
    since: now.toISOString(),
    until: new Date(now.getTime() + 86_400_000).toISOString(),
    before: {},
  }
  await transactWrite(recordWrites(teamRecord.replace(team!, { provisional }, { now })))
  await expectRefusal(as(owner).addTeamContact({ teamID, userID: manager.userID, role: 'manager' }), 'FORBIDDEN')
  await as(owner).addTeamContact({ teamID, userID: manager.userID, role: 'coach' })
})

test('deleting an account ends its appointments as manager', async () => {
  await appointed()
  await transactWrite([[users().delete({ userID: manager.userID })]])
  await removeChildrenOfUser(manager.userID)
  const { data: team } = await teams().get({ teamID }).go()
  expect(team?.managers).toBeUndefined()
})

test('concurrent acceptances and concurrent dismissals of managers are all applied', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => given.user()))
  const invited: string[] = []
  for (const { userID } of people)
    invited.push((await as(owner).addTeamContact({ teamID, userID, role: 'manager' }, 'id managesTeam isPending')).id)
  await Promise.all(people.map((person, i) => as(person).acceptContact({ id: invited[i] })))
  expect(new Set((await teams().get({ teamID }).go()).data?.managers?.userIDs)).toEqual(
    new Set(people.map(({ userID }) => userID)),
  )
  await Promise.all(people.slice(0, 3).map(({ userID }) => as(owner).removeTeamContact({ teamID, userID })))
  expect(new Set((await teams().get({ teamID }).go()).data?.managers?.userIDs)).toEqual(
    new Set(people.slice(3).map(({ userID }) => userID)),
  )
})
