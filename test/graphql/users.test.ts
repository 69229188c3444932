import { describe, expect, test } from 'vitest'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import {
  endSession,
  openSession,
  refreshedSession,
  type Session,
  setPassword,
} from '../../functions/services/identity/identity.ts'
import { adminCount } from '../../functions/store/records/admin-count.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { uniqueKeys } from '../../functions/store/unique-keys/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestIdentity } from '../support/test-identity.ts'

await startTestIdentity()

const UPDATE = 'mutation ($id: ID!, $input: UpdateUserInput!) { updateUser(id: $id, input: $input) { id name role } }'
const LIST = `query ($search: String, $perPage: Int, $page: Int) {
  users(search: $search, perPage: $perPage, page: $page) { id email name role } usersCount(search: $search) }`
const READ =
  'id name role createdAt email isBlocked isEmailVerified emailNotifications eventReminders opportunityAlerts marketingEmails updatedAt claimedTeams { name }'

/** Resets the number of admins, then creates `count` admins. */
async function onlyAdmins(count: number): Promise<UserItem[]> {
  await transactWrite([[adminCount().put({ count: 0 })]])
  return Promise.all(Array.from({ length: count }, () => given.admin()))
}
const adminsCounted = async () => (await find(adminCount, {}))?.count ?? 0

test('admins see which registrations a user made, and with the user whether the user is team staff', async () => {
  const [coach, parent, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  await given.team({ owner: coach })
  const { id: opportunityID } = await given.opportunity({ creator: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  const { id } = await given.registration(parent, { opportunityID, playerID })
  const seen = (by: UserItem, { userID }: UserItem) => as(by).user({ id: userID }, 'registrations { id } isTeamStaff')
  expect(await seen(admin, parent)).toEqual({ registrations: [{ id }], isTeamStaff: false })
  expect(await seen(admin, coach)).toEqual({ registrations: [], isTeamStaff: true })
  expect(await seen(parent, parent)).toEqual({ registrations: [], isTeamStaff: false })
  expect(await seen(coach, parent)).toEqual({ registrations: [], isTeamStaff: null })
  const log = await as(admin).auditLog({ kind: 'user', id: parent.userID }, 'action')
  expect(log).toContainEqual({ action: 'readRegistrations' })
})

describe('lists of users', () => {
  test('an admin finds users by name or email, with an exact count', async () => {
    const admin = await given.admin()
    const mark = `q${newID().slice(-8)}`
    const updateUser = await as(admin).updateUser(
      { id: (await given.user()).userID, input: { name: `Kim ${mark}` } },
      'id name role',
    )
    const { users: found, usersCount } = await as(admin).send(LIST, { search: mark })
    expect(found).toEqual([{ ...updateUser, email: expect.stringMatching(/@fungo\.example$/) }])
    expect(usersCount).toBe(1)
    const whole = await as(admin).users({ search: mark }, 'name emailNotifications claimedTeams { id }')
    expect(whole).toEqual([{ name: `Kim ${mark}`, emailNotifications: true, claimedTeams: [] }])
  })

  test('a team owner searches users by two letters or more and sees masked emails and no blocked users', async () => {
    const [owner, admin] = await Promise.all([given.user(), given.admin()])
    await given.team({ owner })
    const mark = `q${newID().slice(-8)}`
    const listed = await Promise.all([given.user(), given.user()])
    for (const { userID } of listed) await as(admin).updateUser({ id: userID, input: { name: `Kim ${mark}` } })
    await setPassword(listed[0]!.userID, 'left field 42')
    await as(admin).blockUser({ id: listed[0]!.userID })
    const { users: found, usersCount } = await as(owner).send(LIST, { search: mark, perPage: 1000 })
    const first = listed[1]!.email.charAt(0)
    expect(found).toEqual([
      { id: listed[1]!.userID, name: `Kim ${mark}`, role: 'user', email: `${first}***@fungo.example` },
    ])
    expect(usersCount).toBe(1)
    expect((await as(owner).send(LIST, { search: mark, page: 2 })).users).toEqual([])
    const { email } = listed[1]!
    expect((await as(owner).send(LIST, { search: email.toUpperCase() })).users).toHaveLength(1)
    const partly = await as(owner).send(LIST, { search: email.slice(0, -3) })
    expect(partly).toEqual({ users: [], usersCount: 0 })
    await expectRefusal(
      as(owner).send(LIST, { search: 'k' }),
      'BAD_USER_INPUT',
      'Type at least 2 character(s) to search',
    )
    await expectRefusal(as(owner).send(LIST), 'BAD_USER_INPUT', 'Type at least 2 character(s) to search')
    await expectRefusal(as(await given.user()).send(LIST, { search: mark }), 'FORBIDDEN')
  })
})

test("a user's page shows name, role, join date, and claimed teams, and the rest only to the user and admins", async () => {
  const owner = await given.user({ name: 'Robin Owner' })
  const team = await given.team({ owner })
  const shown = { id: owner.userID, name: 'Robin Owner', role: 'user', createdAt: owner.createdAt }
  const hidden = {
    email: null,
    isBlocked: null,
    isEmailVerified: null,
    emailNotifications: null,
    eventReminders: null,
    opportunityAlerts: null,
    marketingEmails: null,
    updatedAt: null,
  }
  const claimedTeams = [{ name: team.name }]
  for (const client of [asAnonymous(), as(await given.user())]) {
    expect(await client.user({ id: owner.userID }, READ)).toEqual({ ...shown, ...hidden, claimedTeams })
  }
  for (const client of [as(owner), as(await given.admin())]) {
    expect(await client.user({ id: owner.userID }, READ)).toMatchObject({
      email: owner.email,
      isBlocked: false,
      isEmailVerified: true,
      marketingEmails: false,
    })
  }
  expect(await asAnonymous().user({ id: newID() }, READ)).toBeNull()
})

test('users change their own name and preferences, but not their role', async () => {
  const user = await given.user()
  const updateUser = await as(user).updateUser({ id: user.userID, input: { name: '  Robin New ' } }, 'id name role')
  expect(updateUser.name).toBe('Robin New')
  await expectRefusal(
    as(user).updateUser({ id: user.userID, input: { name: ' ' } }),
    'BAD_USER_INPUT',
    'Name is required',
  )
  await expectRefusal(as(user).updateUser({ id: user.userID, input: { role: 'coach' } }), 'FORBIDDEN')
  await expectRefusal(as(user).updateUser({ id: (await given.user()).userID, input: { name: 'x' } }), 'FORBIDDEN')
  const updateUserSettings = await as(user).updateUserSettings(
    { input: { marketingEmails: true, eventReminders: false, locale: 'es' } },
    'locale emailNotifications eventReminders opportunityAlerts marketingEmails',
  )
  expect(updateUserSettings).toEqual({
    locale: 'es',
    emailNotifications: true,
    eventReminders: false,
    opportunityAlerts: true,
    marketingEmails: true,
  })
})

test('an admin changes the name and role of a user, effective on the next request', async () => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  await as(admin).updateUser({ id: user.userID, input: { role: 'admin' } })
  await as(user).send(LIST)
  await as(admin).updateUser({ id: user.userID, input: { role: 'coach' } })
  await expectRefusal(as(user).send(LIST), 'FORBIDDEN')
  await expectRefusal(as(admin).updateUser({ id: newID(), input: { role: 'coach' } }), 'NOT_FOUND', 'User not found')
})

test('a block ends every session and refuses logins until it is lifted', async () => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  await setPassword(user.userID, 'left field 42')
  const session = (await openSession(user.userID, 'left field 42')) as Session
  const blockUser = await as(admin).blockUser({ id: user.userID }, 'id isBlocked')
  expect(blockUser.isBlocked).toBe(true)
  expect(await refreshedSession(session.refreshToken)).toBeNull()
  expect(await openSession(user.userID, 'left field 42')).toBeNull()
  await expectRefusal(as(user).claimedTeams(), 'FORBIDDEN')
  await as(user).teams()

  const unblockUser = await as(admin).unblockUser({ id: user.userID }, 'id isBlocked')
  expect(unblockUser.isBlocked).toBe(false)
  const again = (await openSession(user.userID, 'left field 42')) as Session
  await endSession(again.refreshToken)
})

test('a deleted account disappears from lists, its address is free, and it cannot sign in', async () => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  await setPassword(user.userID, 'left field 42')
  const { id } = await given.opportunity({ creator: user })
  expect(await as(admin).deleteUser({ id: user.userID })).toBe(true)
  expect(await openSession(user.userID, 'left field 42')).toBeNull()
  expect((await uniqueKeys().get({ scope: 'email', value: user.email }).go()).data).toBeNull()
  expect((await as(admin).send(LIST, { search: user.email })).usersCount).toBe(0)
  const opportunity = await asAnonymous().opportunity({ id }, 'createdByUser { id }')
  expect(opportunity.createdByUser).toBeNull()
  await expectRefusal(as(user).claimedTeams(), 'UNAUTHENTICATED')
  await expectRefusal(as(admin).deleteUser({ id: user.userID }), 'NOT_FOUND', 'User not found')
})

test('users export their data and delete their own account', async () => {
  const user = await given.user({ name: 'Robin Leaver' })
  await setPassword(user.userID, 'left field 42')
  const team = await given.team({ owner: user })
  const player = await given.player({ claimer: user, name: 'Sam Leaver' })
  const { id: opportunityID } = await given.opportunity({ creator: user })
  await given.registration(user, { opportunityID, playerID: player.id, notes: 'Allergic to nuts' })
  const data = JSON.parse(await as(user).exportMyData())
  expect(data).toMatchObject({
    account: { name: 'Robin Leaver', email: user.email },
    claimedTeams: [{ teamID: team.id }],
    claimedPlayers: [{ playerID: player.id, registrations: [{ opportunityID, notes: 'Allergic to nuts' }] }],
    registrationsMade: [{ opportunityID }],
    opportunitiesCreated: [{ opportunityID }],
    claimRequests: [],
  })
  await expectRefusal(
    as(user).deleteMyAccount({ input: { currentPassword: 'left field 43' } }),
    'BAD_USER_INPUT',
    'Your current password is not correct',
  )
  expect(await as(user).deleteMyAccount({ input: { currentPassword: 'left field 42' } })).toBe(true)
  await expectRefusal(as(user).exportMyData(), 'UNAUTHENTICATED')
})

describe('the last admin', () => {
  test('cannot be demoted, blocked, or deleted', async () => {
    const [admin] = await onlyAdmins(1)
    const id = admin!.userID
    await setPassword(id, 'left field 42')
    await expectRefusal(
      as(admin!).updateUser({ id, input: { role: 'coach' } }),
      'CONFLICT',
      "The last admin can't be demoted",
    )
    await expectRefusal(as(admin!).blockUser({ id }), 'CONFLICT', "The last admin can't be blocked")
    await expectRefusal(as(admin!).deleteUser({ id }), 'CONFLICT', "The last admin can't be deleted")
    await expectRefusal(as(admin!).deleteMyAccount({ input: { currentPassword: 'left field 42' } }), 'CONFLICT')
    expect(await adminsCounted()).toBe(1)
    await as(admin!).updateUser({ id, input: { name: 'Still Here', role: 'admin' } })
  })

  test.each([1, 2, 3])('remains when two admins demote each other at once (%i)', async () => {
    const [one, other] = await onlyAdmins(2)
    const demotions = [
      ...Array.from({ length: 10 }, () => as(one!).send(UPDATE, { id: other!.userID, input: { role: 'user' } })),
      ...Array.from({ length: 10 }, () => as(other!).send(UPDATE, { id: one!.userID, input: { role: 'user' } })),
    ]
    await Promise.allSettled(demotions)
    const roles = await Promise.all(
      [one!, other!].map(async ({ userID }) => (await users().get({ userID }).go()).data!.role),
    )
    expect(roles.filter((role) => role === 'admin')).toHaveLength(1)
    expect(await adminsCounted()).toBe(1)
  })

  test('is determined without blocked admins', async () => {
    const [one, other] = await onlyAdmins(2)
    for (const { userID } of [one!, other!]) await setPassword(userID, 'left field 42')
    await as(one!).blockUser({ id: other!.userID })
    expect(await adminsCounted()).toBe(1)
    await expectRefusal(as(one!).deleteMyAccount({ input: { currentPassword: 'left field 42' } }), 'CONFLICT')
    await as(one!).unblockUser({ id: other!.userID })
    expect(await adminsCounted()).toBe(2)
    await as(one!).deleteMyAccount({ input: { currentPassword: 'left field 42' } })
    expect(await adminsCounted()).toBe(1)
  })
})
