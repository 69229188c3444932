import { afterAll, beforeAll, expect, test } from 'vitest'
import { teams } from '../../functions/domain/teams/entity.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { everything, type Item, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
let admin: Awaited<ReturnType<typeof given.admin>>
beforeAll(async () => {
  league = await startLeague()
  admin = await given.admin()
})
afterAll(() => league.stop())

const listed = (data: Record<string, unknown>) =>
  league.feed.add('teams', { id: 'T', data: { name: 'Who Wins', city: 'Austin', state: 'TX', ...data } })
const team = async () => (await everything()).teams.find(({ origin }) => origin?.externals['sample/T'])!
const edit = (user: { userID: string }, { teamID }: Item, input: object) =>
  as(user).send('mutation ($id: ID!, $input: UpdateTeamInput!) { updateTeam(id: $id, input: $input) { id } }', {
    id: teamID,
    input,
  })
const SUGGESTIONS = `query ($id: ID!) { team(id: $id) { suggestions { field value } } }`

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
  const found = await as(admin).send(SUGGESTIONS, { id: teamID })
  expect(found.team.suggestions).toEqual([{ field: 'description', value: 'Newer' }])
  const stranger = await as(await given.user()).send(SUGGESTIONS, { id: teamID })
  expect(stranger.team.suggestions).toEqual([])
})

test('a team owner keeps the value of the team or accepts the suggestion of the source', async () => {
  const owner = await given.user()
  const { teamID } = await team()
  await teams().patch({ teamID }).set({ claimedBy: owner.userID }).add({ version: 1 }).go()
  listed({ name: 'Who Wins United', city: 'Dallas', description: 'Newer' })
  await league.sync()
  const suggestions = async () => (await as(owner).send(SUGGESTIONS, { id: teamID })).team.suggestions
  expect(await suggestions()).toEqual([
    { field: 'description', value: 'Newer' },
    { field: 'locationCity', value: 'Dallas' },
    { field: 'name', value: 'Who Wins United' },
  ])

  await as(owner).send('mutation ($id: ID!) { dismissTeamSuggestion(id: $id, field: "name") { id } }', { id: teamID })
  await edit(owner, await team(), { locationCity: 'Dallas' })
  expect(await suggestions()).toEqual([{ field: 'description', value: 'Newer' }])
  listed({ name: 'Who Wins United', city: 'Dallas', description: 'Right' })
  await league.sync()
  expect(await suggestions()).toEqual([])
  expect(await team()).toMatchObject({ name: 'Who Wins', locationCity: 'Dallas', description: 'Right' })
})

test('the correction of a hosted event stays, and fields that the source drops are removed', async () => {
  const event = (data: Record<string, unknown>) =>
    league.feed.add('events', {
      id: 'E',
      data: { name: 'Cup', startDate: '2027-05-01', hostTeamExternalId: 'T', eventType: 'Camp', ...data },
    })
  event({ venue: { name: 'Wrong Park', city: 'Austin', state: 'TX' } })
  await league.sync()
  const now = async () => (await everything()).events.find(({ origin }) => origin?.externals['sample/E'])!
  await as(admin).send(
    'mutation ($id: ID!, $input: UpdateEventInput!) { updateEvent(id: $id, input: $input) { id } }',
    {
      id: (await now()).eventID,
      input: { location: 'Right Park' },
    },
  )
  event({ venue: { name: 'Wrong Park', city: 'Austin', state: 'TX' }, startDate: '2027-06-01', eventType: undefined })
  await league.sync()
  const after = await now()
  expect(after).toMatchObject({ location: 'Right Park', date: '2027-06-01T05:00:00.000Z' })
  expect(after).not.toHaveProperty('eventType')
})
