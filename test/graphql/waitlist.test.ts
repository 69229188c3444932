import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type RegistrationItem, registrations } from '../../functions/domain/registrations/entity.ts'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { isOffered, lineOf, placeInLine } from '../../functions/domain/registrations/spots.ts'
import {
  acceptWaitlistOffer,
  declineWaitlistOffer,
  endExpiredOffer,
  offerFreeSpots,
  openOffer,
} from '../../functions/domain/registrations/waitlist.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { signedPath } from '../../functions/services/mail/links.ts'
import { find, queryPartition } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { type Family, given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import { inHours } from '../support/times.ts'

const read = async (user: UserItem, id: string) =>
  await as(user).opportunity(
    { id },
    'status spotsLeft approvedCount offeredCount waitlistCount registrationCount registrations { id status waitlistPosition offerExpiresAt viewerCanWithdraw }',
  )
const own = async (user: UserItem, id: string) => (await read(user, id)).registrations[0]

type Waiting = Family & { registration: string }
const register = async ({ parent, player }: Family, opportunityID: string) =>
  (await given.registration(parent, { opportunityID, playerID: player })).id

/** A full opportunity with one spot, and `waiting` families on its waitlist. */
async function fullOpportunity(waiting: number, more: object = {}) {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, type: 'GUEST_NEED', capacity: 1, ...more })
  const [first, ...others] = await Promise.all(Array.from({ length: waiting + 1 }, () => given.family()))
  const registered = { opportunityID: id, playerID: first!.player, approvedBy: organizer }
  const { id: taken } = await given.registration(first!.parent, registered)
  const line = []
  for (const each of others) line.push({ ...each, registration: await register(each, id) })
  return { organizer, id, first: { ...first!, registration: taken }, line }
}

const approve = (organizer: UserItem, registrationID: string) => as(organizer).approveRegistration({ registrationID })
const accept = ({ parent, registration: registrationID }: Waiting, more: object = {}, options = {}) =>
  as(parent).acceptWaitlistOffer({ registrationID, ...more }, 'status offerExpiresAt', options)
const leave = ({ parent, registration: registrationID }: Waiting, options = {}) =>
  as(parent).withdrawRegistration({ registrationID }, undefined, options)

/** A full opportunity whose only spot has become free and is offered to the first family of the waitlist. */
async function offered(waiting: number) {
  const full = await fullOpportunity(waiting)
  await leave(full.first)
  await offerFreeSpots(full.id)
  return full
}

test('a registration for a full opportunity joins the waitlist, and families see their position', async () => {
  const { organizer, id, first, line } = await fullOpportunity(2)
  for (const [at, { parent }] of line.entries())
    expect(await own(parent, id)).toMatchObject({ status: 'PENDING', waitlistPosition: at + 1, offerExpiresAt: null })
  expect(await own(first.parent, id)).toMatchObject({ status: 'APPROVED', waitlistPosition: null })
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', waitlistCount: 2, offeredCount: 0, spotsLeft: 0 })
  await expectRefusal(approve(organizer, line[0]!.registration), 'CONFLICT', 'This opportunity is full')
})

test('a withdrawn spot is offered to the next family, which can accept it', async () => {
  const { organizer, id, first, line } = await fullOpportunity(2)
  await leave(first)
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', approvedCount: 0, registrationCount: 2 })
  await offerFreeSpots(id)
  await offerFreeSpots(id)
  const [next, after] = [line[0]!, line[1]!]
  const left = Date.parse((await own(next.parent, id)).offerExpiresAt) - Date.now()
  expect(left).toBeGreaterThan(23.9 * 3_600_000)
  expect(left).toBeLessThanOrEqual(24 * 3_600_000)
  expect(await own(after.parent, id)).toMatchObject({ waitlistPosition: 1, offerExpiresAt: null })
  const counts = { status: 'FULL', spotsLeft: 0, waitlistCount: 1 }
  expect(await read(organizer, id)).toMatchObject({ ...counts, offeredCount: 1, approvedCount: 0 })
  await expectRefusal(approve(organizer, after.registration), 'CONFLICT', 'This opportunity is full')
  await expectRefusal(accept(after), 'CONFLICT')

  expect(await accept(next)).toEqual({ status: 'APPROVED', offerExpiresAt: null })
  const versionOf = () => as(organizer).opportunity({ id }, 'version')
  const before = await versionOf()
  await accept(next)
  expect(await versionOf()).toEqual(before)
  expect(await read(organizer, id)).toMatchObject({ ...counts, offeredCount: 0, approvedCount: 1 })
})

test('an offer is not accepted for an opportunity that the organizer edited after the family saw it', async () => {
  const { organizer, id, line } = await offered(1)
  const see = async () => as(line[0]!.parent).opportunity({ id }, 'updatedAt')
  const { updatedAt: seen } = await see()
  await as(organizer).updateOpportunity({ id, input: { feeCents: 9900 } })
  await expectRefusal(accept(line[0]!, { opportunityUpdatedAt: seen }), 'CONFLICT')
  await accept(line[0]!, { opportunityUpdatedAt: (await see()).updatedAt })
})

test('a declined or expired offer goes to the next family', async () => {
  const { organizer, id, line } = await offered(3)
  const [one, two, three] = line as [Waiting, Waiting, Waiting]
  const decline = { registrationID: one.registration }
  const declined = await as(one.parent).declineWaitlistOffer(decline, 'status waitlistPosition')
  expect(declined).toEqual({ status: 'PENDING', waitlistPosition: null })
  await offerFreeSpots(id)
  const isOffered = async ({ parent }: Waiting) => (await own(parent, id)).offerExpiresAt !== null
  expect(await isOffered(two)).toBe(true)
  await expectRefusal(accept(one), 'CONFLICT', 'This offer has expired')

  const { offerExpiresAt } = await own(two.parent, id)
  await expectRefusal(accept(two, {}, { now: new Date(offerExpiresAt) }), 'CONFLICT', 'This offer has expired')
  await endExpiredOffers(new Date(inHours(23)))
  expect(await isOffered(two)).toBe(true)
  await endExpiredOffers(new Date(inHours(25)))
  expect(await own(two.parent, id)).toMatchObject({ offerExpiresAt: null, waitlistPosition: null })
  expect(await isOffered(three)).toBe(true)
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 1, waitlistCount: 0, registrationCount: 3 })
})

test('an offer cannot be accepted while the opportunity is a draft again, and the family stays in line', async () => {
  const { organizer, id, line } = await offered(1)
  const show = (visibility: string) => as(organizer).updateOpportunity({ id, input: { visibility } })
  await show('HIDDEN')
  await expectRefusal(accept(line[0]!), 'NOT_FOUND', 'Opportunity not found')
  await endExpiredOffers(new Date(inHours(25)))
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 0, waitlistCount: 1 })
  await show('PUBLIC')
  await offerFreeSpots(id)
  expect(await accept(line[0]!)).toMatchObject({ status: 'APPROVED' })
})

test('the emailed link of an offer says that its opportunity or registration was deleted, or that it is a draft again', async () => {
  const pathTo = async ({ id, line: [family] }: Awaited<ReturnType<typeof offered>>) => {
    const { parent, registration: registrationID } = family!
    const { offerExpiresAt: until } = await own(parent, id)
    return signedPath('offer', { registrationID, until, userID: parent.userID })
  }
  const textOf = async (path: string) => /<h1>.*?<\/p>/.exec((await openPage(`https://fungo.example${path}`)).body!)![0]
  const [withdrawn, deleted, draft] = [await offered(1), await offered(1), await offered(1)]
  const [ofWithdrawn, ofDeleted, ofDraft] = [await pathTo(withdrawn), await pathTo(deleted), await pathTo(draft)]
  await leave(withdrawn.line[0]!)
  await as(deleted.organizer).deleteOpportunity({ id: deleted.id })
  await removeChildrenOfOpportunity(deleted.id)
  await as(draft.organizer).updateOpportunity({ id: draft.id, input: { visibility: 'HIDDEN' } })
  const closed = '<h1>This offer is closed</h1>'
  expect(await textOf(ofWithdrawn)).toBe(`${closed}<p>The registration was withdrawn or deleted.</p>`)
  expect(await textOf(ofDeleted)).toBe(`${closed}<p>The opportunity was deleted.</p>`)
  expect(await textOf(ofDraft)).toBe(`${closed}<p>The opportunity isn&apos;t shown at the moment.</p>`)
  expect(await textOf(`${ofDeleted}&lang=es`)).toContain('<p>La oportunidad se eliminó.</p>')
})

test('an emailed link answers only the offer that it was sent for, in time, and only for the family', async () => {
  const { organizer, id, first, line } = await offered(1)
  const [{ parent, registration: registrationID, player }] = line as [Waiting]
  const { offerExpiresAt: until } = await own(parent, id)
  const answer = { playerOwner: parent.userID, now: new Date() }
  const open = (more: object = {}, now = new Date()) =>
    openOffer({ registrationID, until, userID: parent.userID, ...more }, now)
  const [expired, notFamily] = ['This offer has expired', "Only the player's family may do that."]
  expect(await open()).toMatchObject({ isTaken: false })
  await expect(open({}, new Date(until))).rejects.toThrow(expired)
  for (const userID of [newID(), first.parent.userID]) await expect(open({ userID })).rejects.toThrow(notFamily)
  for (const take of [acceptWaitlistOffer, declineWaitlistOffer])
    await expect(take(registrationID, { ...answer, until: inHours(1) })).rejects.toThrow(expired)
  const decline = (more: object = {}) => declineWaitlistOffer(registrationID, { ...answer, ...more })
  await decline({ until })
  await expect(open()).rejects.toThrow(expired)
  await expect(decline()).rejects.toThrow(expired)
  await approve(organizer, registrationID)
  expect(await open()).toMatchObject({ isTaken: true })
  for (const more of [{}, { until }])
    await expect(decline(more)).rejects.toThrow('This registration is already approved')
  await as(parent).deletePlayer({ id: player })
  await expect(open()).rejects.toThrow(notFamily)
})

test('a family declines only what is offered', async () => {
  const { line } = await fullOpportunity(1)
  const [{ parent, registration: registrationID }] = line as [Waiting]
  const declined = as(parent).declineWaitlistOffer({ registrationID })
  await expectRefusal(declined, 'CONFLICT', 'No spot is offered to this registration')
})

test('the end of an offer leaves later answers and offers as they are, also if its registration or opportunity is gone', async () => {
  const [taken, left, deleted] = [await offered(1), await offered(1), await offered(1)]
  const end = ({ line: [one] }: typeof taken, now = new Date(inHours(25))) => endExpiredOffer(one!.registration, now)
  const { offerExpiresAt } = await own(left.line[0]!.parent, left.id)
  await end(left, new Date(Date.parse(offerExpiresAt) - 1))
  expect(await own(left.line[0]!.parent, left.id)).toMatchObject({ offerExpiresAt })
  await end(left, new Date(offerExpiresAt))
  expect(await own(left.line[0]!.parent, left.id)).toMatchObject({ offerExpiresAt: null, waitlistPosition: null })
  await accept(taken.line[0]!)
  await leave(left.line[0]!)
  await as(deleted.organizer).deleteOpportunity({ id: deleted.id })
  for (const ended of [taken, left, deleted]) await end(ended)
  expect(await own(taken.line[0]!.parent, taken.id)).toMatchObject({ status: 'APPROVED' })
})

test('of two approvals at once beside an offered spot, one takes the last spot', async () => {
  const { organizer, id, line } = await offered(3)
  await as(organizer).updateOpportunity({ id, input: { capacity: 2, offersAutomatically: false } })
  const [, one, other] = line as [Waiting, Waiting, Waiting]
  beforeNextTransaction(() => approve(organizer, other.registration))
  await expectRefusal(approve(organizer, one.registration), 'CONFLICT', 'This opportunity is full')
})

test('an offer ends two hours before the start, and none is made after that', async () => {
  const firstInLine = async (hours: number) => {
    const { id, first, line } = await fullOpportunity(1, { startTime: inHours(hours) })
    await leave(first)
    await offerFreeSpots(id)
    return own(line[0]!.parent, id)
  }
  const { offerExpiresAt } = await firstInLine(10)
  expect(Math.abs(Date.parse(offerExpiresAt) - new Date(inHours(8)).getTime())).toBeLessThan(60_000)
  expect(await firstInLine(1)).toMatchObject({ waitlistPosition: 1, offerExpiresAt: null })
  const { id, first, line } = await fullOpportunity(1)
  await leave(first)
  const { startTime } = await as(first.parent).opportunity({ id }, 'startTime')
  const isOfferedBefore = async (ms: number) => {
    await offerFreeSpots(id, new Date(Date.parse(startTime) - ms))
    return (await own(line[0]!.parent, id)).offerExpiresAt !== null
  }
  expect([await isOfferedBefore(2 * 3_600_000), await isOfferedBefore(2 * 3_600_000 + 1)]).toEqual([false, true])
})

test('added capacity is offered to the waitlist, and the capacity cannot go below approved and offered spots', async () => {
  const { organizer, id } = await fullOpportunity(3)
  const resize = (capacity: number) => as(organizer).updateOpportunity({ id, input: { capacity } })
  await resize(3)
  await offerFreeSpots(id)
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 2, waitlistCount: 1, spotsLeft: 0 })
  const least = 'Capacity must be at least 3, the number of approved players and offered spots'
  await expectRefusal(resize(2), 'BAD_USER_INPUT', least)
})

test('a new registration joins the end of the waitlist, even if a spot is free', async () => {
  const { organizer, id, first } = await fullOpportunity(1)
  await leave(first)
  const late = await given.family()
  await register(late, id)
  expect((await own(late.parent, id)).waitlistPosition).toBe(2)
  expect((await read(organizer, id)).status).toBe('FULL')
})

test('a family can withdraw until the start and register again', async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, startTime: inHours(5) })
  const one = await given.family()
  const registered = { ...one, registration: await register(one, id) }
  expect((await own(one.parent, id)).viewerCanWithdraw).toBe(true)
  expect((await own(organizer, id)).viewerCanWithdraw).toBe(false)
  const started = 'This opportunity has already started'
  await expectRefusal(leave(registered, { now: new Date(inHours(6)) }), 'CONFLICT', started)
  await leave(registered)
  expect(await read(one.parent, id)).toMatchObject({ registrationCount: 0, registrations: [] })
  await expectRefusal(leave(registered), 'NOT_FOUND', 'Registration not found')
  await register(one, id)
  expect((await read(one.parent, id)).registrationCount).toBe(1)
})

test('the registrant of an unclaimed player can see and withdraw the registration, and others cannot', async () => {
  const [parent, admin, stranger] = await Promise.all([given.user(), given.admin(), given.user()])
  const { id: player } = await given.player({ claimer: admin })
  const { id } = await given.opportunity()
  const registration = await register({ parent, player }, id)
  expect(await own(parent, id)).toMatchObject({ id: registration, viewerCanWithdraw: true })
  expect((await read(stranger, id)).registrations).toEqual([])
  await expectRefusal(leave({ parent: stranger, player, registration }), 'NOT_FOUND', 'Registration not found')
  await leave({ parent, player, registration })
})

const offer = (organizer: UserItem, { registration: registrationID }: Waiting) =>
  as(organizer).offerSpot({ registrationID }, 'status offerExpiresAt')
const nextInLine = async (organizer: UserItem, id: string) =>
  (await as(organizer).opportunity({ id }, 'nextInLine { id }')).nextInLine?.id ?? null

/** Six registrations are pending when the capacity is lowered to the two that are approved. Then a seventh family registers. */
async function lowered(type: 'TRYOUT' | 'GUEST_NEED') {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, type, capacity: 8 })
  const families = await Promise.all(Array.from({ length: 9 }, () => given.family()))
  const line: Waiting[] = []
  for (const each of families.slice(0, 8)) line.push({ ...each, registration: await register(each, id) })
  const [first, second, ...pending] = line as [Waiting, Waiting, ...Waiting[]]
  for (const { registration } of [first, second]) await approve(organizer, registration)
  await as(organizer).updateOpportunity({ id, input: { capacity: 2 } })
  const newcomer = { ...families[8]!, registration: await register(families[8]!, id) }
  return { organizer, id, first, pending, newcomer }
}

test('a newcomer to a full opportunity stands behind all who registered before and are pending', async () => {
  const { organizer, id, pending, newcomer } = await lowered('TRYOUT')
  for (const [at, { parent }] of [...pending, newcomer].entries())
    expect(await own(parent, id)).toMatchObject({ status: 'PENDING', waitlistPosition: at + 1 })
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', waitlistCount: 7, spotsLeft: 0 })
})

test('the spot of a tryout that becomes free waits for the organizer, who is proposed the first in line and may choose any', async () => {
  const { organizer, id, first, pending, newcomer } = await lowered('TRYOUT')
  expect(await as(organizer).opportunity({ id }, 'offersAutomatically')).toEqual({ offersAutomatically: false })
  await expectRefusal(offer(organizer, pending[0]!), 'CONFLICT', 'This opportunity is full')
  expect(await nextInLine(organizer, id)).toBeNull()
  await leave(first)
  await offerFreeSpots(id)
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 0, approvedCount: 1, spotsLeft: 1 })
  expect(await nextInLine(organizer, id)).toBe(pending[0]!.registration)
  expect(await nextInLine(pending[0]!.parent, id)).toBeNull()
  await expectRefusal(accept(newcomer), 'CONFLICT')

  expect(Date.parse((await offer(organizer, pending[2]!)).offerExpiresAt)).toBeGreaterThan(Date.parse(inHours(23)))
  expect(await nextInLine(organizer, id)).toBeNull()
  await as(pending[2]!.parent).declineWaitlistOffer({ registrationID: pending[2]!.registration })
  expect(await nextInLine(organizer, id)).toBe(pending[0]!.registration)
  await offer(organizer, pending[2]!)
  expect(await accept(pending[2]!)).toMatchObject({ status: 'APPROVED' })
})

test('nobody is proposed while there is a spot for each who waits', async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, type: 'TRYOUT', capacity: 3 })
  const parent = await given.user()
  const register = async () => {
    const { id: playerID } = await given.player({ claimer: parent })
    return (await given.registration(parent, { opportunityID: id, playerID })).id
  }
  const approve = (registrationID: string) => as(organizer).approveRegistration({ registrationID })
  const reject = (registrationID: string) => as(organizer).rejectRegistration({ registrationID })
  const [first, second, third] = [await register(), await register(), await register()]
  await approve(first)
  expect(await nextInLine(organizer, id)).toBeNull()
  const fourth = await register()
  expect(await nextInLine(organizer, id)).toBe(second)
  await reject(third)
  expect(await nextInLine(organizer, id)).toBeNull()
  for (const one of [second, fourth]) await approve(one)
  const fifth = await register()
  await reject(first)
  expect(await nextInLine(organizer, id), 'who came when it was full').toBe(fifth)
})

test('the spot of a guest need that becomes free is offered to the first of the one line, and not while it was never taken', async () => {
  const { organizer, id, first, pending } = await lowered('GUEST_NEED')
  await leave(first)
  await offerFreeSpots(id)
  expect(await accept(pending[0]!)).toMatchObject({ status: 'APPROVED' })
  expect(await own(pending[1]!.parent, id)).toMatchObject({ waitlistPosition: 1 })
  await as(organizer).updateOpportunity({ id, input: { offersAutomatically: false, capacity: 3 } })
  await offerFreeSpots(id)
  expect(await own(pending[1]!.parent, id)).toMatchObject({ offerExpiresAt: null })
})

test('an organizer who offers spots moves a family in the line, which is proposed and told its place, and not past the ends', async () => {
  const { organizer, id, first, pending, newcomer } = await lowered('TRYOUT')
  const move = (one: Waiting, isUp: boolean) =>
    as(organizer).moveInLine({ registrationID: one.registration, isUp }, 'waitlistPosition')
  expect(await move(newcomer, false)).toEqual({ waitlistPosition: 7 })
  expect(await move(pending[0]!, true)).toEqual({ waitlistPosition: 1 })
  expect(await move(pending[1]!, true)).toEqual({ waitlistPosition: 1 })
  expect(await own(pending[0]!.parent, id)).toMatchObject({ waitlistPosition: 2 })
  expect(await move(pending[0]!, false)).toEqual({ waitlistPosition: 3 })
  await leave(first)
  expect(await nextInLine(organizer, id)).toBe(pending[1]!.registration)
  await expectRefusal(
    as(organizer).moveInLine({ registrationID: first.registration, isUp: true }, 'id'),
    'CONFLICT',
    'Only a pending registration can wait for a spot',
  )
  await as(organizer).updateOpportunity({ id, input: { offersAutomatically: true } })
  await expectRefusal(
    move(pending[2]!, true),
    'CONFLICT',
    'Spots are offered automatically here, in order of registration',
  )
  await as(organizer).updateOpportunity({ id, input: { offersAutomatically: false } })
  beforeNextTransaction(() => as(organizer).deleteOpportunity({ id }))
  await expectRefusal(move(pending[2]!, true), 'NOT_FOUND', 'Registration not found')
})

test('a decision is undone within half a minute, as if it had not been made', async () => {
  const { organizer, id, first, pending } = await lowered('TRYOUT')
  const [one, two] = pending as [Waiting, Waiting]
  const stored = async ({ player: playerID }: Waiting) => {
    const { version: _, updatedAt: __, ...rest } = (await find(registrations, { opportunityID: id, playerID }))!
    return rest
  }
  const undo = ({ registration: registrationID }: Waiting, options = {}) =>
    as(organizer).undoDecision({ registrationID }, 'status', options)
  await as(organizer).waitlistRegistration({ registrationID: one.registration })
  await leave(first)
  await offer(organizer, one)
  const before = [await stored(one), await stored(two), await read(organizer, id)]
  await as(organizer).rejectRegistration({ registrationID: one.registration, reason: 'No catcher needed' })
  await approve(organizer, two.registration)
  await expectRefusal(undo(one), 'CONFLICT', 'This opportunity is full')
  expect(await undo(two)).toEqual({ status: 'PENDING' })
  expect(await undo(one)).toEqual({ status: 'PENDING' })
  expect([await stored(one), await stored(two), await read(organizer, id)]).toEqual(before)
  await expectRefusal(undo(one), 'CONFLICT', 'It is too late to undo this decision. Set the status instead.')
  await as(organizer).rejectRegistration({ registrationID: two.registration })
  const decidedAt = Date.parse((await stored(two)).decidedFrom!.decidedAt)
  const later = (seconds: number) => ({ now: new Date(decidedAt + seconds * 1000) })
  const tooLate = 'It is too late to undo this decision. Set the status instead.'
  await expectRefusal(undo(two, later(30.001)), 'CONFLICT', tooLate)
  expect(await undo(two, later(30))).toEqual({ status: 'PENDING' })
})

test('an undone decision does not undo the answer of a family to an offer made since', async () => {
  const { organizer, first, pending } = await lowered('TRYOUT')
  const [one] = pending as [Waiting]
  const { registration: registrationID, parent } = one
  await as(organizer).rejectRegistration({ registrationID })
  await as(organizer).updateRegistrationStatus({ id: registrationID, status: 'PENDING' })
  await leave(first)
  await offer(organizer, one)
  await as(parent).acceptWaitlistOffer({ registrationID })
  await expectRefusal(as(organizer).undoDecision({ registrationID }), 'CONFLICT')
})

test('a family that is waitlisted by the coach keeps its place in the line, and the organizer does not offer what is not pending', async () => {
  const { organizer, id, first, pending } = await lowered('TRYOUT')
  const { registration: registrationID, parent } = pending[3]!
  const waitlisted = await as(organizer).waitlistRegistration(
    { registrationID },
    'waitlistPosition isWaitlistedByCoach',
  )
  expect(waitlisted).toEqual({ waitlistPosition: 4, isWaitlistedByCoach: true })
  await as(organizer).updateOpportunity({ id, input: { capacity: 8 } })
  expect(await read(parent, id)).toMatchObject({ registrations: [{ status: 'PENDING', waitlistPosition: 4 }] })
  await expectRefusal(offer(organizer, first), 'CONFLICT', 'Only a pending registration can wait for a spot')
  await as(organizer).updateOpportunity({ id, input: { startTime: inHours(1) } })
  await expectRefusal(
    offer(organizer, pending[0]!),
    'CONFLICT',
    'It is too late to offer a spot by email. Approve the player instead.',
  )
})

test('a family that is waitlisted by the coach keeps seeing its place while spots are free', async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, capacity: 2 })
  const one = await given.family()
  await as(organizer).waitlistRegistration({ registrationID: await register(one, id) })
  expect(await own(one.parent, id)).toMatchObject({ status: 'PENDING', waitlistPosition: 1 })
})

test('a spot that is offered is neither free nor on the waitlist, and the organizer may approve the family at once', async () => {
  const { organizer, id, line } = await offered(1)
  await as(organizer).updateOpportunity({ id, input: { capacity: 2 } })
  expect(await read(organizer, id)).toMatchObject({ status: 'OPEN', offeredCount: 1, spotsLeft: 1 })
  await as(organizer).updateOpportunity({ id, input: { capacity: 1 } })
  const late = await given.family()
  await register(late, id)
  expect(await own(late.parent, id)).toMatchObject({ waitlistPosition: 1 })
  await approve(organizer, line[0]!.registration)
  expect(await read(organizer, id)).toMatchObject({ approvedCount: 1, offeredCount: 0 })
})

test('the organizer has to review who was not judged, offered a spot, or passed over, and can offer a free spot to the waitlist', async () => {
  const { organizer, id, first, pending } = await lowered('TRYOUT')
  const undecided = async () => (await as(organizer).opportunity({ id }, 'undecidedCount')).undecidedCount
  expect(await undecided()).toBe(6)
  await as(organizer).waitlistRegistration({ registrationID: pending[3]!.registration })
  expect(await undecided()).toBe(5)
  await leave(first)
  expect(await undecided()).toBe(6)
  await offer(organizer, pending[0]!)
  expect(await undecided()).toBe(4)
  await as(pending[0]!.parent).declineWaitlistOffer({ registrationID: pending[0]!.registration })
  expect(await undecided()).toBe(5)
})

test('a spot is not given for an opportunity that changed between reading and writing', async () => {
  const { organizer, id, line } = await offered(2)
  const edit = (input: object) => () => as(organizer).updateOpportunity({ id, input })
  const { updatedAt: opportunityUpdatedAt } = await as(line[0]!.parent).opportunity({ id }, 'updatedAt')
  beforeNextTransaction(edit({ feeCents: 9900 }))
  await expectRefusal(accept(line[0]!, { opportunityUpdatedAt }), 'CONFLICT')
  await as(line[0]!.parent).declineWaitlistOffer({ registrationID: line[0]!.registration })
  await edit({ offersAutomatically: false })()
  beforeNextTransaction(edit({ visibility: 'HIDDEN' }))
  await expectRefusal(
    offer(organizer, line[1]!),
    'CONFLICT',
    "This opportunity is a draft and isn't accepting registrations",
  )
})

test('a family that passed is in line again when the coach waitlists it, and deciding twice changes nothing', async () => {
  const { organizer, id, first, pending } = await lowered('TRYOUT')
  const [one] = pending as [Waiting]
  const waitlist = () =>
    as(organizer).waitlistRegistration({ registrationID: one.registration }, 'waitlistPosition isWaitlistedByCoach')
  const stored = () => find(registrations, { opportunityID: id, playerID: one.player })
  await leave(first)
  const made = await offer(organizer, one)
  expect(await offer(organizer, one)).toEqual(made)
  expect(await waitlist()).toEqual({ waitlistPosition: null, isWaitlistedByCoach: false })
  await as(one.parent).declineWaitlistOffer({ registrationID: one.registration })
  expect(await waitlist()).toEqual({ waitlistPosition: 1, isWaitlistedByCoach: true })
  const before = await stored()
  await waitlist()
  expect(await stored()).toEqual(before)
  await offer(organizer, one)
  await as(one.parent).declineWaitlistOffer({ registrationID: one.registration })
  expect(await stored()).not.toHaveProperty('judgedAt')
  await waitlist()
  await offer(organizer, one)
  await accept(one)
  expect(await stored()).not.toHaveProperty('judgedAt')
})

test('who registered in the same millisecond stands in the order of the players, whatever order they are read in', () => {
  const one = { status: 'PENDING', createdAt: '2031-01-01T12:00:00.000Z', playerID: 'a' } as RegistrationItem
  const other = { ...one, playerID: 'b' }
  for (const read of [
    [one, other],
    [other, one],
  ])
    expect(lineOf(read)).toEqual([one, other])
})

test('a canceled opportunity offers nobody a spot', async () => {
  const { organizer, id, first, line } = await fullOpportunity(1)
  await leave(first)
  await as(organizer).updateOpportunity({ id, input: { cancelled: true } })
  await offerFreeSpots(id)
  expect(await own(line[0]!.parent, id)).toMatchObject({ status: 'PENDING', offerExpiresAt: null })
  await expectRefusal(offer(organizer, line[0]!), 'CONFLICT', 'This opportunity was canceled')
})

test.each([
  ['was canceled', { cancelled: true }, 'This opportunity was canceled'],
  ['was moved to a time that has passed', { startTime: inHours(1) }, 'This opportunity has already started'],
])('an offer is not accepted for an opportunity that %s', async (_, input, message) => {
  const { organizer, id, line } = await offered(1)
  await as(organizer).updateOpportunity({ id, input })
  await expectRefusal(accept(line[0]!, {}, { now: new Date(inHours(2)) }), 'CONFLICT', message)
})

test('a family stays on the waitlist if its offer ends while the opportunity is a draft, also if it passed an earlier one', async () => {
  const { organizer, id, first, pending } = await lowered('TRYOUT')
  const [one] = pending as [Waiting]
  const edit = (input: object) => as(organizer).updateOpportunity({ id, input })
  await leave(first)
  await offer(organizer, one)
  await as(one.parent).declineWaitlistOffer({ registrationID: one.registration })
  await offer(organizer, one)
  await edit({ visibility: 'HIDDEN' })
  await endExpiredOffers(new Date(inHours(25)))
  await edit({ visibility: 'PUBLIC' })
  expect(await nextInLine(organizer, id)).toBe(one.registration)
  await edit({ offersAutomatically: true })
  expect(await as(organizer).opportunity({ id }, 'undecidedCount')).toEqual({ undecidedCount: 5 })
})

test('a registration joins the waitlist if others did between reading and writing, even if a spot is free again', async () => {
  const { organizer, id, first } = await fullOpportunity(0)
  await leave(first)
  const [early, late] = await Promise.all([given.family(), given.family()])
  beforeNextTransaction(async () => {
    const registration = await register(first, id)
    await approve(organizer, registration)
    await register(early, id)
    await leave({ ...first, registration })
  })
  await register(late, id)
  const found = await find(registrations, { opportunityID: id, playerID: late.player })
  expect(found).toMatchObject({ status: 'PENDING', waitlistedAt: expect.any(String) })
})

const FAMILIES = 5
const RUNS = Number(process.env.WAITLIST_SEQUENCES ?? 6)
const moves = [
  ...([
    'register',
    'withdraw',
    'accept',
    'decline',
    'approve',
    'reject',
    'undo',
    'review',
    'waitlist',
    'offer',
  ] as const),
  ...(['up', 'down'] as const),
]
const step = fc.oneof(
  { weight: 9, arbitrary: fc.record({ move: fc.constantFrom(...moves), at: fc.nat(FAMILIES - 1) }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('resize' as const), at: fc.integer({ min: 1, max: 3 }) }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('switch' as const), at: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ move: fc.constant('expire' as const), at: fc.constant(0) }) },
)

test(`nobody takes a spot by itself before somebody who registered earlier and was not passed over (${RUNS} sequences)`, {
  timeout: 60_000 + RUNS * 10_000,
}, async () => {
  const families = await Promise.all(Array.from({ length: FAMILIES }, () => given.family()))
  let automatic = 0
  const sequence = fc.asyncProperty(
    fc.array(step, { minLength: 20, maxLength: 40 }),
    fc.boolean(),
    async (steps, isOn) => {
      const organizer = await given.user()
      const { id } = await given.opportunity({ creator: organizer, capacity: 1, offersAutomatically: isOn })
      const rows = async () =>
        (await queryPartition(registrations().query.byOpportunity({ opportunityID: id }), true)).of(registrations)
      const holds = (it: RegistrationItem | undefined) =>
        it !== undefined && (it.status === 'APPROVED' || isOffered(it))
      const take = async ({ move, at }: { move: string; at: number }) => {
        const one = { ...families[at]!, registration: `${id}.${families[at]!.player}` }
        const { registration: registrationID } = one
        if (move === 'register') await register(one, id)
        if (move === 'withdraw') await leave(one)
        if (move === 'accept') await accept(one)
        if (move === 'decline') await as(one.parent).declineWaitlistOffer({ registrationID })
        if (move === 'approve') await approve(organizer, registrationID)
        if (move === 'reject') await as(organizer).rejectRegistration({ registrationID })
        if (move === 'undo') await as(organizer).undoDecision({ registrationID })
        if (move === 'up' || move === 'down') await as(organizer).moveInLine({ registrationID, isUp: move === 'up' })
        if (move === 'review') await as(organizer).updateRegistrationStatus({ id: registrationID, status: 'PENDING' })
        if (move === 'waitlist') await as(organizer).waitlistRegistration({ registrationID })
        if (move === 'offer') await offer(organizer, one)
        if (move === 'resize') await as(organizer).updateOpportunity({ id, input: { capacity: at } })
        if (move === 'switch') await as(organizer).updateOpportunity({ id, input: { offersAutomatically: at === 1 } })
        if (move === 'expire') await endExpiredOffers(new Date(inHours(25)))
      }
      /** Whoever has a spot that the organizer did not give stood before all others in line. */
      const expectOrder = (before: RegistrationItem[], after: RegistrationItem[], given?: string) => {
        for (const winner of after.filter((it) => it.playerID !== given && holds(it))) {
          const was = before.find(({ playerID }) => playerID === winner.playerID)
          if (holds(was)) continue
          automatic++
          for (const other of after)
            if (lineOf([other]).length > 0) expect(placeInLine(winner) <= placeInLine(other)).toBe(true)
        }
      }
      for (const each of steps) {
        const before = await rows()
        await take(each).catch((refusal) => expect(['CONFLICT', 'NOT_FOUND', 'BAD_USER_INPUT']).toContain(refusal.code))
        const between = await rows()
        expectOrder(
          before,
          between,
          ['approve', 'offer', 'undo'].includes(each.move) ? families[each.at]!.player : undefined,
        )
        await offerFreeSpots(id)
        expectOrder(between, await rows())
      }
    },
  )
  await fc.assert(sequence, { numRuns: RUNS, seed: 1 })
  expect(automatic).toBeGreaterThan(0)
})
