import { expect, test } from 'vitest'
import { endExpiredOffers, offerFreeSpots } from '../../functions/domain/registrations/waitlist.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { as, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const HOUR = 3_600_000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR)

const read = async (user: UserItem, id: string) =>
  await as(user).opportunity(
    { id },
    'status spotsLeft approvedCount offeredCount waitlistCount registrationCount registrations { id status waitlistPosition offerExpiresAt viewerCanWithdraw }',
  )
const own = async (user: UserItem, id: string) => (await read(user, id)).registrations[0]

async function family() {
  const parent = await given.user()
  return { parent, player: (await given.player({ claimer: parent })).id }
}
type Family = Awaited<ReturnType<typeof family>>
const register = async ({ parent, player }: Family, opportunityID: string) =>
  (await given.registration(parent, { opportunityID, playerID: player })).id

/** A full opportunity with one spot, and `waiting` families on its waitlist. */
async function fullOpportunity(waiting: number, more: object = {}) {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, capacity: 1, ...more })
  const [first, ...others] = await Promise.all(Array.from({ length: waiting + 1 }, family))
  const taken = await register(first!, id)
  await as(organizer).approveRegistration({ registrationID: taken })
  const line = []
  for (const each of others) line.push({ ...each, registration: await register(each, id) })
  return { organizer, id, first: { ...first!, registration: taken }, line }
}

test('a registration for a full opportunity joins the waitlist, and families see their position', async () => {
  const { organizer, id, first, line } = await fullOpportunity(2)
  expect(await own(line[0]!.parent, id)).toMatchObject({ status: 'PENDING', waitlistPosition: 1, offerExpiresAt: null })
  expect(await own(line[1]!.parent, id)).toMatchObject({ status: 'PENDING', waitlistPosition: 2 })
  expect(await own(first.parent, id)).toMatchObject({ status: 'APPROVED', waitlistPosition: null })
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', waitlistCount: 2, offeredCount: 0, spotsLeft: 0 })
  await expectRefusal(
    as(organizer).approveRegistration({ registrationID: line[0]!.registration }),
    'CONFLICT',
    'This opportunity is full',
  )
})

test('a withdrawn spot is offered to the next family, which can accept it', async () => {
  const { organizer, id, first, line } = await fullOpportunity(2)
  await as(first.parent).withdrawRegistration({ registrationID: first.registration })
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', approvedCount: 0, registrationCount: 2 })
  await offerFreeSpots(id)
  await offerFreeSpots(id)
  const [next, after] = line
  const offer = await own(next!.parent, id)
  expect(Date.parse(offer.offerExpiresAt)).toBeGreaterThan(inHours(23).getTime())
  expect(await own(after!.parent, id)).toMatchObject({ waitlistPosition: 1, offerExpiresAt: null })
  expect(await read(organizer, id)).toMatchObject({ status: 'FULL', spotsLeft: 0, offeredCount: 1, waitlistCount: 1 })
  await expectRefusal(
    as(organizer).approveRegistration({ registrationID: after!.registration }),
    'CONFLICT',
    'This opportunity is full',
  )
  await expectRefusal(as(after!.parent).acceptWaitlistOffer({ registrationID: after!.registration }), 'CONFLICT')

  expect(
    await as(next!.parent).acceptWaitlistOffer({ registrationID: next!.registration }, 'status offerExpiresAt'),
  ).toEqual({
    status: 'APPROVED',
    offerExpiresAt: null,
  })
  expect(await read(organizer, id)).toMatchObject({
    status: 'FULL',
    approvedCount: 1,
    offeredCount: 0,
    waitlistCount: 1,
  })
  // Accepting again changes nothing.
  await as(next!.parent).acceptWaitlistOffer({ registrationID: next!.registration })
  expect((await read(organizer, id)).approvedCount).toBe(1)
})

test('an offer is not accepted for an opportunity that the organizer edited after the family saw it', async () => {
  const { organizer, id, first, line } = await fullOpportunity(1)
  const { parent, registration } = line[0]!
  await as(first.parent).withdrawRegistration({ registrationID: first.registration })
  await offerFreeSpots(id)
  const see = async () => (await as(parent).opportunity({ id }, 'updatedAt')).updatedAt
  const accept = (seen: string) =>
    as(parent).send(
      `mutation ($id: ID!, $seen: AWSDateTime) {
        acceptWaitlistOffer(registrationID: $id, opportunityUpdatedAt: $seen) { status } }`,
      { id: registration, seen },
    )
  const seen = await see()
  await as(organizer).updateOpportunity({ id, input: { feeCents: 9900 } })
  await expectRefusal(accept(seen), 'CONFLICT')
  expect((await accept(await see())).acceptWaitlistOffer.status).toBe('APPROVED')
})

test('a declined or expired offer goes to the next family', async () => {
  const { organizer, id, first, line } = await fullOpportunity(3)
  await as(first.parent).withdrawRegistration({ registrationID: first.registration })
  await offerFreeSpots(id)
  const [one, two, three] = line
  expect(
    await as(one!.parent).declineWaitlistOffer({ registrationID: one!.registration }, 'status waitlistPosition'),
  ).toEqual({ status: 'PENDING', waitlistPosition: null })
  await offerFreeSpots(id)
  expect((await own(two!.parent, id)).offerExpiresAt).not.toBeNull()
  await expectRefusal(
    as(one!.parent).acceptWaitlistOffer({ registrationID: one!.registration }),
    'CONFLICT',
    'This offer has expired',
  )

  const later = { now: inHours(25) }
  await expectRefusal(
    as(two!.parent).acceptWaitlistOffer({ registrationID: two!.registration }, undefined, later),
    'CONFLICT',
    'This offer has expired',
  )
  await endExpiredOffers(inHours(23))
  expect((await own(two!.parent, id)).offerExpiresAt).not.toBeNull()
  await endExpiredOffers(later.now)
  expect(await own(two!.parent, id)).toMatchObject({ offerExpiresAt: null, waitlistPosition: null })
  expect((await own(three!.parent, id)).offerExpiresAt).not.toBeNull()
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 1, waitlistCount: 0, registrationCount: 3 })
})

test('an offer cannot be accepted while the opportunity is a draft again, and the family stays in line', async () => {
  const { organizer, id, first, line } = await fullOpportunity(1)
  const [next] = line
  await as(first.parent).withdrawRegistration({ registrationID: first.registration })
  await offerFreeSpots(id)
  const show = (visibility: string) => as(organizer).updateOpportunity({ id, input: { visibility } })
  await show('HIDDEN')
  await expectRefusal(
    as(next!.parent).acceptWaitlistOffer({ registrationID: next!.registration }),
    'NOT_FOUND',
    'Opportunity not found',
  )
  await endExpiredOffers(inHours(25))
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 0, waitlistCount: 1 })
  await show('PUBLIC')
  await offerFreeSpots(id)
  expect(
    (await as(next!.parent).acceptWaitlistOffer({ registrationID: next!.registration }, 'status offerExpiresAt'))
      .status,
  ).toBe('APPROVED')
})

test('an offer ends two hours before the start, and none is made after that', async () => {
  const soon = await fullOpportunity(1, { startTime: inHours(10).toISOString() })
  await as(soon.first.parent).withdrawRegistration({ registrationID: soon.first.registration })
  await offerFreeSpots(soon.id)
  const { offerExpiresAt } = await own(soon.line[0]!.parent, soon.id)
  expect(Math.abs(Date.parse(offerExpiresAt) - inHours(8).getTime())).toBeLessThan(60_000)

  const now = await fullOpportunity(1, { startTime: inHours(1).toISOString() })
  await as(now.first.parent).withdrawRegistration({ registrationID: now.first.registration })
  await offerFreeSpots(now.id)
  expect(await own(now.line[0]!.parent, now.id)).toMatchObject({ waitlistPosition: 1, offerExpiresAt: null })
})

test('added capacity is offered to the waitlist, and the capacity cannot go below approved and offered spots', async () => {
  const { organizer, id } = await fullOpportunity(3)
  await as(organizer).updateOpportunity({ id, input: { capacity: 3 } })
  await offerFreeSpots(id)
  expect(await read(organizer, id)).toMatchObject({ offeredCount: 2, waitlistCount: 1, spotsLeft: 0 })
  await expectRefusal(
    as(organizer).updateOpportunity({ id, input: { capacity: 2 } }),
    'BAD_USER_INPUT',
    'Capacity must be at least 3, the number of approved players and offered spots',
  )
})

test('a new registration joins the end of the waitlist, even if a spot is free', async () => {
  const { organizer, id, first } = await fullOpportunity(1)
  await as(first.parent).withdrawRegistration({ registrationID: first.registration })
  const late = await family()
  await register(late, id)
  expect((await own(late.parent, id)).waitlistPosition).toBe(2)
  expect((await read(organizer, id)).status).toBe('FULL')
})

test('a family can withdraw until the start and register again', async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer, startTime: inHours(5).toISOString() })
  const one = await family()
  const registration = await register(one, id)
  expect((await own(one.parent, id)).viewerCanWithdraw).toBe(true)
  expect((await read(organizer, id)).registrations[0].viewerCanWithdraw).toBe(false)
  await expectRefusal(
    as(one.parent).withdrawRegistration({ registrationID: registration }, undefined, { now: inHours(6) }),
    'CONFLICT',
    'This opportunity has already started',
  )
  await as(one.parent).withdrawRegistration({ registrationID: registration })
  expect(await read(one.parent, id)).toMatchObject({ registrationCount: 0, registrations: [] })
  await expectRefusal(
    as(one.parent).withdrawRegistration({ registrationID: registration }),
    'NOT_FOUND',
    'Registration not found',
  )
  await register(one, id)
  expect((await read(one.parent, id)).registrationCount).toBe(1)
})

test('the registrant of an unclaimed player can see and withdraw the registration, and others cannot', async () => {
  const [someone, admin, stranger] = await Promise.all([given.user(), given.admin(), given.user()])
  const player = await given.player({ claimer: admin })
  const { id } = await given.opportunity()
  const registration = await register({ parent: someone, player: player.id }, id)
  expect(await own(someone, id)).toMatchObject({ id: registration, viewerCanWithdraw: true })
  expect((await read(stranger, id)).registrations).toEqual([])
  await expectRefusal(
    as(stranger).withdrawRegistration({ registrationID: registration }),
    'NOT_FOUND',
    'Registration not found',
  )
  await as(someone).withdrawRegistration({ registrationID: registration })
})

test('the organizer writes a rejection reason, and the family sees it', async () => {
  const organizer = await given.user()
  const { id } = await given.opportunity({ creator: organizer })
  const one = await family()
  const registration = await register(one, id)
  await as(organizer).rejectRegistration({ registrationID: registration, reason: ' We have four catchers. ' })
  expect(
    (await as(one.parent).claimedPlayers({}, 'registrations { status rejectionReason }'))[0].registrations,
  ).toEqual([{ status: 'REJECTED', rejectionReason: 'We have four catchers.' }])
})
