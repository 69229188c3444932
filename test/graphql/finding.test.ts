import { describe, expect, test } from 'vitest'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'

const mark = () => `m${newID().slice(-8)}`
const austin = { latitude: 30.2672, longitude: -97.7431 }

/**
 * Reads the list, count, and facets for the filters, and checks that the count and the facets match the list, and that arguments and `filter`
 * find the same.
 */
async function opportunitiesFor({ sort, ...filters }: Record<string, unknown>) {
  const opportunities = await asAnonymous().opportunities({ ...filters, sort }, 'title distanceMiles sport city')
  const facets = await asAnonymous().opportunitiesFacets(filters, 'filter values { value count }')
  expect(await asAnonymous().opportunities({ filter: filters, sort }, 'title distanceMiles sport city')).toEqual(
    opportunities,
  )
  expect(await asAnonymous().opportunitiesFacets({ filter: filters }, 'filter values { value count }')).toEqual(facets)
  expect(await asAnonymous().opportunitiesCount(filters)).toBe(opportunities.length)
  expect(await asAnonymous().opportunitiesCount({ filter: filters })).toBe(opportunities.length)
  const ofState = facets.find(({ filter }) => filter === 'state')!.values
  expect(ofState.reduce((sum, { count }) => sum + count, 0)).toBe(opportunities.length)
  return { opportunities, facets }
}
type Found = Awaited<ReturnType<typeof opportunitiesFor>>
const titles = ({ opportunities }: Pick<Found, 'opportunities'>) =>
  opportunities.map(({ title }) => title.split(' ')[1])
const choices = ({ facets }: Found, filter: string) =>
  Object.fromEntries(facets.find((it) => it.filter === filter)!.values.map(({ value, count }) => [value, count]))

describe('opportunities are found', () => {
  test('by their own sport, else the sport of their team', async () => {
    const search = mark()
    const owner = await given.user()
    const team = await given.team({ owner, sport: 'SOFTBALL' })
    await given.opportunity({ creator: owner, title: `${search} own`, sport: 'BASEBALL', teamID: team.id })
    await given.opportunity({ creator: owner, title: `${search} team`, teamID: team.id })
    await given.opportunity({ title: `${search} none` })
    expect(titles(await opportunitiesFor({ search, sport: 'SOFTBALL' }))).toEqual(['team', 'none'])
    const baseball = await opportunitiesFor({ search, sport: 'BASEBALL', statedOnly: true })
    expect(titles(baseball)).toEqual(['own'])
    expect(choices(baseball, 'sport')).toEqual({ BASEBALL: 1, SOFTBALL: 1 })
  })

  test('by age group: of their age limits, else of their title, else of their team', async () => {
    const search = mark()
    const owner = await given.user()
    const team = await given.team({ owner, division: 'AA', ageGroup: '15U' })
    await given.opportunity({ creator: owner, title: `${search} team`, teamID: team.id })
    await given.opportunity({ title: `${search} any` })
    await given.opportunity({ title: `${search} young`, minAge: 11, maxAge: 12 })
    await given.opportunity({ title: `${search} teens (12U)`, minAge: 13, maxAge: 18 })
    await given.opportunity({ title: `${search} title 12u` })
    const twelve = titles(await opportunitiesFor({ search, ageGroup: '12U' }))
    expect(twelve.slice(0, 2).sort()).toEqual(['title', 'young'])
    expect(twelve.slice(2)).toEqual(['any'])
    const fifteen = await opportunitiesFor({ search, ageGroup: '15U', statedOnly: true })
    expect(titles(fifteen).sort()).toEqual(['team', 'teens'])
    const young = await opportunitiesFor({ search, ageGroup: '11U', statedOnly: true })
    expect(titles(young)).toEqual(['young'])
    expect(choices(young, 'ageGroup')).toMatchObject({ '11U': 1, '12U': 2, '15U': 2, '17U': 1 })
  })

  test('with the number of matches without each filter that is set', async () => {
    const search = mark()
    await given.opportunity({ title: `${search} soon`, sport: 'SOFTBALL', startTime: '2031-03-07T09:00' })
    await given.opportunity({ title: `${search} late`, sport: 'BASEBALL', startTime: '2031-05-07T09:00' })
    const filters = { search, sport: 'BASEBALL', statedOnly: true, to: '2031-04-01', near: austin }
    const facets = await asAnonymous().opportunitiesFacets(filters, 'filter countWithout')
    for (const [filter, countWithout] of Object.entries({ sport: 1, dates: 1, near: 0 }))
      expect(facets).toContainEqual({ filter, countWithout })
  })

  test('by day at the venue, not in UTC', async () => {
    const search = mark()
    // 10 PM in Austin is the next day in UTC.
    await given.opportunity({ title: `${search} late`, startTime: '2031-03-07T22:00' })
    await given.opportunity({ title: `${search} next`, startTime: '2031-03-08T09:00' })
    expect(titles(await opportunitiesFor({ search, from: '2031-03-07', to: '2031-03-07' }))).toEqual(['late'])
    expect(titles(await opportunitiesFor({ search, from: '2031-03-08' }))).toEqual(['next'])
    expect(titles(await opportunitiesFor({ search, to: '2031-03-08' }))).toEqual(['late', 'next'])
    const backward = opportunitiesFor({ from: '2031-03-08', to: '2031-03-07' })
    await expectRefusal(backward, 'BAD_USER_INPUT', 'The last day must not be before the first.')
  })

  test('near a place, with the distance: best fit by distance and date first, or nearest first with sort: NEAREST', async () => {
    const search = mark()
    const at = (title: string, city: string, day: string) =>
      given.opportunity({ title: `${search} ${title}`, city, startTime: `${day}T09:00` })
    await at('far', 'Dallas', '2031-01-01')
    await at('close', 'Round Rock', '2031-01-02')
    await at('here', 'Austin', '2031-01-03')
    const found = (within: number, sort?: string) => opportunitiesFor({ search, near: { ...austin, within }, sort })
    const soonest = await found(250, 'SOONEST')
    expect(titles(soonest)).toEqual(['far', 'close', 'here'])
    expect(soonest.opportunities[1].distanceMiles).toBeGreaterThan(10)
    expect(soonest.opportunities[1].distanceMiles).toBeLessThan(25)
    expect(titles(await found(250, 'NEAREST'))).toEqual(['here', 'close', 'far'])
    await at('later', 'Austin', '2031-02-03')
    expect(titles(await found(25))).toEqual(['here', 'close', 'later'])
    const nowhere = opportunitiesFor({ search, sort: 'NEAREST' })
    await expectRefusal(nowhere, 'BAD_USER_INPUT', 'Sorting by distance needs a place.')
  })
})

test('fitsPlayer filters the list, count, and facets of opportunities by age and position', async () => {
  const search = mark()
  await given.opportunity({ title: `${search} any` })
  await given.opportunity({ title: `${search} older`, minAge: 13 })
  await given.opportunity({ title: `${search} pitchers`, maxAge: 12, positionsNeeded: ['Pitcher'] })
  await given.opportunity({ title: `${search} catchers`, positionsNeeded: ['Catcher'] })
  const fitting = (fitsPlayer: string) => opportunitiesFor({ search, fitsPlayer })
  const pitcher = await given.player({ age: 11, position: 'Pitcher' })
  expect(titles(await fitting(pitcher.id)).sort()).toEqual(['any', 'pitchers'])
  // An unknown age or position of the player fits everything.
  const unknown = await given.player({ age: undefined, position: undefined })
  expect((await fitting(unknown.id)).opportunities).toHaveLength(4)
  await expectRefusal(fitting(newID()), 'NOT_FOUND', 'Player not found')
})

test('a city is stored under its gazetteer name and found by every spelling, for teams, players, events, and opportunities', async () => {
  const search = mark()
  const place = { city: 'saint louis', state: 'MO' }
  const home = { locationCity: 'ST LOUIS', state: 'MO' }
  await Promise.all([
    given.team({ name: `${search} Arch`, ...home }),
    given.player({ name: `${search} Sample`, ...home }),
    given.event({ name: `${search} Cup`, ...place }),
    given.opportunity({ title: `${search} Tryout`, ...place }),
  ])
  for (const city of ['St. Louis, MO', 'Saint Louis, MO', 'st louis', 'SAINT LOU', 'St. L']) {
    const [teams, players, events, opportunities] = await Promise.all([
      asAnonymous().teams({ search, city }, 'locationCity'),
      asAnonymous().players({ search, city }, 'locationCity'),
      asAnonymous().events({ search, city }, 'city'),
      asAnonymous().opportunities({ search, location: city }, 'city'),
    ])
    expect([city, teams, players, events, opportunities]).toEqual([
      city,
      [{ locationCity: 'St. Louis' }],
      [{ locationCity: 'St. Louis' }],
      [{ city: 'St. Louis' }],
      [{ city: 'St. Louis' }],
    ])
  }
})

test.each([
  ['FT Worth', 'TX', 'Fort Worth'],
  ["O'fallon", 'MO', "O'Fallon"],
  ['O\u2019FALLON', 'MO', "O'Fallon"],
  ['Mckinney', 'TX', 'McKinney'],
  ['winston salem', 'NC', 'Winston-Salem'],
  ['mc kinney', 'TX', 'McKinney'],
  ['De Soto', 'TX', 'DeSoto'],
  ['N Las Vegas', 'NV', 'North Las Vegas'],
  ['Pt. Pleasant', 'NJ', 'Point Pleasant'],
  ['Nowhere Springs', 'TX', 'Nowhere Springs'],
])('a team of %s, %s is stored in %s, also after a change of its city', async (locationCity, state, stored) => {
  const owner = await given.user()
  const { id } = await given.team({ owner, locationCity, state })
  expect(await as(owner).team({ id }, 'locationCity')).toEqual({ locationCity: stored })
  for (const city of [`${locationCity}, ${state}`, `${stored}, ${state}`])
    expect((await as(owner).teams({ city, perPage: 100 })).map((team) => team.id)).toContain(id)
  await as(owner).updateTeam({ id, input: { locationCity: 'Waco', state: 'TX' } })
  expect(await as(owner).updateTeam({ id, input: { locationCity, state } }, 'locationCity')).toEqual({
    locationCity: stored,
  })
})

test('a team is found by each age that its division names, and shows the division as typed', async () => {
  const search = mark()
  await given.team({ name: `${search} Range`, division: 'AA', ageGroup: '10U/11U' })
  await given.opportunity({ title: `${search} 9U-11U Open Tryouts` })
  const found = (ageGroup: string) =>
    asAnonymous().teams({ search, ageGroup, statedOnly: true }, 'divisions { ageGroup }')
  expect(await Promise.all(['9U', '10U', '11U', '12U'].map(found))).toEqual([
    [],
    [{ divisions: [{ ageGroup: '10U/11U' }] }],
    [{ divisions: [{ ageGroup: '10U/11U' }] }],
    [],
  ])
  const tryouts = (ageGroup: string) => asAnonymous().opportunitiesCount({ search, ageGroup, statedOnly: true })
  expect(await Promise.all(['8U', '9U', '10U', '11U', '12U'].map(tryouts))).toEqual([0, 1, 1, 1, 0])
})

test('teams, events and players are found by sport, age group, days and place', async () => {
  const search = mark()
  const owner = await given.user()
  const first = { division: 'AA', ageGroup: '12U' }
  const team = await given.team({ owner, name: `${search} club`, sport: 'SOFTBALL', ...first })
  await given.event({ creator: owner, name: `${search} cup`, teamID: team.id })
  await given.player({ claimer: owner, name: `${search} Kid`, age: 12, locationCity: 'Austin', state: 'TX' })
  const near = { ...austin, within: 25 }
  const answer = await as(owner).send(
    `query ($search: String, $near: NearInput) {
      teams(search: $search, sport: SOFTBALL, ageGroup: "12U", near: $near) { name sport distanceMiles }
      teamsFacets(search: $search, sport: BASEBALL) { filter values { value count } }
      events(search: $search, sport: SOFTBALL, from: "2027-03-06", to: "2027-03-06", near: $near) { name sport }
      eventsFacets(search: $search) { filter values { value count } }
      none: eventsCount(search: $search, from: "2027-03-07")
      players(search: $search, ageGroup: "12U", near: $near) { name distanceMiles }
      playersFacets(search: $search) { filter values { value count } }
      other: playersCount(search: $search, ageGroup: "11U") }`,
    { search, near },
  )
  expect(answer.teams).toEqual([{ name: team.name, sport: 'SOFTBALL', distanceMiles: expect.any(Number) }])
  expect(answer.teamsFacets.find(({ filter }: { filter: string }) => filter === 'sport').values).toEqual([
    { value: 'SOFTBALL', count: 1 },
  ])
  expect(answer.events).toEqual([{ name: `${search} cup`, sport: 'SOFTBALL' }])
  expect(answer.eventsFacets).toContainEqual({ filter: 'sport', values: [{ value: 'SOFTBALL', count: 1 }] })
  expect(answer.none).toBe(0)
  expect(answer.players).toEqual([{ name: `${search} Kid`, distanceMiles: expect.any(Number) }])
  expect(answer.playersFacets).toContainEqual({ filter: 'ageGroup', values: [{ value: '12U', count: 1 }] })
  expect(answer.other).toBe(0)
})

test('each list takes its filters in one object, and an argument of the same name replaces a field', async () => {
  const search = mark()
  await given.team({ name: `${search} Hawks`, state: 'TX' })
  await given.player({ name: `${search} Sample`, state: 'TX' })
  await given.event({ name: `${search} Open`, state: 'TX' })
  await given.opportunity({ title: `${search} tryout`, state: 'TX' })
  for (const list of ['teams', 'players', 'events', 'opportunities'] as const) {
    const found = await asAnonymous()[list]({ filter: { search, state: 'OK' }, state: 'TX' }, 'id')
    expect(found, list).toHaveLength(1)
    expect(await asAnonymous()[list]({ filter: { search, state: 'OK' } }, 'id'), list).toEqual([])
  }
})

test('a list without a match has the records with similar names, and its facets say the search that finds them', async () => {
  const name = `thunder${newID().slice(-6)}`
  const typed = name.replace('h', '')
  await given.team({ name: `${name} Nine`, state: 'TX' })
  await given.team({ name: `${name} Ten`, state: 'OK' })
  const both = (search: string) =>
    Promise.all([
      asAnonymous().teams({ search, state: 'TX' }, 'name'),
      asAnonymous().teamsCount({ search, state: 'TX' }),
    ])
  expect(await both(`${typed} nine`)).toEqual([[{ name: `${name} Nine` }], 1])
  expect(await both(`x${typed}`)).toEqual([[], 0])
  const facets = await asAnonymous().teamsFacets({ search: typed }, 'filter values { value count }')
  expect(facets).toContainEqual({ filter: 'search', values: [{ value: name, count: 2 }] })
  const exact = await asAnonymous().teamsFacets({ search: name }, 'filter values { value count }')
  expect(exact).toContainEqual({ filter: 'search', values: [] })
  // A name that is spelled right is not replaced because a filter excludes it.
  expect(await asAnonymous().teams({ search: name, state: 'RI' }, 'name')).toEqual([])
  const FOUND = 'teams { name } teamsCount similar'
  expect(await asAnonymous().search({ text: `${typed} ten` }, FOUND)).toEqual({
    teams: [{ name: `${name} Ten` }],
    teamsCount: 1,
    similar: `${name} ten`,
  })
  expect(await asAnonymous().search({ text: `${name} ten` }, 'similar')).toEqual({ similar: null })
})

test('lists of admins, calendars, and embedded lists have no similar names', async () => {
  const name = `thunder${newID().slice(-6)}`
  const search = name.replace('h', '')
  await given.event({ name: `${name} Cup` })
  await given.opportunity({ title: `${name} tryout` })
  const team = await given.team({ name: `${search} Nine` })
  await given.team({ name: `${name} Nine` })
  const admin = await given.admin()
  await as(admin).hideRecord({ kind: 'team', id: team.id, reason: 'Not a real one' })
  const hidden = await as(admin).teams({ search, admin: { includeHidden: true } }, 'name')
  expect(hidden).toEqual([{ name: `${search} Nine` }])

  const { url } = await as(admin).calendarFeed({ kind: 'EVENTS', id: `search=${search}` }, 'url')
  expect((await openPage(url)).body).not.toContain(name)
  expect((await openPage(`https://fungo.example/embed/tryouts?search=${search}`)).body).not.toContain(name)
  expect((await openPage(`https://fungo.example/embed/tryouts?search=${name}`)).body).toContain(name)
})

test('similar names tell a visitor nothing about last names', async () => {
  const last = `quellman${newID().slice(-6)}`
  await given.player({ name: `Sam ${last}` })
  const typed = last.replace('l', '')
  expect(await asAnonymous().players({ search: typed }, 'name')).toEqual([])
  expect(await asAnonymous().search({ text: typed }, 'similar')).toEqual({ similar: null })
})

test('search finds teams, opportunities, events, and players, and does not match last names for visitors', async () => {
  const word = mark()
  await given.team({ name: `${word} Nine` })
  await given.opportunity({ title: `${word} tryout` })
  await given.opportunity({ title: `${word} draft`, visibility: 'HIDDEN' })
  await given.event({ name: `${word} cup` })
  await given.player({ name: `Sam ${word}` })
  const FOUND =
    'teams { name } teamsCount opportunities { title } opportunitiesCount events { name } players { name } playersCount'
  expect(await asAnonymous().search({ text: word }, FOUND)).toEqual({
    teams: [{ name: `${word} Nine` }],
    teamsCount: 1,
    events: [{ name: `${word} cup` }],
    opportunities: [{ title: `${word} tryout` }],
    opportunitiesCount: 1,
    players: [],
    playersCount: 0,
  })
  await expectRefusal(asAnonymous().search({ text: ' a ' }), 'BAD_USER_INPUT', 'Type at least 2 characters to search')
})

test('the place field completes cities, states, and ZIP codes, and names the nearest place', async () => {
  const places = (search: string) => asAnonymous().places({ search }, 'kind label city state timeZone')
  const austin = { kind: 'CITY', label: 'Austin, TX', city: 'Austin', state: 'TX', timeZone: 'America/Chicago' }
  for (const typed of ['Austin', 'Austin, TX']) expect((await places(typed))[0]).toEqual(austin)
  for (const typed of ['tx', 'texas'])
    expect((await places(typed))[0]).toMatchObject({ kind: 'STATE', label: 'Texas', state: 'TX' })
  expect(await places('78701')).toMatchObject([{ kind: 'ZIP', label: '78701 (Austin, TX)', city: 'Austin' }])
  expect((await places('787')).every(({ kind, label }) => kind === 'ZIP' && label.startsWith('787'))).toBe(true)
  expect(await places('au')).toEqual([])
  const nearest = (latitude: number, longitude: number) => asAnonymous().nearestPlace({ latitude, longitude }, 'city')
  expect([await nearest(30.27, -97.74), await nearest(48.85, 2.35)]).toEqual([{ city: 'Austin' }, null])
})
