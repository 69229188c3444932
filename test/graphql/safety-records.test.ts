import { describe, expect, test } from 'vitest'
import { usersToReview } from '../../functions/domain/safety-records/service.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { deleteUser } from '../../functions/domain/users/service.ts'
import { removeChildrenOfUser } from '../../functions/lifecycle/removal/accounts.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

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
