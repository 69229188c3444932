import { describe, expect, test } from 'vitest'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const FIELDS = `id type title description startTime endTime timeZone location city state latitude positionsNeeded minAge maxAge
  feeCents capacity waiverRequired waiverText registrationDeadline visibility status teamID createdBy
  registrationCount approvedCount spotsLeft viewerCanManage viewerCanRegister`
const CREATE = `mutation ($input: CreateOpportunityInput!) { createOpportunity(input: $input) { ${FIELDS} } }`
const UPDATE = `mutation ($id: ID!, $input: UpdateOpportunityInput!) { updateOpportunity(id: $id, input: $input) { ${FIELDS} } }`
const READ = `query ($id: ID!) { opportunity(id: $id) { ${FIELDS} team { id } createdByUser { id name role email } } }`

type User = { userID: string }
const inAWeek = (hours = 0) => new Date(Date.now() + 7 * 86_400_000 + hours * 3_600_000).toISOString()
const least = () => ({
  title: 'Fall tryout',
  startTime: inAWeek(),
  location: 'Zilker Park',
  city: 'Austin',
  state: 'TX',
})
const create = async (user: User, more: object = {}) =>
  (await as(user).send(CREATE, { input: { ...least(), ...more } })).createOpportunity
const update = async (user: User, id: string, input: object) =>
  (await as(user).send(UPDATE, { id, input })).updateOpportunity
const read = async (user: User | null, id: string, options = {}) =>
  (await (user ? as(user) : asAnonymous()).send(READ, { id }, options)).opportunity

test('a new opportunity has the defaults of the form and the time zone of its venue', async () => {
  const user = await given.user()
  const made = await create(user, { startTime: '2031-03-06T09:00', endTime: '2031-03-06T11:00' })
  expect(made).toMatchObject({
    type: 'GUEST_NEED',
    feeCents: 0,
    capacity: 1,
    visibility: 'PUBLIC',
    waiverRequired: false,
    waiverText: null,
    startTime: '2031-03-06T15:00:00.000Z',
    endTime: '2031-03-06T17:00:00.000Z',
    timeZone: 'America/Chicago',
    positionsNeeded: [],
    status: 'OPEN',
    spotsLeft: 1,
    registrationCount: 0,
    viewerCanManage: true,
    viewerCanRegister: true,
  })
  const seen = await read(null, made.id)
  expect(seen).toMatchObject({ viewerCanManage: false, viewerCanRegister: false, team: null })
  expect(seen.createdByUser).toEqual({ id: user.userID, name: user.name, role: 'user', email: null })
})

test('positions needed are accepted as a list or a comma-separated text, by id or name', async () => {
  const user = await given.user()
  const positions = await asAnonymous().positions({}, 'id name')
  const catcher = positions.find(({ name }) => name === 'Catcher')!.id
  const made = await create(user, { positionsNeeded: `pitcher, ${catcher},,Pitcher` })
  expect(made.positionsNeeded).toEqual(['Pitcher', 'Catcher'])
  expect(
    (await update(user, made.id, { positionsNeeded: ['First Base,Shortstop', 'Outfield'] })).positionsNeeded,
  ).toEqual(['First Base', 'Shortstop', 'Outfield'])
  expect((await update(user, made.id, { positionsNeeded: '' })).positionsNeeded).toEqual([])
  await expectRefusal(
    create(user, { positionsNeeded: 'Pitcher,Goalkeeper' }),
    'BAD_USER_INPUT',
    'Please select positions from the list',
  )
})

describe('an opportunity is refused', () => {
  test.each([
    ['without a title', { title: ' ' }, 'Title is required'],
    ['without a start', { startTime: '' }, 'Start time is required'],
    ['without a location', { location: null }, 'Please select a location'],
    ['with a negative fee', { feeCents: -1 }, 'The fee must be 0 or more'],
    ['without capacity', { capacity: 0 }, 'Capacity must be at least 1'],
    ['with an invalid start time', { startTime: 'noon' }, 'This is not a valid date and time'],
    ['with an end before its start', { endTime: inAWeek(-1) }, 'The end time must be after the start time'],
    [
      'with a deadline after its start',
      { registrationDeadline: inAWeek(1) },
      "The registration deadline can't be after the start time",
    ],
    ['with a minimum age above the maximum age', { minAge: 13, maxAge: 12 }, "Minimum age can't exceed maximum age."],
    ['with an unknown position', { positionsNeeded: ['Goalkeeper'] }, 'Please select positions from the list'],
    ['with an invalid state', { state: 'ZZ' }, 'State must be a valid two-letter code (e.g., FL).'],
  ])('%s', async (_, more, message) => {
    await expectRefusal(create(await given.user(), more), 'BAD_USER_INPUT', message)
  })

  test('when an edit clears a required field', async () => {
    const user = await given.user()
    const { id } = await create(user)
    await expectRefusal(update(user, id, { location: '' }), 'BAD_USER_INPUT', 'Please select a location')
    await expectRefusal(update(user, id, { title: '' }), 'BAD_USER_INPUT', 'Title is required')
    await expectRefusal(update(user, id, { startTime: null }), 'BAD_USER_INPUT', 'Start time is required')
    await expectRefusal(update(user, id, { capacity: 0 }), 'BAD_USER_INPUT', 'Capacity must be at least 1')
    await expectRefusal(update(user, id, { feeCents: -5 }), 'BAD_USER_INPUT', 'The fee must be 0 or more')
  })
})

test('an edit changes the given fields, clears empty ones, and keeps the rest', async () => {
  const user = await given.user()
  const { id } = await create(user, {
    description: 'Bring a glove',
    endTime: inAWeek(2),
    minAge: 10,
    maxAge: 12,
    positionsNeeded: ['pitcher', 'Catcher', 'Pitcher'],
    waiverRequired: true,
    registrationDeadline: inAWeek(-24),
  })
  const before = await read(user, id)
  expect(before.positionsNeeded).toEqual(['Pitcher', 'Catcher'])
  expect(before.waiverText).toContain('release')
  const after = await update(user, id, {
    title: 'Spring tryout',
    description: '',
    endTime: null,
    minAge: null,
    registrationDeadline: '',
    feeCents: 1500,
  })
  expect(after).toEqual({
    ...withoutEdges(before),
    title: 'Spring tryout',
    description: null,
    endTime: null,
    minAge: null,
    registrationDeadline: null,
    feeCents: 1500,
  })
})
const withoutEdges = ({ team: _, createdByUser: __, ...rest }: Record<string, unknown>) => rest

test('the status of an opportunity is OPEN, FULL, CLOSED, or CANCELLED', async () => {
  const user = await given.user()
  const player = await given.player({ claimer: user })
  const { id } = await create(user, { registrationDeadline: inAWeek(-24) })
  const statusAt = async (now?: Date) => (await read(user, id, { now })).status
  expect(await statusAt()).toBe('OPEN')
  expect(await statusAt(new Date(inAWeek(-23)))).toBe('CLOSED')
  expect(await statusAt(new Date(inAWeek(1)))).toBe('CLOSED')
  const registered = await given.registration(user, { opportunityID: id, playerID: player.id })
  await as(user).approveRegistration({ registrationID: registered.id })
  expect(await read(user, id)).toMatchObject({
    status: 'FULL',
    spotsLeft: 0,
    approvedCount: 1,
    viewerCanRegister: true,
  })
  expect((await update(user, id, { cancelled: true })).status).toBe('CANCELLED')
  expect((await update(user, id, { cancelled: false, capacity: 2 })).status).toBe('OPEN')
  await expectRefusal(update(user, id, { capacity: 0 }), 'BAD_USER_INPUT', 'Capacity must be at least 1')
})

test('the list of open opportunities excludes canceled ones', async () => {
  const user = await given.user()
  const title = `Tryout of ${newID()}`
  const [open, canceled] = [await create(user, { title }), await create(user, { title })]
  await update(user, canceled.id, { cancelled: true })
  const listed = await as(user).send(
    `query ($search: String) {
      opportunities(search: $search, openOnly: true) { id }
      opportunitiesCount(search: $search, openOnly: true)
    }`,
    { search: title },
  )
  expect(listed).toEqual({ opportunities: [{ id: open.id }], opportunitiesCount: 1 })
})

describe('opportunities of teams', () => {
  test('an opportunity can be posted for and moved to only teams of the caller', async () => {
    const [owner, stranger] = await Promise.all([given.user(), given.user()])
    const [first, second] = [await given.team({ owner }), await given.team({ owner })]
    const other = await given.team({ owner: stranger })
    const { id } = await create(owner, { teamID: first.id })
    const offers = async (teamID: string) =>
      (await asAnonymous().team({ id: teamID }, 'opportunities { id }')).opportunities
    expect(await offers(first.id)).toEqual([{ id }])

    expect((await update(owner, id, { teamID: second.id })).teamID).toBe(second.id)
    expect([await offers(first.id), await offers(second.id)]).toEqual([[], [{ id }]])
    await expectRefusal(update(owner, id, { teamID: other.id }), 'FORBIDDEN')
    await expectRefusal(update(owner, id, { teamID: newID() }), 'NOT_FOUND', 'Team not found')
    await expectRefusal(update(owner, id, { teamID: 'nonsense' }), 'NOT_FOUND', 'Team not found')
    expect((await update(owner, id, { teamID: null })).teamID).toBeNull()
    expect(await offers(second.id)).toEqual([])
  })

  test('the owner of a team can manage opportunities that others posted for it', async () => {
    const [owner, admin] = await Promise.all([given.user(), given.admin()])
    const team = await given.team({ owner })
    const { id } = await create(admin, { teamID: team.id })
    expect((await update(owner, id, { title: 'Ours' })).title).toBe('Ours')
    await as(owner).deleteOpportunity({ id })
    await expectRefusal(read(owner, id), 'NOT_FOUND', 'Opportunity not found')
    await expectRefusal(read(owner, newID()), 'NOT_FOUND', 'Opportunity not found')
    await expectRefusal(read(owner, 'x#y'), 'NOT_FOUND', 'Opportunity not found')
  })

  test('an opportunity is found by the name of its team', async () => {
    const owner = await given.user()
    const name = `Zephyrs ${newID().slice(-8)}`
    const team = await given.team({ owner, name })
    const { id } = await create(owner, { teamID: team.id })
    const opportunities = await asAnonymous().opportunities({ search: name }, 'id team { name }')
    expect(opportunities).toEqual([{ id, team: { name } }])
  })

  test('the user who renames a team finds its opportunities by the new name at once', async () => {
    const user = await given.user()
    const owner = as(user)
    const [before, after] = ['Before', 'After'].map((word) => `${word} ${newID().slice(-8)}`) as [string, string]
    const team = await given.team({ owner: user, name: before })
    const made = []
    for (let count = 0; count < 12; count++) made.push((await create(user, { teamID: team.id })).id)
    await owner.updateTeam({ id: team.id, input: { name: after } })
    const found = await owner.send('query ($s: String) { opportunities(search: $s) { id } }', { s: after })
    expect(found.opportunities.map(({ id }: { id: string }) => id).toSorted()).toEqual(made.toSorted())
    expect(await owner.opportunitiesCount({ search: before })).toBe(0)
  })
})

test('opportunities are filtered by type, place, and search, soonest first', async () => {
  const user = await given.user()
  const mark = `m${newID().slice(-8)}`
  await create(user, { title: `${mark} late`, startTime: '2032-01-01T09:00', type: 'TRYOUT' })
  await create(user, {
    title: `${mark} soon`,
    startTime: '2031-01-01T09:00',
    city: 'Mesa',
    state: 'AZ',
    location: 'Riverview',
  })
  await create(user, { title: `${mark} past`, startTime: '2020-01-01T09:00' })
  const list = `query ($search: String, $type: OpportunityType, $state: String, $location: String, $near: NearInput) {
    opportunities(search: $search, type: $type, state: $state, location: $location, near: $near) { title }
    opportunitiesCount(search: $search, type: $type, state: $state, location: $location, near: $near) }`
  const found = async (variables: object) => {
    const { opportunities, opportunitiesCount } = await asAnonymous().send(list, { search: mark, ...variables })
    expect(opportunitiesCount).toBe(opportunities.length)
    return opportunities.map((it: { title: string }) => it.title.split(' ')[1])
  }
  expect(await found({})).toEqual(['soon', 'late', 'past'])
  expect(await found({ type: 'TRYOUT' })).toEqual(['late'])
  expect(await found({ state: 'AZ' })).toEqual(['soon'])
  expect(await found({ location: 'riverview mesa' })).toEqual(['soon'])
  expect(await found({ near: { latitude: 33.45, longitude: -112.07 } })).toEqual(['soon'])
})

test('a list of flat fields has the same values as a list of full records', async () => {
  const user = await given.user()
  const title = `m${newID().slice(-8)}`
  await create(user, { title, minAge: 10, positionsNeeded: ['Catcher'], registrationDeadline: inAWeek(-24) })
  const flat = `id type title startTime registrationDeadline location city state latitude longitude positionsNeeded minAge maxAge
    visibility teamID createdBy createdAt`
  const list = (fields: string) =>
    asAnonymous().send(`query ($search: String) { opportunities(search: $search) { ${fields} } }`, { search: title })
  const [listed] = (await list(flat)).opportunities
  const [{ status, ...whole }] = (await list(`${flat} status`)).opportunities
  expect(listed).toEqual(whole)
  expect(status).toBe('OPEN')
})

test('a page can have ten thousand ids but not ten thousand full records', async () => {
  await asAnonymous().opportunities({ perPage: 10000 })
  await asAnonymous().opportunities({ perPage: 10000 }, 'id title')
  await expectRefusal(
    asAnonymous().opportunities({ perPage: 10000 }, 'id team { id }'),
    'BAD_USER_INPUT',
    'perPage above 1,000 is for flat selections only.',
  )
})
