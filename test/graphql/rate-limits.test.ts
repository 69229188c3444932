import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { mutations } from '../../functions/graphql/operations/mutations.ts'
import type { AnyOperation } from '../../functions/graphql/operations/operation.ts'
import { admin } from '../../functions/graphql/rules/rule.ts'
import { isWithinRateLimits, type LimitName, refundUses } from '../../functions/services/rate-limits/rate-limits.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

// accounts.test.ts tests the limits of logins and sign-ups.
beforeEach(() => void vi.stubEnv('RATE_LIMITS', 'on'))
afterEach(() => void vi.unstubAllEnvs())

const [HOUR, DAY] = [3_600_000, 86_400_000]

/** What a user can send, on a record that the setup makes. */
type Limited = (user: UserItem) => Promise<(options: { now: Date }) => Promise<unknown>>

const createsRecords: Limited = async (user) => (options) =>
  as(user).createPlayer({ input: { name: 'Sam Sample' } }, undefined, options)
const subscribes: Limited = async (user) => (options) => as(user).calendarFeed({ kind: 'USER' }, undefined, options)
const asks: Limited = async (user) => {
  const startTime = new Date(Date.now() + 30 * DAY).toISOString()
  return async (options) => {
    const { id: opportunityID } = await given.opportunity({ startTime })
    await as(user).askOrganizer({ opportunityID, text: 'Is there parking?' }, undefined, options)
  }
}
const invitesContacts: Limited = async (user) => {
  const { id: teamID } = await given.team({ owner: user })
  return async (options) =>
    as(user).addTeamContact({ teamID, userID: (await given.user()).userID, role: 'coach' }, undefined, options)
}
const emails: Limited = async (user) => {
  const [{ id: opportunityID }, family] = [await given.opportunity({ creator: user }), await given.user()]
  await given.registration(family, { opportunityID, playerID: (await given.player({ claimer: family })).id })
  const message = { opportunityID, status: 'PENDING', subject: 'Rain', text: 'We play.' }
  return async (options) => expect(await as(user).emailRegistrants(message, undefined, options)).toBe(1)
}

test.each<[string, number, number, Limited]>([
  ['create thirty records an hour', 30, HOUR, createsRecords],
  ['request a hundred calendar feeds an hour', 100, HOUR, subscribes],
  ['ask ten questions a day in total', 10, DAY, asks],
  ['invite twenty contacts a day', 20, DAY, invitesContacts],
  ['send ten messages a day to registrants', 10, DAY, emails],
])('a user can %s', async (_, most, window, limited) => {
  const user = await given.user()
  const send = await limited(user)
  // The middle of the current hour or day.
  const now = new Date(Math.floor(Date.now() / window) * window + window / 2)
  for (let i = 0; i < most; i++) await send({ now })
  await expectRefusal(send({ now }), 'RATE_LIMITED')
  const another = await limited(await given.user())
  await another({ now })
  await send({ now: new Date(now.getTime() + window) })
})

test('a limit of a day counts the 24 hours before, in any time zone', async () => {
  const who = newID()
  const midnight = (Math.floor(Date.now() / DAY) + 1) * DAY
  const isFree = (hours: number, name: LimitName = 'askOfFamily') =>
    isWithinRateLimits({ [name]: who }, new Date(midnight + hours * HOUR))
  expect([await isFree(-2), await isFree(-1), await isFree(1), await isFree(21.9)]).toEqual([true, true, false, false])
  expect([await isFree(22), await isFree(22.5), await isFree(23)]).toEqual([true, false, true])
  await refundUses({ askOfFamily: who }, new Date(midnight + 22 * HOUR))
  expect([await isFree(23.5), await isFree(23.6)]).toEqual([true, false])
  const atOnce = await Promise.all(Array.from({ length: 12 }, () => isFree(0, 'mailByUserToPerson')))
  expect(atOnce.filter(Boolean)).toHaveLength(6)
  const afterADay = await Promise.all(Array.from({ length: 12 }, () => isFree(25, 'mailByUserToPerson')))
  expect(afterADay.filter(Boolean)).toHaveLength(6)
})

/** Mutations that write to no other person, and those of accounts, which count by IP address or in their own services. */
const WITHOUT_LIMIT = `
  signUp login refreshSession signOut forgotPassword resetPassword verifyEmail sendVerificationEmail changePassword deleteMyAccount
  startTotp confirmTotp turnOffTotp updateUserSettings updateSafetyRecords markNotificationsRead removePushSubscription revokeCalendarFeed
  requestWatch updateWatch deleteWatch updateUser reportRecord confirmGuardianConsent saveEvaluation checkIn checkInTeam
  dismissTeamSuggestion dismissPlayerSuggestion dismissEventSuggestion addDivisionToTeam addDivision updateDivision deleteDivision`

test.each<LimitName>([
  'contactInvitationForEmail',
  'forgotPasswordOfEmail',
  'mailToStranger',
  'reportForEmail',
  'verificationForEmail',
])('the limit %s counts all spellings of a mailbox together', async (name) => {
  const mailbox = newID()
  const now = new Date()
  const uses = (tag: string) => isWithinRateLimits({ [name]: `${mailbox}+${tag}@fungo.example` }, now)
  let sent = 0
  while (await uses(`${sent}`)) sent += 1
  expect(sent).toBeGreaterThan(1)
  expect(sent).toBeLessThan(5)
})

test('each mutation that others are notified of has a limit by account', () => {
  const open = Object.entries<AnyOperation>(mutations).flatMap(([name, { rule, limit }]) =>
    rule !== admin && !limit ? [name] : [],
  )
  expect(open.sort()).toEqual(WITHOUT_LIMIT.trim().split(/\s+/).sort())
})
