import { describe, expect, test } from 'vitest'
import { relistTeamRecords } from '../../functions/lifecycle/relist.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const user = await given.user()
const FIELDS = `id type title description startTime endTime timeZone location city state latitude positionsNeeded minAge maxAge
  feeCents capacity waiverRequired waiverText registrationDeadline visibility status teamID createdBy
  registrationCount approvedCount spotsLeft viewerCanManage viewerCanRegister`

type User = { userID: string }
const inAWeek = (hours = 0) => new Date(Date.now() + 7 * 86_400_000 + hours * 3_600_000).toISOString()
const least = () => ({
  title: 'Fall tryout',
  startTime: inAWeek(),
  location: 'Zilker Park',
  city: 'Austin',
  state: 'TX',
})
const create = (user: User, more: object = {}) => as(user).createOpportunity({ input: { ...least(), ...more } }, FIELDS)
const update = (user: User, id: string, input: object) => as(user).updateOpportunity({ id, input }, FIELDS)
const read = (user: User, id: string, options = {}) => as(user).opportunity({ id }, FIELDS, options)

test('a new opportunity has the defaults of the form and the time zone of its venue', async () => {
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
  const SEEN = 'viewerCanManage viewerCanRegister team { id } createdByUser { id name role email }'
  expect(await asAnonymous().opportunity({ id: made.id }, SEEN)).toEqual({
    viewerCanManage: false,
    viewerCanRegister: false,
    team: null,
    createdByUser: { id: user.userID, name: user.name, role: 'user', email: null },
  })
})

test('positions needed are accepted as a list or a comma-separated text, by id or name', async () => {
  const positions = await asAnonymous().positions({}, 'id name')
  const catcher = positions.find(({ name }) => name === 'Catcher')!.id
  const { id, positionsNeeded } = await create(user, { positionsNeeded: `pitcher, ${catcher},,Pitcher` })
  expect(positionsNeeded).toEqual(['Pitcher', 'Catcher'])
  const updated = async (positionsNeeded: unknown) => (await update(user, id, { positionsNeeded })).positionsNeeded
  expect(await updated(['First Base,Shortstop', 'Outfield'])).toEqual(['First Base', 'Shortstop', 'Outfield'])
  expect(await updated('')).toEqual([])
  const unknown = create(user, { positionsNeeded: 'Pitcher,Goalkeeper' })
  await expectRefusal(unknown, 'BAD_USER_INPUT', 'Please select positions from the list')
})

test.each<[string, object, string]>([
  ['without a title', { title: ' ' }, 'Title is required'],
  ['without a start', { startTime: null }, 'Start time is required'],
  ['without a location', { location: '' }, 'Please select a location'],
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
])('an opportunity is refused %s, also by an edit', async (_, wrong, message) => {
  await expectRefusal(create(user, wrong), 'BAD_USER_INPUT', message)
  await expectRefusal(update(user, (await create(user)).id, wrong), 'BAD_USER_INPUT', message)
})

test('an edit changes the given fields, clears empty ones, and keeps the rest', async () => {
  const before = await create(user, {
    description: 'Bring a glove',
    endTime: inAWeek(2),
    minAge: 10,
    maxAge: 12,
    positionsNeeded: ['Catcher'],
    waiverRequired: true,
    registrationDeadline: inAWeek(-24),
  })
  expect(before.waiverText).toContain('release')
  const changed = { title: 'Spring tryout', feeCents: 1500 }
  const cleared = { description: '', endTime: '', registrationDeadline: '' }
  expect(await update(user, before.id, { ...changed, ...cleared })).toEqual({
    ...before,
    ...changed,
    description: null,
    endTime: null,
    registrationDeadline: null,
  })
})

test('the status of an opportunity is OPEN, FULL, CLOSED, or CANCELLED', async () => {
  const player = await given.player({ claimer: user })
  const { id } = await create(user, { registrationDeadline: inAWeek(-24) })
  const statusAt = async (now?: Date) => (await read(user, id, { now })).status
  expect(await statusAt()).toBe('OPEN')
  expect(await statusAt(new Date(inAWeek(-23)))).toBe('CLOSED')
  expect(await statusAt(new Date(inAWeek(1)))).toBe('CLOSED')
  const registered = await given.registration(user, { opportunityID: id, playerID: player.id })
  await as(user).approveRegistration({ registrationID: registered.id })
  const full = { status: 'FULL', spotsLeft: 0, approvedCount: 1, viewerCanRegister: true }
  expect(await read(user, id)).toMatchObject(full)
  expect(await update(user, id, { cancelled: true })).toMatchObject({ status: 'CANCELLED', viewerCanRegister: false })
  expect((await update(user, id, { cancelled: false, capacity: 2 })).status).toBe('OPEN')
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
    for (const teamID of [newID(), 'nonsense'])
      await expectRefusal(update(owner, id, { teamID }), 'NOT_FOUND', 'Team not found')
    expect((await update(owner, id, { teamID: null })).teamID).toBeNull()
    expect(await offers(second.id)).toEqual([])
  })

  test('the owner of a team can manage opportunities that others posted for it', async () => {
    const [owner, admin] = await Promise.all([given.user(), given.admin()])
    const team = await given.team({ owner })
    const { id } = await create(admin, { teamID: team.id })
    expect((await update(owner, id, { title: 'Ours' })).title).toBe('Ours')
    await as(owner).deleteOpportunity({ id })
    for (const gone of [id, newID(), 'x#y'])
      await expectRefusal(read(owner, gone), 'NOT_FOUND', 'Opportunity not found')
  })

  test('the user who renames a team finds its opportunities by the new name at once', async () => {
    const user = await given.user()
    const [before, after] = [`Before ${newID().slice(-8)}`, `After ${newID().slice(-8)}`]
    const team = await given.team({ owner: user, name: before })
    const made = await Promise.all(Array.from({ length: 12 }, () => create(user, { teamID: team.id })))
    await as(user).updateTeam({ id: team.id, input: { name: after } })
    const found = await as(user).opportunities({ search: after }, 'id team { name }')
    expect(found.map(({ id }) => id).sort()).toEqual(made.map(({ id }) => id).sort())
    expect(found[0].team).toEqual({ name: after })
    expect(await as(user).opportunitiesCount({ search: before })).toBe(0)
  })
})

test('opportunities are filtered by type, place, and search, soonest first', async () => {
  const mark = `m${newID().slice(-8)}`
  await create(user, { title: `${mark} late`, startTime: '2032-01-01T09:00', type: 'TRYOUT' })
  const inMesa = { city: 'Mesa', state: 'AZ', location: 'Riverview' }
  await create(user, { title: `${mark} soon`, startTime: '2031-01-01T09:00', ...inMesa })
  await create(user, { title: `${mark} past`, startTime: '2020-01-01T09:00' })
  await create(user, {
    title: `${mark} closed`,
    startTime: '2031-02-01T09:00',
    registrationDeadline: '2020-01-01T09:00',
  })
  const canceled = await create(user, { title: `${mark} canceled`, startTime: '2031-01-01T09:00' })
  await update(user, canceled.id, { cancelled: true })
  const found = async (more: object) => {
    const filters = { search: mark, ...more }
    const listed = await asAnonymous().opportunities(filters, 'title')
    expect(await asAnonymous().opportunitiesCount(filters)).toBe(listed.length)
    return listed.map(({ title }) => title.split(' ')[1])
  }
  expect(await found({})).toEqual(['soon', 'late', 'canceled', 'closed', 'past'])
  expect(await found({ openOnly: true })).toEqual(['soon', 'late'])
  expect(await found({ sort: 'NEWEST' })).toEqual(['soon', 'late', 'canceled', 'closed', 'past'])
  expect(await found({ type: 'TRYOUT' })).toEqual(['late'])
  expect(await found({ state: 'AZ' })).toEqual(['soon'])
  expect(await found({ location: 'riverview mesa' })).toEqual(['soon'])
  expect(await found({ near: { latitude: 33.45, longitude: -112.07 } })).toEqual(['soon'])
})

test('a list of flat fields has the same values as a list of full records', async () => {
  const search = `m${newID().slice(-8)}`
  const more = { minAge: 10, positionsNeeded: ['Catcher'], registrationDeadline: inAWeek(-24) }
  await create(await given.user(), { title: search, ...more })
  const flat = `id type title startTime registrationDeadline location city state latitude longitude positionsNeeded minAge maxAge
    visibility teamID createdBy createdAt`
  const [listed] = await asAnonymous().opportunities({ search }, flat)
  expect(await asAnonymous().opportunities({ search }, `${flat} status`)).toEqual([{ ...listed, status: 'OPEN' }])
})

test('a page can have ten thousand ids but not ten thousand full records', async () => {
  const page = (selection: string) => asAnonymous().opportunities({ perPage: 10000 }, selection)
  for (const flat of ['id', 'id title']) await page(flat)
  await expectRefusal(page('id team { id }'), 'BAD_USER_INPUT', 'perPage above 1,000 is for flat selections only.')
})

test('the total of opportunities equals opportunitiesCount for each viewer and visibility', async () => {
  const [owner, parent, admin] = await Promise.all([given.user(), given.user(), given.admin()])
  const team = await given.team({ owner })
  const player = await given.player({ claimer: parent })
  await given.rosterEntry(parent, { teamID: team.id, playerID: player.id })
  for (const visibility of ['PUBLIC', 'PRIVATE', 'INVITE_ONLY', 'HIDDEN'])
    await given.opportunity({ creator: owner, teamID: team.id, visibility })
  const total = async (by: ReturnType<typeof as>) => (await by.adminStats({}, 'totalOpportunities')).totalOpportunities
  for (const viewer of [asAnonymous(), as(await given.user()), as(owner), as(parent), as(admin)])
    expect(await total(viewer)).toBe(await viewer.opportunitiesCount())
  expect(await total(as(owner))).toBe((await total(asAnonymous())) + 3)
})

test('adminStats counts every create and delete, and drafts only for their team and admins', async () => {
  const admin = await given.admin()
  const counted = async (by = asAnonymous()) => {
    const stats = await by.adminStats({}, 'totalTeams totalPlayers totalOpportunities')
    return [stats.totalTeams, stats.totalPlayers, stats.totalOpportunities]
  }
  const before = await counted()
  const opportunitiesBefore = (await counted(as(admin)))[2]!
  const expectCounted = async (teams: number, players: number, opportunities: number, ofAdmin: number) => {
    expect(await counted()).toEqual([before[0]! + teams, before[1]! + players, before[2]! + opportunities])
    expect((await counted(as(admin)))[2]).toBe(opportunitiesBefore + ofAdmin)
  }
  const creator = await given.user()
  await Promise.all([given.team(), given.player(), given.opportunity({ creator }), given.opportunity({ creator })])
  const { id } = await given.opportunity({ creator, visibility: 'HIDDEN' })
  await expectCounted(1, 1, 2, 3)
  await as(creator).updateOpportunity({ id, input: { visibility: 'PUBLIC' } })
  await expectCounted(1, 1, 3, 3)
  await as(creator).deleteOpportunity({ id })
  await expectCounted(1, 1, 2, 2)
})

test('the opportunities and events of a team are found by its new sport', async () => {
  const team = await given.team({ owner: user })
  const opportunity = await given.opportunity({ creator: user, teamID: team.id })
  const event = await given.event({ creator: user, teamID: team.id })
  await as(user).updateTeam({ id: team.id, input: { sport: 'SOFTBALL' } })
  await relistTeamRecords(team.id)
  const ofSport = { sport: 'SOFTBALL', statedOnly: true }
  const found = async () => [await asAnonymous().opportunities(ofSport), await asAnonymous().events(ofSport)]
  await expect.poll(found, { timeout: 5_000 }).toEqual([[{ id: opportunity.id }], [event]])
  expect((await as(user).updateTeam({ id: team.id, input: { sport: null } }, 'sport')).sport).toBeNull()
})

test('an opportunity moves only to a team that its organizer manages, and only the owner takes it away from a team', async () => {
  const [owner, manager] = await given.users(2)
  const { id: teamID } = await given.team({ owner })
  await given.teamContact(owner, { teamID, user: manager, role: 'manager' })
  const { id } = await given.opportunity({ creator: manager })
  await expectRefusal(update(manager, id, { teamID: (await given.team()).id }), 'FORBIDDEN')
  for (const title of ['Of the team', 'Still of the team'])
    expect(await update(manager, id, { teamID, title })).toMatchObject({ teamID, title })
  const message = 'Only the owner of the team can take an opportunity away from it.'
  await expectRefusal(update(manager, id, { teamID: null }), 'FORBIDDEN', message)
  expect(await update(owner, id, { teamID: null })).toMatchObject({ teamID: null })
})
