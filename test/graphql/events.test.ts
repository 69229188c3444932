import { expect, test } from 'vitest'
import { events } from '../../functions/domain/events/entity.ts'
import { players } from '../../functions/domain/players/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const user = await given.user()
const EVENT =
  'id name date endDate timeZone state status createdBy latitude divisions { ageGroup } viewerCanManage viewerCanDelete team { id }'
const anEvent = {
  name: 'Spring Classic',
  date: '2027-03-06T09:00',
  location: 'Field 1',
  city: 'Austin',
  state: 'tx',
  eventType: 'Tournament',
}
const create = (user: { userID: string }, more: object = {}) =>
  as(user).createEvent({ input: { ...anEvent, ...more } }, EVENT)
const update = (user: { userID: string }, id: string, input: object) => as(user).updateEvent({ id, input }, EVENT)

test('a signed-in user creates an event in the time zone of its venue', async () => {
  const event = await create(user, { endDate: '2027-03-07T18:00' })
  expect(event).toEqual({
    id: event.id,
    name: 'Spring Classic',
    status: 'scheduled',
    divisions: [],
    team: null,
    date: '2027-03-06T15:00:00.000Z',
    endDate: '2027-03-08T00:00:00.000Z',
    timeZone: 'America/Chicago',
    state: 'TX',
    latitude: expect.closeTo(30.27, 0),
    createdBy: user.userID,
    viewerCanManage: true,
    viewerCanDelete: true,
  })
  expect(await asAnonymous().event({ id: event.id }, 'name')).toEqual({ name: 'Spring Classic' })
})

test.each([
  ...Object.entries({
    name: 'Event name',
    date: 'Date',
    eventType: 'Event type',
    location: 'Location',
    city: 'City',
    state: 'State',
  }).flatMap(([field, label]) => ['', null].map((empty) => [{ [field]: empty }, `${label} is required`])),
  [{ date: 'soon' }, 'Date is not a valid date and time'],
  [{ endDate: '2027-03-05T09:00' }, "The end can't be before the start"],
] as [object, string][])('an event is refused with %j: %s', async (wrong, message) => {
  await expectRefusal(create(await given.user(), wrong), 'BAD_USER_INPUT', message)
})

test('an event can end when it starts, and a refused one has each message at its field', async () => {
  await create(user, { date: '2027-03-07T09:00', endDate: '2027-03-07T09:00' })
  const fields = ['name', 'date', 'eventType', 'location', 'city', 'state'].map((field) => [field, expect.any(Array)])
  await expect(as(user).createEvent({ input: {} })).rejects.toMatchObject({
    message: 'Event name is required',
    fields: Object.fromEntries(fields),
  })
})

test('an event with a new start keeps its duration, and a new city sets its time zone', async () => {
  const { id } = await create(user, { endDate: '2027-03-06T12:00' })
  expect(await update(user, id, { date: '2027-03-13T09:00', city: 'Denver', state: 'CO' })).toMatchObject({
    date: '2027-03-13T16:00:00.000Z',
    endDate: '2027-03-13T19:00:00.000Z',
    timeZone: 'America/Denver',
  })
  await expectRefusal(update(user, id, { city: '' }), 'BAD_USER_INPUT', 'City is required')
  expect(await update(user, id, { endDate: '' })).toMatchObject({ endDate: null })
})

test('an event in a territory has the time zone of the territory', async () => {
  const { id } = await create(user)
  // As feeds have them.
  const inTerritory = async (state: string, city: string) => {
    await events().patch({ eventID: id }).set({ state }).go()
    return update(user, id, { city, date: '2027-03-06T09:00' })
  }
  expect(await inTerritory('PR', 'San Juan')).toMatchObject({
    state: 'PR',
    date: '2027-03-06T13:00:00.000Z',
    timeZone: 'America/Puerto_Rico',
  })
  expect(await inTerritory('GU', 'Tamuning')).toMatchObject({ state: 'GU', timeZone: 'Pacific/Guam' })
})

test('a new event, team, or player is in one of the 50 states, and an imported one stays where it is', async () => {
  const [user, admin] = await Promise.all([given.user(), given.admin()])
  const message = 'State must be a valid two-letter code (e.g., FL).'
  const team = { name: 'Ducks of the Islands', locationCity: 'San Juan' }
  for (const state of ['PR', 'GU', 'VI', 'DC', 'XX'])
    await Promise.all(
      [
        create(user, { state }),
        ...[user, admin].map((by) => as(by).createTeam({ input: { ...team, state } })),
        as(user).createPlayer({ input: { name: 'Wren Island', state } }),
      ].map((created) => expectRefusal(created, 'BAD_USER_INPUT', message)),
    )

  const [{ id: eventID }, { id: teamID }] = [await create(user), await given.team({ owner: user })]
  const { id: playerID } = await given.player({ claimer: user })
  const updates = (state: string) => [
    as(user).updateEvent({ id: eventID, input: { state } }, 'state'),
    as(user).updateTeam({ id: teamID, input: { state } }, 'state'),
    as(user).updatePlayer({ id: playerID, input: { state } }, 'state'),
  ]
  await Promise.all(updates('PR').map((updated) => expectRefusal(updated, 'BAD_USER_INPUT', message)))

  await events().patch({ eventID }).set({ state: 'PR' }).go()
  await teams().patch({ teamID }).set({ state: 'PR' }).go()
  await players().patch({ playerID }).set({ state: 'PR' }).go()
  for (const updated of updates('pr')) expect(await updated).toEqual({ state: 'PR' })
})

test('an event of a team is listed on the team and shows its team', async () => {
  const owner = await given.user()
  const { id: teamID } = await given.team({ owner })
  const { id, team } = await create(owner, { teamID })
  expect(team).toEqual({ id: teamID })
  const ofTeam = async () => [
    (await asAnonymous().team({ id: teamID }, 'events { id }')).events,
    await asAnonymous().teamEventCount({ teamID }),
  ]
  expect(await ofTeam()).toEqual([[{ id }], 1])
  await as(owner).deleteEvent({ id })
  expect(await ofTeam()).toEqual([[], 0])
})

test('event lists are upcoming first, soonest first, then past ones, and can be searched, filtered by place, and counted', async () => {
  const mark = newID().slice(-8)
  const make = (name: string, date: string, more: object = {}) =>
    create(user, { name: `${name} ${mark}`, date, ...more })
  await make('Past', '2020-05-01T09:00')
  await make('Later', '2031-05-01T09:00')
  await make('Sooner', '2030-05-01T09:00', { city: 'Miami', state: 'FL' })
  const names = async (filters: object) => {
    const found = await asAnonymous().events({ search: mark, ...filters }, 'name')
    return [found.map(({ name }) => name.split(' ')[0]), await asAnonymous().eventsCount({ search: mark, ...filters })]
  }
  expect(await names({})).toEqual([['Sooner', 'Later', 'Past'], 3])
  expect(await names({ state: 'FL', city: 'miami' })).toEqual([['Sooner'], 1])
  expect(await names({ upcomingOnly: true })).toEqual([['Sooner', 'Later'], 2])
  expect(await names({ page: 2, perPage: 2 })).toEqual([['Past'], 3])
  expect(await names({ page: null, perPage: null })).toEqual([['Sooner', 'Later', 'Past'], 3])
  const [first] = await asAnonymous().events({ search: mark }, 'name location team { id } divisions { ageGroup }')
  expect(first).toEqual({ name: `Sooner ${mark}`, location: 'Field 1', team: null, divisions: [] })
  await expectRefusal(names({ page: 0 }), 'BAD_USER_INPUT', 'page must be 1 or more.')
})

test('none of eight concurrent edits recreates an event that is deleted at the same time', async () => {
  const { id } = await create(user)
  const edits = Array.from({ length: 8 }, (_, i) => update(user, id, { name: `Name ${i}` }))
  for (const outcome of await Promise.allSettled([...edits, as(user).deleteEvent({ id })]))
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ message: 'Event not found' })
  expect(await asAnonymous().event({ id })).toBeNull()
  await expectRefusal(as(user).deleteEvent({ id }), 'NOT_FOUND', 'Event not found')
})

test.each([
  [
    'the night of a clock change',
    '2027-03-06T09:00',
    '2027-03-07T17:00',
    '2027-03-13T09:00',
    '2027-03-14T22:00:00.000Z',
  ],
  ['the autumn', '2027-10-30T09:00', '2027-10-31T17:00', '2027-11-06T10:30', '2027-11-08T00:30:00.000Z'],
])('the end of an event that is moved to %s keeps its hour', async (_, date, endDate, moved, end) => {
  const creator = await given.user()
  const { id } = await given.event({ creator, date, endDate })
  expect(await as(creator).updateEvent({ id, input: { date: moved } }, 'endDate')).toEqual({ endDate: end })
})
