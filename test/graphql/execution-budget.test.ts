import { parse } from 'graphql'
import { beforeAll, expect, test } from 'vitest'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { playerHistory, rosterEntries } from '../../functions/domain/roster/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
import type { UserItem } from '../../functions/domain/users/entity.ts'
import { tooMuch } from '../../functions/graphql/limits/execution-budget.ts'
import { LIMITS, requestCost } from '../../functions/graphql/limits/query-limits.ts'
import { schema } from '../../functions/graphql/schema.ts'
import { client } from '../../functions/store/dynamo.ts'
import { recordWrites } from '../../functions/store/records/listed-record.ts'
import { transactWrite } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const costOf = (document: string, variableValues: Record<string, unknown> = {}) =>
  requestCost({ schema, document: parse(document), variableValues })

let requests = 0
client.middlewareStack.add(
  (next) => (args) => {
    requests++
    return next(args)
  },
  { step: 'initialize', name: 'counted' },
)

let owner: UserItem
let teamID: string
const EVENTS = 150
const PLAYERS = 400
const divisions = Array.from({ length: 150 }, (_, at) => ({ division: `${at}`, ageGroup: '12U' }))
beforeAll(async () => {
  owner = await given.user()
  teamID = (await given.team({ owner })).id
  const { data: team } = await teams().get({ teamID }).go()
  const now = new Date()
  const since = { startDate: '2026-01-01', createdAt: now.toISOString(), updatedAt: now.toISOString() }
  const created = { claimedBy: owner.userID, claimedAt: now.toISOString(), createdBy: owner.userID }
  for (let at = 0; at < EVENTS; at++) {
    const event = {
      ...{ eventID: newID(), name: `Classic ${at}`, date: '2031-03-07T15:00:00.000Z', timeZone: 'America/Chicago' },
      ...{ location: 'Field 1', city: 'Austin', state: 'TX', status: 'scheduled' as const, teamID, divisions },
    }
    await transactWrite(recordWrites(eventRecord.create({ ...event, createdBy: owner.userID }, { now, team })))
  }
  for (let at = 0; at < PLAYERS; at++) {
    const player = { playerID: newID(), name: `Jordan Sample ${at}`, age: 12, locationCity: 'Austin', state: 'TX' }
    const entry = {
      ...{ teamHistoryID: newID(), version: 1, teamID, playerID: player.playerID, season: '2026' },
      ...since,
    }
    await transactWrite([
      ...recordWrites(playerRecord.create({ ...player, ...created }, { now })),
      [rosterEntries().create(entry)],
      [playerHistory().create(entry)],
    ])
  }
})

test('a request is stopped when nested lists are longer than the cost estimate assumes', async () => {
  const document = 'query ($id: ID!) { team(id: $id) { events { team { events { id name } } } } }'
  expect(costOf(document, { id: teamID }), 'the estimated cost is within the limit').toBeLessThan(LIMITS.cost)
  const { data, errors } = await asAnonymous().ask(document, { id: teamID })
  expect(data ?? null).toBeNull()
  expect(errors).toEqual([
    expect.objectContaining({ message: tooMuch().message, extensions: { code: 'BAD_USER_INPUT' } }),
  ])
  expect((await asAnonymous().team({ id: teamID }, 'events { id team { id } }')).events).toHaveLength(EVENTS)
})

test('a request that nests a long list in itself is stopped before the inner rows are read', async () => {
  for (const document of [
    'query ($id: ID!) { team(id: $id) { players { teams { players { id } } } } }',
    'query ($id: ID!) { team(id: $id) { players { teams { players { teams { name } } } } } }',
    'query ($id: ID!) { team(id: $id) { teamHistory { player { teamHistory { team { teamHistory { id } } } } } } }',
  ]) {
    expect(costOf(document, { id: teamID })).toBeLessThan(LIMITS.cost)
    requests = 0
    const { errors } = await asAnonymous().ask(document, { id: teamID })
    expect(errors).toEqual([expect.objectContaining({ message: tooMuch().message })])
    // Reads the team, and its players in batches of 100, but not the teams of each player.
    expect(requests, document).toBeLessThan(10)
  }
  expect((await asAnonymous().team({ id: teamID }, 'players { teams { id } }')).players).toHaveLength(PLAYERS)
})

test('a request is stopped by a computed list for each of many own players, and not by their plain fields', async () => {
  const document = '{ claimedPlayers { fittingOpportunities { id } } }'
  expect(costOf(document)).toBeLessThan(LIMITS.cost)
  const computed = as(owner).claimedPlayers({}, 'fittingOpportunities { id }')
  await expectRefusal(computed, 'BAD_USER_INPUT', tooMuch().message)
  expect(await as(owner).claimedPlayers({}, 'id name viewerCanEdit teams { id }')).toHaveLength(PLAYERS)
})

test('a mutation whose response would cost too much is refused before it writes', async () => {
  const nameOf = async () => await asAnonymous().team({ id: teamID }, 'name')
  const before = await nameOf()
  const document = (answer: string) =>
    `mutation ($id: ID!, $name: String!) { updateTeam(id: $id, input: { name: $name }) { ${answer} } }`
  const change = { id: teamID, name: `Too much of ${teamID}` }
  const { data, errors } = await as(owner).ask(document('events { team { events { id name } } }'), change)
  expect(data).toBeUndefined()
  expect(errors).toMatchObject([{ extensions: { code: 'BAD_USER_INPUT', maximumCost: LIMITS.cost } }])
  expect(await nameOf()).toEqual(before)
})

test('a mutation returns its response even where a query would be stopped', async () => {
  const answer = 'name events { divisions { division } }'
  await expectRefusal(
    as(owner).send(`query ($id: ID!) { team(id: $id) { ${answer} } }`, { id: teamID }),
    'BAD_USER_INPUT',
    tooMuch().message,
  )
  const name = `Renamed ${teamID}`
  const { updateTeam } = await as(owner).send(
    `mutation ($id: ID!, $name: String!) { updateTeam(id: $id, input: { name: $name }) { ${answer} } }`,
    { id: teamID, name },
  )
  expect(updateTeam).toMatchObject({ name, events: { length: EVENTS } })
})

test('a mutation can return every list of a team with the records that the rows refer to', async () => {
  const { updateTeam } = await as(owner).send(
    `mutation ($id: ID!) { updateTeam(id: $id, input: { description: "All lists" }) {
      divisions { id division ageGroup contacts { id name } } contacts { id name } players { id name age }
      teamHistory { id season player { id name } }
      events { id name divisions { division } team { id name } }
      opportunities { id title team { id name } }
    } }`,
    { id: teamID },
  )
  expect(updateTeam.events).toHaveLength(EVENTS)
})

test('a flat page of ten thousand rows can select every field of the rows', async () => {
  const players = await as(owner).players(
    { perPage: 10000 },
    'id name age birthYear position batsThrows locationCity state isClaimed claimedAt guestPlayUntil createdAt',
  )
  expect(players.length).toBeGreaterThanOrEqual(PLAYERS)
})
