import { expect, test } from 'vitest'
import { endExpiredOffers } from '../../functions/domain/registrations/expired-offers.ts'
import { offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, expectRefusal } from '../support/as.ts'
import { type Family, given } from '../support/given.ts'
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
  const { id } = await given.opportunity({ creator: organizer, capacity: 1, ...more })
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
  expect(Date.parse((await own(next.parent, id)).offerExpiresAt)).toBeGreaterThan(new Date(inHours(23)).getTime())
  expect(await own(after.parent, id)).toMatchObject({ waitlistPosition: 1, offerExpiresAt: null })
  const counts = { status: 'FULL', spotsLeft: 0, waitlistCount: 1 }
  expect(await read(organizer, id)).toMatchObject({ ...counts, offeredCount: 1, approvedCount: 0 })
  await expectRefusal(approve(organizer, after.registration), 'CONFLICT', 'This opportunity is full')
  await expectRefusal(accept(after), 'CONFLICT')

  expect(await accept(next)).toEqual({ status: 'APPROVED', offerExpiresAt: null })
  await accept(next)
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

  await expectRefusal(accept(two, {}, { now: new Date(inHours(25)) }), 'CONFLICT', 'This offer has expired')
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
