import { expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { AUSTIN, everything, type Item, leagueOfFile, ofSource, teamNamed, written } from './league.ts'

const league = await leagueOfFile()
const admin = await given.admin()

const listed = (data: object) => league.team('T', { name: 'Who Wins', ...data })
const team = async () => ofSource((await everything()).teams, 'T')
const edit = (user: { userID: string }, { teamID }: Item, input: object) => as(user).updateTeam({ id: teamID, input })
const suggestionsFor = async (user: { userID: string }, id: string) =>
  (await as(user).send('query ($id: ID!) { team(id: $id) { suggestions { field value } } }', { id })).team.suggestions

test("an admin's correction stays, and a new value of the source becomes a suggestion", async () => {
  listed({ description: 'Wrong' })
  await league.sync()
  await edit(admin, await team(), { description: 'Right' })

  listed({ description: 'Wrong', sport: 'softball' })
  await league.sync()
  expect(await team()).toMatchObject({ description: 'Right', sport: 'softball' })
  expect((await team()).origin.suggested).toBeUndefined()

  listed({ description: 'Newer', sport: 'baseball' })
  await league.sync()
  const { teamID, ...after } = await team()
  expect(after).toMatchObject({ description: 'Right', sport: 'baseball' })
  expect(await suggestionsFor(admin, teamID)).toEqual([{ field: 'description', value: 'Newer' }])
  expect(await suggestionsFor(await given.user(), teamID)).toEqual([])
})

test('a team owner keeps the value of the team or accepts the suggestion of the source', async () => {
  const owner = await given.user()
  const { teamID } = await team()
  await teams().patch({ teamID }).set({ claimedBy: owner.userID }).add({ version: 1 }).go()
  listed({ name: 'Who Wins United', city: 'Dallas', description: 'Newer' })
  await league.sync()
  const suggestions = () => suggestionsFor(owner, teamID)
  expect(await suggestions()).toEqual([
    { field: 'description', value: 'Newer' },
    { field: 'locationCity', value: 'Dallas' },
    { field: 'name', value: 'Who Wins United' },
  ])

  await as(owner).dismissTeamSuggestion({ id: teamID, field: 'name' })
  await edit(owner, await team(), { locationCity: 'Dallas' })
  expect(await suggestions()).toEqual([{ field: 'description', value: 'Newer' }])
  listed({ name: 'Who Wins United', city: 'Dallas', description: 'Right' })
  await league.sync()
  expect(await suggestions()).toEqual([])
  expect(await team()).toMatchObject({ name: 'Who Wins', locationCity: 'Dallas', description: 'Right' })
})

test('the correction of a hosted event stays, and fields that the source drops are removed', async () => {
  const event = (data: object = {}) =>
    league.event('E', {
      hostTeamExternalId: 'T',
      eventType: 'Camp',
      venue: { name: 'Wrong Park', ...AUSTIN },
      ...data,
    })
  event()
  await league.sync()
  const now = async () => ofSource((await everything()).events, 'E')
  await as(admin).updateEvent({ id: (await now()).eventID, input: { location: 'Right Park' } })
  event({ startDate: '2027-06-01', eventType: undefined })
  await league.sync()
  const after = await now()
  expect(after).toMatchObject({ location: 'Right Park', date: '2027-06-01T05:00:00.000Z' })
  expect(after).not.toHaveProperty('eventType')
})

test('an event and a player keep corrected values, and suggest later values of the source', async () => {
  const event = (data: object) => league.event('S', { startDate: '2027-05-01T09:00:00', ...data })
  const player = (data: object) => league.player('S', { state: 'TX', ...data })
  event({ status: 'scheduled' })
  player({ city: 'Wronton' })
  await league.sync()
  const table = await everything()
  const [{ eventID }, { playerID }] = [ofSource(table.events, 'S'), ofSource(table.players, 'S')]
  const change = (mutation: string, id: string) => as(admin).send(`mutation ($id: ID!) { ${mutation} { id } }`, { id })
  await change('updateEvent(id: $id, input: { date: "2027-05-02T09:00", cancelled: true })', eventID)
  await change('updatePlayer(id: $id, input: { locationCity: "Righton" })', playerID)
  event({ startDate: '2027-05-03T09:00:00', status: 'postponed' })
  player({ city: 'Newton' })
  await league.sync()

  const both = `query ($event: ID!, $player: ID!) {
    event(id: $event) { date status suggestions { field value } } player(id: $player) { locationCity suggestions { field value } }
  }`
  const variables = { event: eventID, player: playerID }
  const suggested = await as(admin).send(both, variables)
  expect(suggested.player).toEqual({
    locationCity: 'Righton',
    suggestions: [{ field: 'locationCity', value: 'Newton' }],
  })
  expect(suggested.event).toEqual({
    date: '2027-05-02T14:00:00.000Z',
    status: 'cancelled',
    suggestions: [{ field: 'date', value: '2027-05-03T14:00:00.000Z' }],
  })
  const strangers = await as(await given.user()).send(both, variables)
  expect([strangers.event.suggestions, strangers.player.suggestions]).toEqual([[], []])

  event({ startDate: '2027-05-03T09:00:00', status: 'scheduled' })
  await league.sync()
  expect((await as(admin).send(both, variables)).event.suggestions).toHaveLength(1)
  await change('dismissEventSuggestion(id: $id, field: "date")', eventID)
  await change('dismissPlayerSuggestion(id: $id, field: "locationCity")', playerID)
  await league.syncAll()
  event({ startDate: '2027-05-03T09:00:00', url: 'https://example.org/cup' })
  player({ city: 'Newton', positions: ['P'] })
  await league.sync()
  const kept = await as(admin).send(both, variables)
  expect(kept.event).toMatchObject({ date: '2027-05-02T14:00:00.000Z', suggestions: [] })
  expect(kept.player).toEqual({ locationCity: 'Righton', suggestions: [] })
})

test("a corrected division stays, and the source's value becomes a suggestion", async () => {
  const ownIDs = (division: string) => [{ externalId: 'D-1', ageGroup: '12U', division }]
  const list = (id: string, divisions: object[], description?: string) =>
    league.team(id, { name: `Divided ${id}`, divisions, description })
  const noIDs = (division: string) => [{ ageGroup: '12U', division }]
  const named = (id: string) => teamNamed(`Divided ${id}`)
  const shown = async (id: string) => (await named(id)).divisions.map(({ division }: { division: string }) => division)
  const correct = async (id: string, division: string) =>
    as(admin).updateDivision({ id: (await named(id)).divisions[0].id, input: { ageGroup: '12U', division } })
  const suggestions = async () => suggestionsFor(admin, (await named('A')).teamID)

  list('A', ownIDs('AA'))
  list('B', noIDs('AA'))
  await league.sync()
  await correct('A', 'AAA')
  await correct('B', 'AAA')
  list('A', ownIDs('AA'), 'Newer')
  list('B', noIDs('AA'), 'Newer')
  await league.sync()
  expect([await shown('A'), await shown('B')]).toEqual([['AAA'], ['AAA']])
  expect(await suggestions()).toEqual([])

  list('A', ownIDs('Major'))
  list('B', noIDs('Major'))
  await league.sync()
  expect([await shown('A'), await shown('B')]).toEqual([['AAA'], ['AAA']])
  const field = `division.${(await named('A')).divisions[0].id}`
  expect(await suggestions()).toEqual([{ field, value: '12U Major' }])
  await as(admin).dismissTeamSuggestion({ id: (await named('A')).teamID, field })
  expect(await suggestions()).toEqual([])
  list('A', ownIDs('Major'), 'Still')
  await league.sync()
  expect([await shown('A'), await suggestions()]).toEqual([['AAA'], []])
  list('A', ownIDs('AAA'))
  await league.sync()
  list('A', ownIDs('A'))
  await league.sync()
  expect([await shown('A'), await suggestions()]).toEqual([['A'], []])
})

test('a corrected division of a source without division IDs is kept while it matches exactly one new division', async () => {
  const after = async (...listed: string[]) => {
    const divisions = listed.map((each) => ({ ageGroup: each.split(' ')[0], division: each.split(' ')[1] }))
    league.team('no ids', { name: 'Renumbered', divisions })
    await league.sync()
    const team = await teamNamed('Renumbered')
    const suggested = (await suggestionsFor(admin, team.teamID)).map(({ value }: { value: string }) => value)
    return { shown: written(team.divisions).toSorted(), suggested }
  }

  await after('12U AA', '14U A')
  const { id } = (await teamNamed('Renumbered')).divisions.find(({ ageGroup }: Item) => ageGroup === '12U')
  await as(admin).updateDivision({ id, input: { ageGroup: '12U', division: 'AAA' } })
  expect(await after('12U AA', '14U A')).toEqual({ shown: ['12U AAA', '14U A'], suggested: [] })
  expect(await after('12U Major', '14U B')).toEqual({ shown: ['12U AAA', '14U B'], suggested: ['12U Major'] })
  expect(await after('14U A', '12U Major')).toEqual({ shown: ['12U AAA', '14U A'], suggested: ['12U Major'] })
  // Either of the two could be the corrected division, so both are added.
  expect(await after('12U Open', '12U B', '14U A')).toEqual({
    shown: ['12U AAA', '12U B', '12U Open', '14U A'],
    suggested: [],
  })
})

test('the only division of a record is matched even if its source changes the age group', async () => {
  league.team('one age', { name: 'Grown Up 12U AA' })
  await league.sync()
  const [{ id }] = (await teamNamed('Grown Up')).divisions
  await as(admin).updateDivision({ id, input: { ageGroup: '12U', division: 'AAA' } })
  league.team('one age', { name: 'Grown Up 13U AA' })
  await league.sync()
  const { teamID, divisions } = await teamNamed('Grown Up')
  expect(divisions).toMatchObject([{ ageGroup: '12U', division: 'AAA' }])
  expect(await suggestionsFor(admin, teamID)).toMatchObject([{ value: '13U AA' }])
})
