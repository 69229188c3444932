import { describe, expect, test } from 'vitest'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { removeChildrenOfOpportunity } from '../../functions/lifecycle/removal/opportunities.ts'
import { find, queryPartition } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { refusalTexts } from '../../functions/values/messages/refusals.ts'
import { as, asAnonymous, expectAtOnce, expectRefusal } from '../support/as.ts'
import { beforeNextTransaction } from '../support/before-next-transaction.ts'
import { given } from '../support/given.ts'
import { inDays, inHours } from '../support/times.ts'

type User = { userID: string }
const register = (user: User, opportunityID: string, playerID: string | null, more: object = {}, options = {}) =>
  as(user).registerForOpportunity(
    { input: { opportunityID, playerID, ...more } },
    'id status jerseyNumber notes waiverSigned opportunity { registrationCount }',
    options,
  )
const approve = (organizer: User, registrationID?: string) => as(organizer).approveRegistration({ registrationID })
const counts = (id: string) => asAnonymous().opportunity({ id }, 'registrationCount approvedCount spotsLeft status')
const listFor = (organizer: User, args: object) =>
  as(organizer).opportunityRegistrations(args as { opportunityID: string }, 'id playerID status player { name }')

/** An opportunity, its organizer, and a family with a player. */
async function scene(more: object = {}) {
  const [organizer, parent] = await Promise.all([given.user(), given.user()])
  const { id } = await given.opportunity({ creator: organizer, ...more })
  return { organizer, parent, id, playerID: (await given.player({ claimer: parent })).id }
}

/** An opportunity with `count` players whom its creator has registered. */
async function registered(count: number, more: object = {}) {
  const creator = await given.user()
  const { id } = await given.opportunity({ creator, ...more })
  const players = await Promise.all(Array.from({ length: count }, () => given.player({ claimer: creator })))
  const ids: string[] = []
  // One after the other, so that their order is known.
  for (const player of players) ids.push((await register(creator, id, player.id)).id)
  return { creator, id, ids }
}

test('a new registration is pending, and the organizer reads its notes', async () => {
  const { organizer, parent, id: opportunityID, playerID } = await scene({ waiverRequired: true })
  const more = { waiverSigned: true, jerseyNumber: ' 7 ', notes: 'Lefty' }
  const made = await register(parent, opportunityID, playerID, more)
  const id = `${opportunityID}.${playerID}`
  const stored = { ...more, jerseyNumber: '7', status: 'PENDING' }
  expect(made).toEqual({ id, ...stored, opportunity: { registrationCount: 1 } })
  expect(await as(organizer).opportunityRegistrations({ opportunityID }, 'id playerID status notes')).toEqual([
    { id, playerID, status: 'PENDING', notes: 'Lefty' },
  ])
  const own = await as(parent).player({ id: playerID }, 'registrations { status opportunity { id } }')
  expect(own.registrations).toEqual([{ status: 'PENDING', opportunity: { id: opportunityID } }])
})

test('the registration of a player whom nobody claimed waits for no family', async () => {
  const { organizer, parent, id: opportunityID, playerID } = await scene()
  await players().patch({ playerID }).remove(['claimedBy']).go()
  const input = { opportunityID, playerID }
  expect(await as(parent).registerForOpportunity({ input }, 'waitsForFamily')).toEqual({ waitsForFamily: false })
  expect(await listFor(organizer, { opportunityID }), 'nobody speaks for the player').toMatchObject([
    { player: { name: 'Jordan S.' } },
  ])
})

test('for a player whom nobody claimed, only the account that registered it answers, and none while it is hidden', async () => {
  const admin = await given.admin()
  const [registrant, stranger] = await given.users(2)
  const { id: playerID } = await given.player({ claimer: admin })
  const { id: registrationID } = await register(registrant, (await given.opportunity()).id, playerID)
  const withdraw = (by: UserItem) => as(by).withdrawRegistration({ registrationID })
  await as(admin).hideRecord({ kind: 'player', id: playerID, reason: 'Check' })
  for (const user of [registrant, stranger]) await expectRefusal(withdraw(user), 'NOT_FOUND', 'Registration not found')
  await as(admin).unhideRecord({ kind: 'player', id: playerID })
  await expectRefusal(withdraw(stranger), 'NOT_FOUND', 'Registration not found')
  await withdraw(registrant)
})

test('a coach registers a player of the roster, whose family accepts and signs the waiver, only while it is on the roster', async () => {
  const [coach, parent, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const { id: teamID } = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  const { id: entry } = await given.rosterEntry(parent, { teamID, playerID })
  const [one, signed, other] = await Promise.all([1, 2, 3].map(() => given.opportunity({ waiverRequired: true })))
  const key = { opportunityID: one!.id, playerID }
  const made = await register(coach, one!.id, playerID)
  const bySigner = await register(coach, signed!.id, playerID, { waiverSigned: true })
  expect([made.waiverSigned, bySigner.waiverSigned]).toEqual([false, false])
  const accept = (input: object = { waiverSigned: true }) =>
    as(parent).acceptRegistration({ registrationID: made.id, ...input }, 'status waiverSigned')
  await as(admin).hideRecord({ kind: 'opportunity', id: one!.id, reason: 'Check' })
  await expectRefusal(accept(), 'NOT_FOUND', 'Opportunity not found')
  await as(admin).unhideRecord({ kind: 'opportunity', id: one!.id })
  await expectRefusal(accept({}), 'BAD_USER_INPUT', 'You must accept the waiver to register')
  await expectRefusal(as(coach).acceptRegistration({ registrationID: made.id, waiverSigned: true }), 'FORBIDDEN')
  expect(await accept()).toEqual({ status: 'PENDING', waiverSigned: true })
  const accepted = await find(registrations, key)
  await accept()
  expect(await find(registrations, key)).toEqual(accepted)

  const answers = async () =>
    (await as(coach).opportunity({ id: one!.id }, 'registrations { viewerCanWithdraw }')).registrations
  expect(await answers()).toEqual([{ viewerCanWithdraw: true }])
  await as(parent).updatePlayerTeamHistory({ id: entry, input: { endDate: '2025-10-01' } })
  expect(await answers()).toEqual([])
  await expectRefusal(as(coach).withdrawRegistration({ registrationID: made.id }), 'NOT_FOUND')
  await expectRefusal(register(coach, other!.id, playerID), 'FORBIDDEN')
})

test('only the organizer sees the count of pending registrations, until they are decided or the opportunity starts', async () => {
  const { creator, id, ids } = await registered(3)
  await approve(creator, ids[0])
  await as(creator).rejectRegistration({ registrationID: ids[1] })
  const undecided = async (who: ReturnType<typeof as>, options = {}) =>
    (await who.opportunity({ id }, 'undecidedCount', options)).undecidedCount
  expect(await undecided(as(creator))).toBe(1)
  expect(await undecided(asAnonymous())).toBe(0)
  expect(await undecided(as(creator), { now: new Date('2099-01-01T00:00:00Z') })).toBe(0)
  await as(creator).updateRegistrationStatus({ id: ids[2], status: 'APPROVED' })
  expect(await undecided(as(creator))).toBe(0)
})

describe('a registration is refused', () => {
  test('without a player, for a missing player, and for a missing opportunity', async () => {
    const { parent, id, playerID } = await scene()
    for (const missing of [null, ' '])
      await expectRefusal(register(parent, id, missing), 'BAD_USER_INPUT', 'Please select a player')
    await expectRefusal(register(parent, id, newID()), 'NOT_FOUND', 'Player not found')
    for (const missing of [newID(), 'opp#1'])
      await expectRefusal(register(parent, missing, playerID), 'NOT_FOUND', 'Opportunity not found')
  })

  test('without the required waiver', async () => {
    const { parent, id, playerID } = await scene({ waiverRequired: true })
    const message = 'You must accept the waiver to register'
    for (const more of [{}, { waiverSigned: false }])
      await expectRefusal(register(parent, id, playerID, more), 'BAD_USER_INPUT', message)
  })

  test('if the organizer edited the opportunity after the family saw it, but not for another registration', async () => {
    const { organizer, parent, id, playerID } = await scene()
    const { id: sibling } = await given.player({ claimer: parent })
    const see = async () => (await as(parent).opportunity({ id }, 'updatedAt')).updatedAt
    const opportunityUpdatedAt = await see()
    await register(parent, id, playerID, { opportunityUpdatedAt })
    await as(organizer).updateOpportunity({ id, input: { feeCents: 9900, waiverRequired: true } })
    await expect(register(parent, id, sibling, { opportunityUpdatedAt })).rejects.toMatchObject({
      code: 'CONFLICT',
      fields: { opportunityUpdatedAt: [expect.any(String)] },
    })
    await register(parent, id, sibling, { opportunityUpdatedAt: await see(), waiverSigned: true })
  })

  test('after the deadline, after the start, and for a canceled or draft opportunity', async () => {
    const user = await given.user()
    const player = await given.player({ claimer: user })
    const { id } = await given.opportunity({ creator: user, startTime: inHours(48), registrationDeadline: inHours(24) })
    const refused = (message: string, options = {}) =>
      expectRefusal(register(user, id, player.id, {}, options), 'CONFLICT', message)
    await refused('The registration deadline has passed', { now: new Date(inHours(25)) })
    await refused('This opportunity has already started', { now: new Date(inHours(49)) })
    await as(user).updateOpportunity({ id, input: { cancelled: true } })
    await refused('This opportunity was canceled')
    await as(user).updateOpportunity({ id, input: { cancelled: false, visibility: 'HIDDEN' } })
    await refused("This opportunity is a draft and isn't accepting registrations")
  })

  test('outside of the age limits, if the age of the player is known', async () => {
    const user = await given.user()
    const aged = async (limits: Record<string, number>, age: number | null) => {
      const [{ id }, player] = [await given.opportunity(limits), await given.player({ claimer: user, age })]
      return register(user, id, player.id)
    }
    for (const age of [12, null]) await aged({ minAge: 10, maxAge: 12 }, age)
    for (const [limits, age, ages] of [
      [{ minAge: 10, maxAge: 12 }, 9, '10 to 12'],
      [{ minAge: 10, maxAge: 12 }, 13, '10 to 12'],
      [{ minAge: 10 }, 9, '10 and older'],
      [{ maxAge: 12 }, 13, '12 and younger'],
    ] as const)
      await expectRefusal(aged(limits, age), 'BAD_USER_INPUT', `This opportunity is for players aged ${ages}`)
  })

  test('for an opportunity that is hidden from the caller', async () => {
    const { organizer: owner, parent, playerID } = await scene()
    const team = await given.team({ owner })
    const registered = async (visibility: string) =>
      register(parent, (await given.opportunity({ creator: owner, teamID: team.id, visibility })).id, playerID)
    for (const visibility of ['HIDDEN', 'PRIVATE'])
      await expectRefusal(registered(visibility), 'NOT_FOUND', 'Opportunity not found')
    await registered('INVITE_ONLY')
  })
})

test('the organizer can set any status, filter by status, and page through registrations', async () => {
  const { creator, id: opportunityID, ids } = await registered(3)
  await approve(creator, ids[0])
  await as(creator).rejectRegistration({ registrationID: ids[1] })
  expect(await counts(opportunityID)).toMatchObject({ registrationCount: 3, approvedCount: 1, spotsLeft: 9 })
  // Pending ones first, then in order of registration.
  for (const filter of [{ status: 'APPROVED' }, { page: 2, perPage: 1 }])
    expect((await listFor(creator, { opportunityID, ...filter })).map(({ id }) => id)).toEqual([ids[0]])
  await as(creator).updateRegistrationStatus({ id: ids[0], status: 'PENDING' })
  expect((await counts(opportunityID)).approvedCount).toBe(0)
  for (const missing of [`${opportunityID}.${newID()}`, 'nonsense'])
    await expectRefusal(approve(creator, missing), 'NOT_FOUND', 'Registration not found')
})

test('the organizer searches registrations by player name, with a count of what was found', async () => {
  const creator = await given.user()
  const { id } = await given.opportunity({ creator })
  const names = ['Zoë Marchetti', 'Zoe Whitlock', 'Sam Marchetti']
  for (const name of names) await register(creator, id, (await given.player({ claimer: creator, name })).id)
  const search = async (text: string, status?: string) => {
    const filters = { opportunityID: id, search: text, status }
    const rows = await listFor(creator, filters)
    expect(await as(creator).opportunityRegistrationsCount(filters)).toBe(rows.length)
    return rows.map(({ player }) => player.name)
  }
  expect(await search('zoe')).toEqual(['Zoë Marchetti', 'Zoe Whitlock'])
  expect(await search('march ZOË')).toEqual(['Zoë Marchetti'])
  expect(await search('march', 'APPROVED')).toEqual([])
  expect(await search(' ')).toHaveLength(3)
})

test('the organizer orders registrations by name, age, and time', async () => {
  const { organizer, parent, id: opportunityID } = await scene()
  for (const [name, age] of [
    ['Zoe Adams', 12],
    ['Ann Zebra', 9],
    ['mia Miller', null],
    ['Bo Brown', 10],
  ] as const) {
    const { id } = await given.player({ claimer: parent, name, age })
    await given.registration(parent, { opportunityID, playerID: id })
  }
  const ordered = async (orderBy: string | null, descending = false, page = 1, perPage = 4) => {
    const rows = await listFor(organizer, { opportunityID, orderBy, descending, page, perPage })
    return rows.map(({ player }) => player.name.split(' ')[0])
  }
  for (const byTime of [null, 'CREATED']) expect(await ordered(byTime)).toEqual(['Zoe', 'Ann', 'mia', 'Bo'])
  expect(await ordered('NAME')).toEqual(['Ann', 'Bo', 'mia', 'Zoe'])
  expect(await ordered('NAME', true)).toEqual(['Zoe', 'mia', 'Bo', 'Ann'])
  expect(await ordered('NAME', false, 2, 3)).toEqual(['Zoe'])
  expect(await ordered('AGE')).toEqual(['Ann', 'Bo', 'Zoe', 'mia'])
  await expectRefusal(ordered('EMAIL'), 'BAD_USER_INPUT', 'This list cannot be ordered by that.')
})

test('approving past capacity is refused, and a released spot can be approved again', async () => {
  const { creator, ids, id } = await registered(2, { capacity: 1 })
  await approve(creator, ids[0])
  await approve(creator, ids[0])
  await expectRefusal(approve(creator, ids[1]), 'CONFLICT', 'This opportunity is full')
  const set = as(creator).updateRegistrationStatus({ id: ids[1], status: 'APPROVED' })
  await expectRefusal(set, 'CONFLICT', 'This opportunity is full')
  await as(creator).rejectRegistration({ registrationID: ids[1] })
  await as(creator).rejectRegistration({ registrationID: ids[0] })
  await approve(creator, ids[1])
  expect(await counts(id)).toMatchObject({ approvedCount: 1, spotsLeft: 0, status: 'FULL' })
})

test('the organizer decides about registrations of a hidden opportunity when it is shown again', async () => {
  const { creator, ids, id } = await registered(1)
  const admin = as(await given.admin())
  const [registrationID, record] = [ids[0]!, { kind: 'opportunity', id } as const]
  await approve(creator, registrationID)
  const decisions = [
    () => as(creator).undoDecision({ registrationID }),
    () => as(creator).waitlistRegistration({ registrationID }),
    () => as(creator).rejectRegistration({ registrationID, reason: 'Ask the league' }),
  ]
  await admin.hideRecord({ ...record, reason: 'Spam' })
  for (const decide of decisions)
    await expectRefusal(decide(), 'CONFLICT', refusalTexts.opportunityHiddenReviewLater('en'))
  await admin.unhideRecord(record)
  for (const decide of decisions) await decide()
})

test('the organizer writes a rejection reason of up to 500 characters, and the family reads it', async () => {
  const { organizer, parent, id: opportunityID, playerID } = await scene()
  const { id } = await given.registration(parent, { opportunityID, playerID })
  const reject = (reason: string) => as(organizer).rejectRegistration({ registrationID: id, reason })
  const message = 'A reason must be 500 characters or fewer'
  const refusal = { code: 'BAD_USER_INPUT', message, fields: { reason: [message] } }
  await expect(reject('x'.repeat(501))).rejects.toMatchObject(refusal)
  const rejectionReason = 'x'.repeat(500)
  await reject(` ${rejectionReason} `)
  const read = async () => (await as(parent).claimedPlayers({}, 'registrations { status rejectionReason }'))[0]
  expect(await read()).toEqual({ registrations: [{ status: 'REJECTED', rejectionReason }] })
  await as(organizer).updateRegistrationStatus({ id, status: 'APPROVED', reason: 'Too late' })
  expect(await read()).toEqual({ registrations: [{ status: 'APPROVED', rejectionReason: null }] })
})

test('the organizer records a paid fee, which the claimer can read, and others see no registration', async () => {
  const { organizer, parent, id: opportunityID, playerID } = await scene({ feeCents: 5_000 })
  const { id } = await given.registration(parent, { opportunityID, playerID })
  const seenBy = async (user: User) =>
    (await as(user).opportunity({ id: opportunityID }, 'registrations { feePaidCents registeredAt createdAt }'))
      .registrations
  const [before] = await seenBy(parent)
  expect(before).toEqual({ feePaidCents: 0, registeredAt: before.createdAt, createdAt: before.createdAt })

  const pay = (feePaidCents: number) =>
    as(organizer).updateRegistration({ id, input: { feePaidCents } }, 'feePaidCents status')
  expect(await pay(5_000)).toEqual({ feePaidCents: 5_000, status: 'PENDING' })
  expect(await as(organizer).updateRegistration({ id, input: {} }, 'feePaidCents')).toEqual({ feePaidCents: 5_000 })
  await expectRefusal(pay(-1), 'BAD_USER_INPUT', 'The fee paid must be from $0.00 to $10,000.00')
  for (const user of [parent, organizer]) expect(await seenBy(user)).toMatchObject([{ feePaidCents: 5_000 }])
  expect(await seenBy(await given.user())).toEqual([])
})

// last-spot.test.ts and concurrent-pairs.test.ts test concurrent decisions and edits.
test('ten concurrent registrations of one player create one', async () => {
  const { parent, id, playerID } = await scene()
  const message = 'This player is already registered for this opportunity'
  const sent = Array.from({ length: 10 }, () => register(parent, id, playerID))
  await expectAtOnce(sent, { message })
  expect((await counts(id)).registrationCount).toBe(1)
})

test('a player who is given to another family between reading and writing is not registered', async () => {
  const { parent, id, playerID } = await scene()
  const next = await given.user()
  beforeNextTransaction(() => given.approvedClaim(next, 'player', playerID))
  await expectRefusal(register(parent, id, playerID), 'FORBIDDEN', "You don't have permission to register this player")
})

test('a registration concurrent with the deletion of its opportunity leaves no orphan', async () => {
  const { organizer: user, id } = await scene()
  const players = await Promise.all(Array.from({ length: 6 }, () => given.player({ claimer: user })))
  const sent = [...players.map((player) => register(user, id, player.id)), as(user).deleteOpportunity({ id })]
  for (const outcome of await Promise.allSettled(sent))
    if (outcome.status === 'rejected') expect(outcome.reason.message).toBe('Opportunity not found')
  await removeChildrenOfOpportunity(id)
  expect((await queryPartition(opportunities().get({ opportunityID: id }))).of(registrations)).toEqual([])
  for (const player of players)
    expect(await as(user).player({ id: player.id }, 'registrations { id }')).toEqual({ registrations: [] })
})

test('a family lists its registrations that are not over, soonest first', async () => {
  const [parent, stranger, organizer] = await Promise.all([given.user(), given.user(), given.user()])
  const [own, unclaimed] = [
    await given.player({ claimer: parent }),
    await given.player({ claimer: await given.admin() }),
  ]
  const [later, sooner, over] = await Promise.all(
    [9, 3, 1].map((days) => given.opportunity({ creator: organizer, startTime: inDays(days) })),
  )
  await given.registration(parent, { opportunityID: later!.id, playerID: own.id })
  await given.registration(parent, { opportunityID: sooner!.id, playerID: unclaimed.id })
  await given.registration(parent, { opportunityID: over!.id, playerID: own.id })
  const read = 'status viewerCanWithdraw opportunity { id }'
  const at = { now: new Date(inDays(1.5)) }
  expect(await as(parent).myRegistrations({}, read, at)).toEqual([
    { status: 'PENDING', viewerCanWithdraw: true, opportunity: { id: sooner!.id } },
    { status: 'PENDING', viewerCanWithdraw: true, opportunity: { id: later!.id } },
  ])
  for (const other of [stranger, organizer]) expect(await as(other).myRegistrations({}, read)).toEqual([])
})

test('a family with many registrations lists all of them', async () => {
  const parent = await given.user()
  const { id: playerID } = await given.player({ claimer: parent })
  const posted = await Promise.all(Array.from({ length: 25 }, () => given.opportunity()))
  for (const { id } of posted) await given.registration(parent, { opportunityID: id, playerID })
  const myRegistrations = await as(parent).myRegistrations({}, 'opportunity { id }')
  expect(new Set(myRegistrations.map((it) => it.opportunity.id))).toEqual(new Set(posted.map(({ id }) => id)))
})

test('only the organizer sees the contact of a family, and its phone number only with consent', async () => {
  const [parent, coach, stranger] = await Promise.all([given.user({ name: 'Pat Parent' }), given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent })
  await given.rosterEntry(coach, { teamID: team.id, playerID })
  const { id: opportunityID } = await given.opportunity({ creator: coach })
  const input = { opportunityID, playerID, phone: '(512) 555-0100' }
  await expectRefusal(given.registration(parent, input), 'BAD_USER_INPUT')
  await expectRefusal(given.registration(parent, { ...input, phone: 'call me', phoneConsent: true }), 'BAD_USER_INPUT')
  await given.registration(parent, { ...input, phoneConsent: true })
  const contact = { name: 'Pat Parent', email: parent.email, phone: '(512) 555-0100' }
  const seenBy = async (user: UserItem, id = opportunityID) =>
    (await as(user).opportunity({ id }, 'registrations { contact { name email phone } }')).registrations
  for (const user of [coach, parent, await given.admin()]) expect(await seenBy(user)).toEqual([{ contact }])
  expect(await seenBy(stranger)).toEqual([])

  // Registering another family's player does not reveal its contact to the coach until the family accepts.
  const other = await given.opportunity({ creator: coach })
  const { id } = await given.registration(coach, { opportunityID: other.id, playerID })
  expect(await seenBy(coach, other.id)).toEqual([{ contact: null }])
  await as(parent).acceptRegistration({ registrationID: id })
  expect(await seenBy(coach, other.id)).toEqual([{ contact: { ...contact, phone: null } }])
})

test('five check-ins at once give a jersey number to one player, and refuse it to others with its holder', async () => {
  const { organizer: coach, parent, id: opportunityID } = await scene()
  const ids: string[] = []
  for (let at = 0; at < 5; at++) {
    const { id: playerID } = await given.player({ claimer: parent, name: `Kid Stone${at}` })
    const registration = { opportunityID, playerID, jerseyNumber: '7', approvedBy: coach }
    ids.push((await given.registration(parent, registration)).id)
  }
  const checkIn = (registrationID: string, jerseyNumber: string) =>
    as(coach).checkIn({ registrationID, checkedInAt: new Date().toISOString(), jerseyNumber }, 'jerseyNumber')
  const own = await Promise.all(ids.map((id, at) => checkIn(id, `${10 + at}`)))
  expect(own).toEqual(ids.map((_, at) => ({ jerseyNumber: `${10 + at}` })))
  const [holder] = await expectAtOnce(ids.map((id) => checkIn(id, '7')))
  await expectRefusal(checkIn(ids[(holder! + 1) % 5]!, '7'), 'CONFLICT', 'Kid S. has number 7')
})

test('a jersey number is of who was given it at check-in or arrived with it, and not of who only wished for it', async () => {
  const { organizer: coach, parent, id: opportunityID } = await scene()
  const wishing = async (name: string, jerseyNumber?: string) => {
    const { id: playerID } = await given.player({ claimer: parent, name })
    return (await given.registration(parent, { opportunityID, playerID, jerseyNumber, approvedBy: coach })).id
  }
  const [first, second, third] = [
    await wishing('Ann Early', '7'),
    await wishing('Ben Late', '7'),
    await wishing('Cal Last'),
  ]
  const checkIn = async (registrationID: string, input: object) =>
    (await as(coach).checkIn({ registrationID, ...input }, 'jerseyNumber')).jerseyNumber
  const arrives = () => ({ checkedInAt: new Date().toISOString() })
  expect(await checkIn(first, arrives())).toBe('7')
  expect(await checkIn(first, { jerseyNumber: '7' })).toBe('7')
  expect(await checkIn(second, arrives())).toBeNull()
  await expectRefusal(checkIn(third, { jerseyNumber: '7' }), 'CONFLICT', 'Ann E. has number 7')
  expect(await checkIn(third, { jerseyNumber: '8' })).toBe('8')
  await expectRefusal(checkIn(second, { jerseyNumber: '8' }), 'CONFLICT', 'Cal L. has number 8')
  await as(coach).rejectRegistration({ registrationID: first })
  expect(await checkIn(second, { jerseyNumber: '7' })).toBe('7')
  await as(parent).deletePlayer({ id: third.split('.')[1]! })
  expect(await checkIn(second, { jerseyNumber: '8' })).toBe('8')
  expect(await checkIn(second, { jerseyNumber: '' })).toBeNull()
})

test('check-ins from several phones are merged by the time of the tap, in any order of arrival', async () => {
  const { organizer: coach, parent, id: opportunityID, playerID } = await scene()
  const { id } = await given.registration(parent, { opportunityID, playerID, jerseyNumber: '7' })
  const at = (minute: number) => `2026-03-07T15:0${minute}:00.000Z`
  const now = new Date('2026-03-07T16:00:00Z')
  const checkIn = (input: object) =>
    as(coach).checkIn({ registrationID: id, ...input }, 'checkedInAt jerseyNumber', { now })
  await expectRefusal(checkIn({ checkedInAt: at(1) }), 'CONFLICT', 'Only approved players can be checked in')
  await approve(coach, id)
  expect(await checkIn({ checkedInAt: at(1) })).toEqual({ checkedInAt: at(1), jerseyNumber: '7' })
  const last = { checkedInAt: at(3), jerseyNumber: '27' }
  expect(await checkIn({ ...last, changedAt: at(4) })).toEqual(last)
  // An earlier change of another phone arrives late, and a change arrives twice.
  const late = { checkedInAt: null, jerseyNumber: '8', changedAt: at(2) }
  expect(await checkIn(late)).toEqual(last)
  expect(await checkIn({ ...last, changedAt: at(4) })).toEqual(last)
  await Promise.all([5, 9, 6, 8, 7].map((minute) => checkIn({ checkedInAt: at(minute), changedAt: at(minute) })))
  expect(await checkIn({ changedAt: at(0) })).toEqual({ checkedInAt: at(9), jerseyNumber: '27' })
  // Each field has its own latest change: an arrival does not undo a number, nor a number an arrival.
  await Promise.all([
    checkIn({ checkedInAt: at(9), changedAt: at(9) }),
    checkIn({ jerseyNumber: '28', changedAt: at(8) }),
    checkIn({ checkedInAt: at(9), changedAt: at(9) }),
  ])
  expect(await checkIn({ changedAt: at(9) })).toEqual({ checkedInAt: at(9), jerseyNumber: '28' })
  // Of two changes at one time, the one that arrives last counts.
  const other = { checkedInAt: at(1), jerseyNumber: '29' }
  expect(await checkIn({ ...other, changedAt: at(9) })).toEqual(other)
  await checkIn({ jerseyNumber: '28', changedAt: at(9) })
  // A timestamp in the future is capped at the current time, so that later changes still apply.
  expect((await checkIn({ checkedInAt: '2030-01-01T00:00:00Z' })).checkedInAt).toBe('2026-03-07T16:00:00.000Z')
  await as(coach).rejectRegistration({ registrationID: id })
  expect((await checkIn(late)).jerseyNumber, 'what came too late is no error').toBe('28')
})

const AGENDA = 'isOrganized feeDueCents opportunity { id } event { id } registrations { status player { id } }'
const agenda = (user: UserItem) => as(user).agenda({}, AGENDA)

test('a coach and a family see on the agenda what takes place within seven days, with the fees due', async () => {
  const [coach, parent, stranger] = await Promise.all([given.user(), given.user(), given.user()])
  const team = await given.team({ owner: coach })
  const ofTeam = { creator: coach, teamID: team.id }
  const tonight = await given.opportunity({ ...ofTeam, startTime: inHours(3), feeCents: 2_500 })
  const started = await given.opportunity({ creator: coach, startTime: inHours(-1) })
  const game = await given.event({ ...ofTeam, date: inHours(72) })
  await given.opportunity({ ...ofTeam, startTime: inHours(24), visibility: 'HIDDEN' })
  await given.opportunity({ ...ofTeam, startTime: inHours(24 * 8) })
  const [kid, sibling] = await Promise.all([given.player({ claimer: parent }), given.player({ claimer: parent })])
  await given.rosterEntry(coach, { teamID: team.id, playerID: kid.id })
  await given.registration(parent, { opportunityID: tonight.id, playerID: kid.id, approvedBy: coach })
  await given.registration(parent, { opportunityID: tonight.id, playerID: sibling.id })

  expect(await agenda(coach)).toEqual([
    { isOrganized: true, feeDueCents: 0, opportunity: { id: started.id }, event: null, registrations: [] },
    { isOrganized: true, feeDueCents: 2_500, opportunity: { id: tonight.id }, event: null, registrations: [] },
    { isOrganized: true, feeDueCents: 0, opportunity: null, event: { id: game.id }, registrations: [] },
  ])
  expect(await agenda(parent)).toMatchObject([
    {
      isOrganized: false,
      feeDueCents: 2_500,
      opportunity: { id: tonight.id },
      registrations: expect.arrayContaining([
        { status: 'APPROVED', player: { id: kid.id } },
        { status: 'PENDING', player: { id: sibling.id } },
      ]),
    },
    { isOrganized: false, event: { id: game.id } },
  ])
  expect(await agenda(stranger)).toEqual([])
})

describe('the plans of a family', () => {
  const at = (day: string, hour: string) => `${day}T${hour}`
  /** Days from now at the venue, in Austin. */
  const dayIn = (days: number) => inDays(days).slice(0, 10)
  const AUSTIN = { latitude: 30.27, longitude: -97.74 }
  const HOUSTON = { city: 'Houston', latitude: 29.76, longitude: -95.37 }
  const CLASHES = 'clashes { title startTime miles }'

  async function kids() {
    const parent = await given.user()
    const [eli, ana] = await Promise.all(['Eli', 'Ana'].map((name) => given.player({ claimer: parent, name })))
    return { parent, eli: eli!.id, ana: ana!.id }
  }
  const tryout = (title: string, day: number, from: string, to: string | undefined, place: object = AUSTIN) =>
    given.opportunity({
      title,
      startTime: at(dayIn(day), from),
      ...(to && { endTime: at(dayIn(day), to) }),
      ...place,
    })

  test.each([
    ['overlap by a minute', '09:00', '11:01', AUSTIN, null],
    ['follow each other at one place', '09:00', '11:00', AUSTIN, undefined],
    ['overlap without a known end', '10:00', undefined, AUSTIN, null],
    ['are two hours of driving apart, an hour after the other', '08:00', '10:00', HOUSTON, 146],
    ['are two hours of driving apart, four hours after the other', '05:00', '07:00', HOUSTON, undefined],
  ])('say so on both if they %s', async (_, from, to, place, miles) => {
    const { parent, eli, ana } = await kids()
    const one = await tryout(`One ${newID()}`, 3, from, to, place)
    const other = await tryout(`Other ${newID()}`, 3, '11:00', '13:00')
    await given.registration(parent, { opportunityID: one.id, playerID: eli })
    const before = await as(parent).opportunity({ id: other.id }, CLASHES)
    const titles = (title: string) => (miles === undefined ? [] : [{ title, miles }])
    expect(before.clashes).toMatchObject(titles(one.title))
    expect(before.clashes).toHaveLength(titles('').length)
    await given.registration(parent, { opportunityID: other.id, playerID: ana })
    const rows: { id: string; clashes: { title: string; miles: number | null }[] }[] = await as(parent).agenda(
      {},
      `id ${CLASHES}`,
    )
    const clashesOf = (id: string) => rows.find((row) => row.id === id)!.clashes
    expect(clashesOf(one.id).map((it) => it.title)).toEqual(titles(other.title).map((it) => it.title))
    expect(clashesOf(other.id).map((it) => it.miles)).toEqual(titles('').map((it) => it.miles))
    expect((await as(await given.user()).opportunity({ id: other.id }, CLASHES)).clashes).toEqual([])
  })

  test('include the whole of the day a week from now', async () => {
    const { parent, eli } = await kids()
    const late = await tryout(`Late ${newID()}`, 7, '22:00', '23:00')
    const next = await tryout(`Next ${newID()}`, 8, '13:00', '14:00')
    for (const { id } of [late, next]) await given.registration(parent, { opportunityID: id, playerID: eli })
    const now = new Date(`${dayIn(0)}T18:00:00Z`)
    const rows = await as(parent).agenda({}, 'opportunity { title }', { now })
    expect(rows.map((row: { opportunity: { title: string } }) => row.opportunity.title)).toEqual([late.title])
  })
})
