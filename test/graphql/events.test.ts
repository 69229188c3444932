import { describe, expect, test } from 'vitest'
import { events } from '../../functions/domain/events/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const CREATE = `mutation ($input: CreateEventInput!) { createEvent(input: $input) {
  id name date endDate timeZone location city state eventType latitude status teamID createdBy divisions { ageGroup } viewerCanManage viewerCanDelete team { id } } }`
const CREATE_FIELDS =
  'id name date endDate timeZone location city state eventType latitude status teamID createdBy divisions { ageGroup } viewerCanManage viewerCanDelete team { id }'
const UPDATE = `mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) {
  id name date endDate timeZone city state latitude } }`
const UPDATE_FIELDS = 'id name date endDate timeZone city state latitude'
const DELETE = 'mutation ($id: ID!) { deleteEvent(id: $id) }'

const anEvent = {
  name: 'Spring Classic',
  date: '2027-03-06T09:00',
  location: 'Field 1',
  city: 'Austin',
  state: 'tx',
  eventType: 'Tournament',
}
const create = async (user: { userID: string }, more: object = {}) =>
  await as(user).createEvent({ input: { ...anEvent, ...more } }, CREATE_FIELDS)

test('a signed-in user creates an event in the time zone of its venue', async () => {
  const user = await given.user()
  const event = await create(user, { endDate: '2027-03-07T18:00' })
  expect(event).toMatchObject({
    name: 'Spring Classic',
    date: '2027-03-06T15:00:00.000Z',
    endDate: '2027-03-08T00:00:00.000Z',
    timeZone: 'America/Chicago',
    state: 'TX',
    status: 'scheduled',
    divisions: [],
    createdBy: user.userID,
    viewerCanManage: true,
    viewerCanDelete: true,
    team: null,
  })
  expect(event.latitude).toBeCloseTo(30.27, 0)
  expect((await asAnonymous().event({ id: event.id }, 'id name')).name).toBe('Spring Classic')
})

describe('an event is refused', () => {
  test.each([
    ['name', 'Event name is required'],
    ['date', 'Date is required'],
    ['location', 'Location is required'],
    ['city', 'City is required'],
    ['state', 'State is required'],
    ['eventType', 'Event type is required'],
  ])('without %s', async (field, message) => {
    const user = await given.user()
    await expectRefusal(create(user, { [field]: '  ' }), 'BAD_USER_INPUT', message)
    await expectRefusal(create(user, { [field]: null }), 'BAD_USER_INPUT', message)
  })

  test('with each message at its field, the first one as the error message', async () => {
    const error = await as(await given.user())
      .send(CREATE, { input: {} })
      .catch((reason) => reason)
    expect(error.message).toBe('Event name is required')
    expect(Object.keys(error.fields)).toEqual(['name', 'date', 'eventType', 'location', 'city', 'state'])
  })

  test('with an invalid date, an end before its start, or an invalid state', async () => {
    const user = await given.user()
    await expectRefusal(create(user, { date: 'soon' }), 'BAD_USER_INPUT', 'Date is not a valid date and time')
    await expectRefusal(
      create(user, { endDate: '2027-03-05T09:00' }),
      'BAD_USER_INPUT',
      "The end can't be before the start",
    )
    const sameMoment = { date: '2027-03-07T09:00', endDate: '2027-03-07T09:00' }
    await expect(create(user, sameMoment), 'an end at the start is accepted').resolves.toBeDefined()
    await expectRefusal(
      create(user, { state: 'XX' }),
      'BAD_USER_INPUT',
      'State must be a valid two-letter code (e.g., FL).',
    )
  })
})

test('an event with a new start keeps its duration, and a new city sets its time zone', async () => {
  const user = await given.user()
  const { id } = await create(user, { endDate: '2027-03-06T12:00' })
  const updateEvent = await as(user).updateEvent(
    {
      id,
      input: { date: '2027-03-13T09:00', city: 'Denver', state: 'CO', name: null },
    },
    UPDATE_FIELDS,
  )
  expect(updateEvent).toMatchObject({
    name: 'Spring Classic',
    date: '2027-03-13T16:00:00.000Z',
    endDate: '2027-03-13T19:00:00.000Z',
    timeZone: 'America/Denver',
  })
  await expectRefusal(as(user).updateEvent({ id, input: { city: '' } }), 'BAD_USER_INPUT', 'City is required')
  for (const endDate of ['', null]) {
    await as(user).updateEvent({ id, input: { endDate: '2027-03-13T12:00' } })
    expect((await as(user).updateEvent({ id, input: { endDate } }, UPDATE_FIELDS)).endDate).toBeNull()
  }
})

test('an event in a territory has the time zone of the territory', async () => {
  const user = await given.user()
  const { id } = await create(user)
  // As feeds have them.
  const inTerritory = async (state: string, city: string) => {
    await events().patch({ eventID: id }).set({ state }).go()
    return await as(user).updateEvent({ id, input: { city, date: '2027-03-06T09:00' } }, UPDATE_FIELDS)
  }
  expect(await inTerritory('PR', 'San Juan')).toMatchObject({
    ...{ state: 'PR', date: '2027-03-06T13:00:00.000Z', timeZone: 'America/Puerto_Rico' },
  })
  expect(await inTerritory('GU', 'Tamuning')).toMatchObject({ state: 'GU', timeZone: 'Pacific/Guam' })
})

test('a new event, team, or player is in one of the 50 states, and an imported one stays where it is', async () => {
  const [user, admin] = await Promise.all([given.user(), given.admin()])
  const message = 'State must be a valid two-letter code (e.g., FL).'
  const team = { name: 'Ducks of the Islands', locationCity: 'San Juan' }
  const TEAM = 'mutation ($input: CreateTeamInput!) { createTeam(input: $input) { id } }'
  const PLAYER = 'mutation ($input: CreatePlayerInput!) { createPlayer(input: $input) { id } }'
  const creations: ((state: string) => Promise<unknown>)[] = [
    (state) => create(user, { state }),
    (state) => as(user).send(TEAM, { input: { ...team, state } }),
    (state) => as(admin).send(TEAM, { input: { ...team, state } }),
    (state) => as(user).send(PLAYER, { input: { name: 'Wren Island', state } }),
  ]
  for (const state of ['PR', 'GU', 'VI', 'DC', 'XX'])
    for (const created of creations) await expectRefusal(created(state), 'BAD_USER_INPUT', message)

  const { id } = await create(user)
  const { id: teamID } = await given.team({ owner: user })
  const { id: playerID } = await given.player({ claimer: user })
  const UPDATE_TEAM = 'mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { state } }'
  const UPDATE_PLAYER =
    'mutation ($id: ID!, $input: UpdatePlayerInput!) { updatePlayer(id: $id, input: $input) { state } }'
  const updates: [string, string][] = [
    [UPDATE, id],
    [UPDATE_TEAM, teamID],
    [UPDATE_PLAYER, playerID],
  ]
  for (const [document, of] of updates)
    await expectRefusal(as(user).send(document, { id: of, input: { state: 'PR' } }), 'BAD_USER_INPUT', message)

  await events().patch({ eventID: id }).set({ state: 'PR' }).go()
  await teams().patch({ teamID }).set({ state: 'PR' }).go()
  await players().patch({ playerID }).set({ state: 'PR' }).go()
  for (const [document, of] of updates)
    expect(Object.values(await as(user).send(document, { id: of, input: { state: 'pr' } }))).toEqual([
      expect.objectContaining({ state: 'PR' }),
    ])
})

test('an event of a team is listed on the team and shows its team', async () => {
  const owner = await given.user()
  const team = await given.team({ owner })
  const event = await create(owner, { teamID: team.id })
  expect(event.team).toEqual({ id: team.id })
  const read = 'query ($id: ID!) { team(id: $id) { events { id } } teamEventCount(teamID: $id) }'
  expect(await asAnonymous().send(read, { id: team.id })).toEqual({
    team: { events: [{ id: event.id }] },
    teamEventCount: 1,
  })
  await as(owner).deleteEvent({ id: event.id })
  expect(await asAnonymous().send(read, { id: team.id })).toEqual({ team: { events: [] }, teamEventCount: 0 })
})

test('event lists are upcoming first, soonest first, then past ones, and can be searched, filtered by place, and counted', async () => {
  const user = await given.user()
  const mark = newID().slice(-8)
  const make = (name: string, date: string, more: object = {}) =>
    create(user, { name: `${name} ${mark}`, date, ...more })
  await make('Past', '2020-05-01T09:00')
  await make('Later', '2031-05-01T09:00')
  await make('Sooner', '2030-05-01T09:00', { city: 'Miami', state: 'FL' })
  const list = `query ($search: String, $state: String, $city: String, $page: Int, $perPage: Int, $upcomingOnly: Boolean) {
    events(search: $search, state: $state, city: $city, page: $page, perPage: $perPage, upcomingOnly: $upcomingOnly) { name }
    eventsCount(search: $search, state: $state, city: $city, upcomingOnly: $upcomingOnly) }`
  const names = async (variables: object) => {
    const { events, eventsCount } = await asAnonymous().send(list, { search: mark, ...variables })
    return [events.map((it: { name: string }) => it.name.split(' ')[0]), eventsCount]
  }
  expect(await names({})).toEqual([['Sooner', 'Later', 'Past'], 3])
  expect(await names({ state: 'FL', city: 'miami' })).toEqual([['Sooner'], 1])
  expect(await names({ upcomingOnly: true })).toEqual([['Sooner', 'Later'], 2])
  expect(await names({ page: 2, perPage: 2 })).toEqual([['Past'], 3])
  expect(await names({ page: null, perPage: null })).toEqual([['Sooner', 'Later', 'Past'], 3])
  const events = await asAnonymous().events({ search: mark }, 'name location team { id } divisions { ageGroup }')
  expect(events[0]).toEqual({ name: `Sooner ${mark}`, location: 'Field 1', team: null, divisions: [] })
  await expectRefusal(asAnonymous().send(list, { page: 0 }), 'BAD_USER_INPUT', 'page must be 1 or more.')
})

test('none of twenty concurrent edits recreates an event that is deleted at the same time', async () => {
  const user = await given.user()
  const { id } = await create(user)
  const edits = Array.from({ length: 20 }, (_, i) => as(user).send(UPDATE, { id, input: { name: `Name ${i}` } }))
  const remove = as(user).send(DELETE, { id })
  const outcomes = await Promise.allSettled([...edits, remove])
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'Event not found' })
  expect(await asAnonymous().event({ id }, 'id name')).toBeNull()
  await expectRefusal(as(user).deleteEvent({ id }), 'NOT_FOUND', 'Event not found')
})
