import { parse } from 'graphql'
import { expect, test } from 'vitest'
import { eventRecord } from '../../functions/domain/events/record.ts'
import { playerRecord } from '../../functions/domain/players/record.ts'
import { playerHistory, rosterEntries } from '../../functions/domain/roster/entity.ts'
import { teams } from '../../functions/domain/teams/entity.ts'
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

const EVENTS = 150
const PLAYERS = 400
const divisions = Array.from({ length: 150 }, (_, at) => ({ division: `${at}`, ageGroup: '12U' }))
const owner = await given.user()
const { id: teamID } = await given.team({ owner })
const { data: team } = await teams().get({ teamID }).go()
const now = new Date()
const since = { startDate: '2026-01-01', createdAt: now.toISOString(), updatedAt: now.toISOString() }
const created = { claimedBy: owner.userID, claimedAt: now.toISOString(), createdBy: owner.userID }

const event = (at: number) => {
  const place = { location: 'Field 1', city: 'Austin', state: 'TX', timeZone: 'America/Chicago' }
  const item = {
    eventID: newID(),
    name: `Classic ${at}`,
    date: '2031-03-07T15:00:00.000Z',
    ...place,
    teamID,
    divisions,
  }
  return eventRecord.create({ ...item, status: 'scheduled', createdBy: owner.userID }, { now, team })
}
for (let at = 0; at < EVENTS; at += 10)
  await transactWrite(recordWrites(...Array.from({ length: 10 }, (_, i) => event(at + i))))

function rosteredPlayer(at: number) {
  const player = { playerID: newID(), name: `Jordan Sample ${at}`, age: 12, locationCity: 'Austin', state: 'TX' }
  const entry = { teamHistoryID: newID(), version: 1, teamID, playerID: player.playerID, season: '2026', ...since }
  const record = playerRecord.create({ ...player, ...created }, { now })
  return { record, entries: [[rosterEntries().create(entry)], [playerHistory().create(entry)]] as const }
}
for (let at = 0; at < PLAYERS; at += 10) {
  const players = Array.from({ length: 10 }, (_, i) => rosteredPlayer(at + i))
  const records = recordWrites(...players.map(({ record }) => record))
  await transactWrite([...records, ...players.flatMap(({ entries }) => entries)])
}

test('a request is stopped when nested lists are longer than the cost estimate assumes', async () => {
  const document = 'query ($id: ID!) { team(id: $id) { events { team { events { id name } } } } }'
  expect(costOf(document, { id: teamID }), 'the estimated cost is within the limit').toBeLessThan(LIMITS.cost)
  const { data, errors } = await asAnonymous().ask(document, { id: teamID })
  expect(data ?? null).toBeNull()
  expect(errors).toMatchObject([{ message: tooMuch().message, extensions: { code: 'BAD_USER_INPUT' } }])
  expect((await asAnonymous().team({ id: teamID }, 'events { id team { id } }')).events).toHaveLength(EVENTS)
})

test('a request that nests a long list in itself is stopped before the inner rows are read', async () => {
  const document = 'query ($id: ID!) { team(id: $id) { players { teams { players { id } } } } }'
  expect(costOf(document, { id: teamID })).toBeLessThan(LIMITS.cost)
  requests = 0
  const { errors } = await asAnonymous().ask(document, { id: teamID })
  expect(errors).toEqual([expect.objectContaining({ message: tooMuch().message })])
  // Reads the team, and its players in batches of 100, but not the teams of each player.
  expect(requests).toBeLessThan(10)
  expect((await asAnonymous().team({ id: teamID }, 'players { teamHistory { id } }')).players).toHaveLength(PLAYERS)
})

test('a request is stopped by a computed list for each of many own players, and not by their plain fields', async () => {
  const document = '{ claimedPlayers { fittingOpportunities { id } } }'
  expect(costOf(document)).toBeLessThan(LIMITS.cost)
  const computed = as(owner).claimedPlayers({}, 'fittingOpportunities { id }')
  await expectRefusal(computed, 'BAD_USER_INPUT', tooMuch().message)
  expect(await as(owner).claimedPlayers({}, 'id name viewerCanEdit teamHistory { id }')).toHaveLength(PLAYERS)
})

test('a mutation whose response would cost too much is refused before it writes', async () => {
  const update = as(owner).updateTeam(
    { id: teamID, input: { name: 'Too Much' } },
    'events { team { events { id name } } }',
  )
  await expectRefusal(update, 'BAD_USER_INPUT')
  expect(await asAnonymous().team({ id: teamID }, 'name')).toEqual({ name: team!.name })
})

test('a mutation returns its response even where a query would be stopped', async () => {
  const answer = 'name events { divisions { division } }'
  await expectRefusal(as(owner).team({ id: teamID }, answer), 'BAD_USER_INPUT', tooMuch().message)
  const name = `Renamed ${teamID}`
  const updateTeam = await as(owner).updateTeam({ id: teamID, input: { name } }, answer)
  expect(updateTeam).toMatchObject({ name, events: { length: EVENTS } })
})

test('a mutation can return every list of a team with the records that the rows refer to', async () => {
  const lists = `divisions { id division ageGroup contacts { id name } } contacts { id name } players { id name age }
    teamHistory { id season player { id name } } events { id name divisions { division } team { id name } }
    opportunities { id title team { id name } }`
  const { events } = await as(owner).updateTeam({ id: teamID, input: { description: 'All lists' } }, lists)
  expect(events).toHaveLength(EVENTS)
})

test('a flat page of ten thousand rows can select every field of the rows', async () => {
  const fields =
    'id name age birthYear position batsThrows locationCity state isClaimed claimedAt guestPlayUntil createdAt'
  const players = await as(owner).players({ perPage: 10000 }, fields)
  expect(players.length).toBeGreaterThanOrEqual(PLAYERS)
})
