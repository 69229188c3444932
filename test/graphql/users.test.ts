import { describe, expect, test } from 'vitest'
import { usersToReview } from '../../functions/domain/safety-records/service.ts'
import { type UserItem, users } from '../../functions/domain/users/entity.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { openSession, setPassword } from '../../functions/services/identity/identity.ts'
import { adminCount } from '../../functions/store/records/admin-count.ts'
import { find, transactWrite } from '../../functions/store/store.ts'
import { uniqueKeys } from '../../functions/store/unique-keys/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestIdentity } from '../support/test-identity.ts'

await startTestIdentity()

const LISTED = 'id email name role'

/** Resets the number of admins, then creates `count` admins. */
async function onlyAdmins(count: number): Promise<UserItem[]> {
  await transactWrite([[adminCount().put({ count: 0 })]])
  return Promise.all(Array.from({ length: count }, () => given.admin()))
}
const PASSWORD = 'left field 42'
const listBy = async (by: UserItem, args: object = {}) => ({
  users: await as(by).users(args, LISTED),
  usersCount: await as(by).usersCount(args),
})
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
    const [admin, { userID: id, email }] = [await given.admin(), await given.user()]
    const mark = `q${newID().slice(-8)}`
    const name = `Kim ${mark}`
    await as(admin).updateUser({ id, input: { name } })
    expect(await listBy(admin, { search: mark })).toEqual({ users: [{ id, email, name, role: 'user' }], usersCount: 1 })
    const whole = await as(admin).users({ search: mark }, 'name emailNotifications claimedTeams { id }')
    expect(whole).toEqual([{ name, emailNotifications: true, claimedTeams: [] }])
  })

  test('a team owner searches users by two letters or more and sees masked emails and no blocked users', async () => {
    const [owner, admin] = await Promise.all([given.user(), given.admin()])
    await given.team({ owner })
    const name = `Kim q${newID().slice(-8)}`
    const [blocked, { userID: id, email }] = await Promise.all([given.user({ name }), given.user({ name })])
    await setPassword(blocked.userID, PASSWORD)
    await as(admin).blockUser({ id: blocked.userID })
    const masked = { id, name, role: 'user', email: `${email.charAt(0)}***@fungo.example` }
    const found = (args: object) => listBy(owner, args)
    expect(await found({ search: name, perPage: 1000 })).toEqual({ users: [masked], usersCount: 1 })
    expect(await found({ search: name, page: 2 })).toMatchObject({ users: [] })
    expect(await found({ search: email.toUpperCase() })).toMatchObject({ users: [masked] })
    expect(await found({ search: email.slice(0, -3) })).toEqual({ users: [], usersCount: 0 })
    for (const tooShort of [{ search: 'k' }, {}])
      await expectRefusal(found(tooShort), 'BAD_USER_INPUT', 'Type at least 2 character(s) to search')
  })
})

test("a user's page shows name, role, join date, and claimed teams, and the rest only to the user and admins", async () => {
  const owner = await given.user({ name: 'Robin Owner' })
  const { userID: id, createdAt, email } = owner
  const team = await given.team({ owner })
  const own = { email, isBlocked: false, isEmailVerified: true, emailNotifications: true, eventReminders: true }
  const more = { opportunityAlerts: true, marketingEmails: false, updatedAt: expect.any(String) }
  const hidden = Object.fromEntries(Object.keys({ ...own, ...more }).map((field) => [field, null]))
  const shown = { id, name: 'Robin Owner', role: 'user', createdAt, claimedTeams: [{ name: team.name }] }
  const read = (by: ReturnType<typeof as>) =>
    by.user({ id }, `id name role createdAt claimedTeams { name } ${Object.keys(hidden).join(' ')}`)
  for (const by of [asAnonymous(), as(await given.user())]) expect(await read(by)).toEqual({ ...shown, ...hidden })
  for (const by of [as(owner), as(await given.admin())]) expect(await read(by)).toEqual({ ...shown, ...own, ...more })
  expect(await asAnonymous().user({ id: newID() })).toBeNull()
})

test('users change their own name and preferences, but not their role', async () => {
  const user = await given.user()
  const update = (input: object) => as(user).updateUser({ id: user.userID, input }, 'name')
  expect(await update({ name: '  Robin New ' })).toEqual({ name: 'Robin New' })
  await expectRefusal(update({ name: ' ' }), 'BAD_USER_INPUT', 'Name is required')
  await expectRefusal(update({ role: 'coach' }), 'FORBIDDEN')
  const input = { marketingEmails: true, eventReminders: false, locale: 'es' }
  const settings = 'locale emailNotifications eventReminders opportunityAlerts marketingEmails'
  const kept = { emailNotifications: true, opportunityAlerts: true }
  expect(await as(user).updateUserSettings({ input }, settings)).toEqual({ ...input, ...kept })
})

test('an admin changes the role of a user, effective on the next request', async () => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  const setRole = (id: string, role: string) => as(admin).updateUser({ id, input: { role } })
  await setRole(user.userID, 'admin')
  await as(user).users()
  await setRole(user.userID, 'coach')
  await expectRefusal(as(user).users(), 'FORBIDDEN')
  await expectRefusal(setRole(newID(), 'coach'), 'NOT_FOUND', 'User not found')
})

test('a deleted account disappears from lists, its address is free, and it cannot sign in', async () => {
  const [admin, user] = await Promise.all([given.admin(), given.user()])
  await setPassword(user.userID, PASSWORD)
  const { id } = await given.opportunity({ creator: user })
  const remove = () => as(admin).deleteUser({ id: user.userID })
  expect(await remove()).toBe(true)
  expect(await openSession(user.userID, PASSWORD)).toBeNull()
  expect((await uniqueKeys().get({ scope: 'email', value: user.email }).go()).data).toBeNull()
  expect(await as(admin).usersCount({ search: user.email })).toBe(0)
  expect(await asAnonymous().opportunity({ id }, 'createdByUser { id }')).toEqual({ createdByUser: null })
  await expectRefusal(as(user).claimedTeams(), 'UNAUTHENTICATED')
  await expectRefusal(remove(), 'NOT_FOUND', 'User not found')
})

test('users export their data', async () => {
  const user = await given.user({ name: 'Robin Leaver' })
  const team = await given.team({ owner: user })
  const { id: playerID } = await given.player({ claimer: user, name: 'Sam Leaver' })
  const { id: opportunityID } = await given.opportunity({ creator: user })
  const notes = 'Allergic to nuts'
  await given.registration(user, { opportunityID, playerID, notes })
  expect(JSON.parse(await as(user).exportMyData())).toMatchObject({
    account: { name: 'Robin Leaver', email: user.email },
    claimedTeams: [{ teamID: team.id }],
    claimedPlayers: [{ playerID, registrations: [{ opportunityID, notes }] }],
    registrationsMade: [{ opportunityID }],
    opportunitiesCreated: [{ opportunityID }],
    claimRequests: [],
  })
})

test('the data that users export does not name the admins who decided about it', async () => {
  const [moderator, coach] = [await given.admin(), await given.user()]
  const { id } = await given.team({ owner: coach })
  await as(coach).updateSafetyRecords({
    input: { backgroundCheckedOn: '2026-02-28', safeSportTrainedOn: '2026-02-28' },
  })
  for (const kind of ['BACKGROUND_CHECK', 'SAFESPORT_TRAINING'])
    await as(moderator).reviewSafetyRecord({ userID: coach.userID, kind, isConfirmed: true })
  await as(moderator).hideRecord({ kind: 'team', id, reason: 'Not a real one' })
  const exported = await as(coach).exportMyData()
  expect(exported).toContain('Not a real one')
  expect(exported).not.toContain(moderator.userID)
})

describe('the last admin', () => {
  test('cannot be demoted, blocked, or deleted', async () => {
    const [admin] = await onlyAdmins(1)
    const id = admin!.userID
    await setPassword(id, PASSWORD)
    const self = as(admin!)
    const role = self.updateUser({ id, input: { role: 'coach' } })
    await expectRefusal(role, 'CONFLICT', "The last admin can't be demoted")
    await expectRefusal(self.blockUser({ id }), 'CONFLICT', "The last admin can't be blocked")
    await expectRefusal(self.deleteUser({ id }), 'CONFLICT', "The last admin can't be deleted")
    await expectRefusal(self.deleteMyAccount({ input: { currentPassword: PASSWORD } }), 'CONFLICT')
    expect(await adminsCounted()).toBe(1)
    await self.updateUser({ id, input: { name: 'Still Here', role: 'admin' } })
  })

  test('remains when two admins demote each other at once', async () => {
    const [one, other] = (await onlyAdmins(2)) as [UserItem, UserItem]
    const demote = (by: UserItem, { userID: id }: UserItem) => as(by).updateUser({ id, input: { role: 'user' } })
    const demotions = Array.from({ length: 10 }, () => [demote(one, other), demote(other, one)])
    await Promise.allSettled(demotions.flat())
    const stored = await Promise.all([one, other].map(({ userID }) => users().get({ userID }).go()))
    expect(stored.filter(({ data }) => data!.role === 'admin')).toHaveLength(1)
    expect(await adminsCounted()).toBe(1)
  })

  test('is determined without blocked admins', async () => {
    const [one, other] = await onlyAdmins(2)
    for (const { userID } of [one!, other!]) await setPassword(userID, PASSWORD)
    await as(one!).blockUser({ id: other!.userID })
    expect(await adminsCounted()).toBe(1)
    await expectRefusal(as(one!).deleteMyAccount({ input: { currentPassword: PASSWORD } }), 'CONFLICT')
    await as(one!).unblockUser({ id: other!.userID })
    expect(await adminsCounted()).toBe(2)
    await as(one!).deleteMyAccount({ input: { currentPassword: PASSWORD } })
    expect(await adminsCounted()).toBe(1)
  })
})

const FIELDS = 'safetyRecords { kind completedOn expiresOn isExpired confirmedAt confirmedBy { id } }'
const now = new Date('2026-11-22T12:00:00.000Z')

const [parent, admin] = await Promise.all([given.user(), given.admin()])
const recordsSeenBy = async (viewer: ReturnType<typeof as>, { userID: id }: UserItem) =>
  (await viewer.user({ id }, FIELDS, { now })).safetyRecords
const entered = (coach: UserItem, input: object) => as(coach).updateSafetyRecords({ input }, FIELDS, { now })
const reviewed = ({ userID }: UserItem, kind: string, isConfirmed = true) =>
  as(admin).reviewSafetyRecord({ userID, kind, isConfirmed }, FIELDS, { now })
const isWaiting = async (coach: UserItem) => (await usersToReview()).includes(coach.userID)

test('signed-in users see a safety record of a coach after an admin confirms it, marked as expired after its expiry date', async () => {
  const coach = await given.user({ role: 'coach' })
  await entered(coach, { backgroundCheckedOn: '2026-03-31', safeSportTrainedOn: '2025-11-21' })
  const check = { kind: 'BACKGROUND_CHECK', completedOn: '2026-03-31', expiresOn: '2028-03-31', isExpired: false }
  const training = { kind: 'SAFESPORT_TRAINING', completedOn: '2025-11-21', expiresOn: '2026-11-21', isExpired: true }
  const open = { confirmedAt: null, confirmedBy: null }
  expect(await recordsSeenBy(as(coach), coach)).toEqual([
    { ...check, ...open },
    { ...training, ...open },
  ])
  expect(await recordsSeenBy(as(parent), coach)).toEqual([])
  expect((await as(admin).safetyRecordsToReview()).map(({ id }) => id)).toContain(coach.userID)
  const { waitingSafetyRecords } = await as(admin).adminQueues({}, 'waitingSafetyRecords')
  expect(waitingSafetyRecords).toBeGreaterThan(0)

  await reviewed(coach, 'BACKGROUND_CHECK')
  expect(await isWaiting(coach)).toBe(true)
  await reviewed(coach, 'SAFESPORT_TRAINING')
  expect(await isWaiting(coach)).toBe(false)
  const confirmedAt = now.toISOString()
  expect(await recordsSeenBy(as(parent), coach)).toEqual([
    { ...check, confirmedAt, confirmedBy: null },
    { ...training, confirmedAt, confirmedBy: null },
  ])
  expect((await recordsSeenBy(as(admin), coach))[0].confirmedBy).toEqual({ id: admin.userID })
  expect(await recordsSeenBy(asAnonymous(), coach)).toEqual([])
})

test('team contacts show confirmed safety records to signed-in users only', async () => {
  const [owner, coach] = await Promise.all([given.user(), given.user()])
  const { id: teamID } = await given.team({ owner })
  await given.teamContact(owner, { teamID, user: coach })
  await entered(coach, { backgroundCheckedOn: '2026-03-31' })
  const seenBy = async (viewer: ReturnType<typeof as>) =>
    (await viewer.team({ id: teamID }, 'contacts { safetyRecords { kind expiresOn } }', { now })).contacts
  expect(await seenBy(as(parent))).toEqual([{ safetyRecords: [] }])
  await reviewed(coach, 'BACKGROUND_CHECK')
  const confirmed = [{ kind: 'BACKGROUND_CHECK', expiresOn: '2028-03-31' }]
  expect(await seenBy(as(parent))).toEqual([{ safetyRecords: confirmed }])
  expect(await seenBy(asAnonymous())).toEqual([{ safetyRecords: [] }])
})

describe('the date of a safety record', () => {
  test('must be confirmed again only if it changes', async () => {
    const coach = await given.user()
    await entered(coach, { backgroundCheckedOn: '2026-02-28', safeSportTrainedOn: '2026-01-31' })
    await reviewed(coach, 'BACKGROUND_CHECK')
    await reviewed(coach, 'SAFESPORT_TRAINING')
    await entered(coach, { backgroundCheckedOn: '2026-02-28', safeSportTrainedOn: '2026-02-01' })
    expect(await recordsSeenBy(as(coach), coach)).toMatchObject([
      { kind: 'BACKGROUND_CHECK', confirmedAt: now.toISOString() },
      { kind: 'SAFESPORT_TRAINING', completedOn: '2026-02-01', expiresOn: '2027-02-01', confirmedAt: null },
    ])
    expect(await isWaiting(coach)).toBe(true)
    await entered(coach, { safeSportTrainedOn: '' })
    expect(await recordsSeenBy(as(coach), coach)).toMatchObject([{ kind: 'BACKGROUND_CHECK' }])
    expect(await isWaiting(coach)).toBe(false)
  })

  test('is removed when an admin rejects it, and cannot be confirmed after that', async () => {
    const coach = await given.user()
    await entered(coach, { safeSportTrainedOn: '2026-01-31' })
    await reviewed(coach, 'SAFESPORT_TRAINING', false)
    expect(await recordsSeenBy(as(coach), coach)).toEqual([])
    expect(await isWaiting(coach)).toBe(false)
    await expectRefusal(reviewed(coach, 'SAFESPORT_TRAINING'), 'CONFLICT')
  })

  test.each([
    ['2026-02-30', 'Enter dates as YYYY-MM-DD.'],
    ['soon', 'Enter dates as YYYY-MM-DD.'],
    ['2999-01-01', "The date can't be in the future."],
  ])('%s is refused', async (backgroundCheckedOn, message) => {
    await expectRefusal(entered(await given.user(), { backgroundCheckedOn }), 'BAD_USER_INPUT', message)
  })
})

test('a confirmation of a safety record is in the audit log, and a deleted account leaves the review queue', async () => {
  const coach = await given.user()
  await entered(coach, { backgroundCheckedOn: '2026-02-28', safeSportTrainedOn: '2026-02-28' })
  await reviewed(coach, 'BACKGROUND_CHECK')
  const ofCoach = { kind: 'user', id: coach.userID }
  const auditLog = await as(admin).auditLog(ofCoach, 'action actorID changes { field after }')
  const confirmation = auditLog.find(({ action }) => action === 'reviewSafetyRecord')
  expect(confirmation!.actorID).toBe(admin.userID)
  expect(confirmation!.changes).toContainEqual({ field: 'backgroundCheckConfirmedBy', after: admin.userID })
  await deleteUser(coach.userID)
  await removeChildrenOfUser(coach.userID)
  expect(await isWaiting(coach)).toBe(false)
})
