import type { DynamoDBStreamEvent } from 'aws-lambda'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { openDataFolder } from '../../scripts/local/data-folder.ts'
import { startMail } from '../../scripts/local/mail.ts'
import { StreamSource } from '../../scripts/local/stream-source.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { type Fault, startFaultyDynamo } from './faulty-dynamo.ts'

const path = temporaryFolder()
const folder = openDataFolder(path)
const mail = await startMail(folder, console.error)
const proxy = await startFaultyDynamo(process.env.AWS_ENDPOINT_URL_DYNAMODB!)
Object.assign(process.env, {
  AWS_ENDPOINT_URL_DYNAMODB: proxy.endpoint,
  AWS_ENDPOINT_URL_SESV2: mail.endpoint,
  WEB_URL: 'https://fungo.example',
})
const { as, Refused } = await import('../support/as.ts')
const { given } = await import('../support/given.ts')
const { tableName } = await import('../../functions/store/dynamo.ts')
const { allItems } = await import('../support/all-items.ts')
const { handler: changes } = await import('../../functions/changes/handler.ts')
const { startTestNotices } = await import('../support/test-notices.ts')

// Hooks run in reverse order.
afterAll(async () => {
  await Promise.all([mail.stop(), proxy.stop()])
  folder.close()
})
await startTestNotices(path)

type User = Awaited<ReturnType<typeof given.user>>
type Item = Record<string, unknown> & { pk: string; sk: string }

let stream: StreamSource
let people: User[]
let admin: User

beforeAll(async () => {
  const kept = new Map<string, string>()
  stream = await StreamSource.open({
    endpoint: inject('dynamoEndpoint'),
    tableName: tableName(),
    invoke: (event) => changes(event as DynamoDBStreamEvent),
    positions: { get: (name) => kept.get(name) ?? null, set: (name, at) => void kept.set(name, at) },
    onFailedBatch: async ({ reason }) => expect.fail(`A change was given up: ${reason}`),
    log: () => {},
  })
  people = [await given.user(), await given.user(), await given.user()]
  admin = await given.admin()
})
afterAll(() => stream.stop())

/** A step of a history: the action, the index of the user, and the indexes of the records. */
type Step = { action: (typeof ACTIONS)[number]; who: number; which: number; other: number }
const ACTIONS = [
  'team',
  'adminTeam',
  'player',
  'opportunity',
  'roster',
  'claim',
  'dispute',
  'decideClaim',
  'register',
  'approve',
  'reject',
  'deleteTeam',
  'deletePlayer',
  'deleteOpportunity',
  'raise',
] as const
const step = fc.record({ action: fc.constantFrom(...ACTIONS), who: fc.nat(2), which: fc.nat(20), other: fc.nat(20) })
const FAULTS: Fault[] = ['throttle', 'conflict', 'lose-reply', 'internal', 'hang-up']

let names = 0

async function live(history: readonly Step[], faults: readonly number[]) {
  const made = {
    teams: [] as string[],
    players: [] as string[],
    opportunities: [] as string[],
    registrations: [] as string[],
    claims: [] as string[],
  }
  const pick = (from: string[], i: number) => from[i % Math.max(1, from.length)] ?? '00000000000000000000000000'
  let at = 0
  // Some requests fail with a fault that a retry fixes.
  proxy.setFault((operation) => {
    const fault = faults[at++ % faults.length]!
    return fault < FAULTS.length && (operation === 'TransactWriteItems' || FAULTS[fault] !== 'conflict')
      ? FAULTS[fault]
      : undefined
  })

  async function take({ action, who, which, other }: Step) {
    const client = as(people[who]!)
    const send = (document: string, variables: object, by = client) => by.send(document, variables)
    const [team, player, opportunity] = [
      pick(made.teams, which),
      pick(made.players, other),
      pick(made.opportunities, which),
    ]
    const create = (type: string, input: object, by = client) =>
      send(`mutation ($input: Create${type}Input!) { create${type}(input: $input) { id } }`, { input }, by).then(
        (data) => data[`create${type}`].id as string,
      )
    const remove = (type: string, id: string) => send(`mutation ($id: ID!) { delete${type}(id: $id) }`, { id })
    const decide = (operation: string, argument: string, id: string, by = client) =>
      send(`mutation ($id: ID!) { ${operation}(${argument}: $id) { id } }`, { id }, by)
    const name = () => `Falcons ${names++}`
    switch (action) {
      case 'team':
        return made.teams.push(await create('Team', { name: name(), locationCity: 'Austin', state: 'TX' }))
      case 'adminTeam':
        return made.teams.push(await create('Team', { name: name(), locationCity: 'Austin', state: 'TX' }, as(admin)))
      case 'player':
        return made.players.push(await create('Player', { name: 'Jordan Sample', age: 12 }))
      case 'opportunity':
        return made.opportunities.push(
          await create(
            'Opportunity',
            {
              title: 'Tryout',
              startTime: '2030-03-06T09:00',
              location: 'Field',
              city: 'Austin',
              state: 'TX',
              capacity: 1 + (other % 2),
              ...(which % 2 && { teamID: team }),
            },
            which % 2 ? as(admin) : client,
          ),
        )
      case 'roster':
        return send(
          'mutation ($input: AddPlayerToTeamInput!) { addPlayerToTeam(input: $input) { id } }',
          { input: { teamID: team, playerID: player, startDate: '2026-01-01', season: '2026 Spring' } },
          as(admin),
        )
      case 'claim':
        return decide('claimTeam', 'teamID', team)
      case 'dispute': {
        const { createClaimRequest } = await send(
          'mutation ($id: ID!) { createClaimRequest(resourceType: "team", resourceID: $id) { id } }',
          { id: team },
        )
        return made.claims.push(createClaimRequest.id)
      }
      case 'decideClaim':
        return decide(other % 2 ? 'approveClaim' : 'rejectClaim', 'claimID', pick(made.claims, which), as(admin))
      case 'register': {
        const { registerForOpportunity } = await send(
          'mutation ($input: RegisterForOpportunityInput!) { registerForOpportunity(input: $input) { id } }',
          { input: { opportunityID: opportunity, playerID: player } },
          as(admin),
        )
        return made.registrations.push(registerForOpportunity.id)
      }
      case 'approve':
        return decide('approveRegistration', 'registrationID', pick(made.registrations, which), as(admin))
      case 'reject':
        return decide('rejectRegistration', 'registrationID', pick(made.registrations, which), as(admin))
      case 'deleteTeam':
        return remove('Team', team)
      case 'deletePlayer':
        return remove('Player', player)
      case 'deleteOpportunity':
        return remove('Opportunity', opportunity)
      case 'raise':
        return send(
          'mutation ($id: ID!, $input: UpdateOpportunityInput!) { updateOpportunity(id: $id, input: $input) { id } }',
          { id: opportunity, input: { capacity: 1 + (other % 3) } },
          as(admin),
        )
    }
  }

  // Run four steps at once, so that they compete for the same records.
  for (let i = 0; i < history.length; i += 4) {
    const outcomes = await Promise.allSettled(history.slice(i, i + 4).map(take))
    for (const outcome of outcomes) {
      // Refusals are expected, as are DynamoDB faults that outlast the retries.
      if (outcome.status === 'rejected' && !(outcome.reason instanceof Refused) && !('$metadata' in outcome.reason))
        throw outcome.reason
    }
  }
  proxy.setFault()
  await stream.caughtUp()
}

async function expectWholeTable() {
  const items = await allItems<Item>()
  const of = (entity: string) => items.filter(({ __edb_e__ }) => __edb_e__ === entity)
  const keys = new Set(items.map(({ pk, sk }) => `${pk} ${sk}`))
  const isThere = (pk: string, sk = 'meta') => keys.has(`${pk} ${sk}`)

  for (const opportunity of of('opportunity')) {
    const own = of('registration').filter(({ opportunityID }) => opportunityID === opportunity.opportunityID)
    const approved = own.filter(({ status }) => status === 'APPROVED').length
    expect(opportunity, 'the counters equal the number of registrations').toMatchObject({
      registrationCount: own.length,
      approvedCount: approved,
    })
    expect(approved, 'approvals do not exceed the capacity').toBeLessThanOrEqual(opportunity.capacity as number)
    if (opportunity.teamID)
      expect(
        isThere(`team#${opportunity.teamID}`, `opp#${opportunity.opportunityID}`),
        'the team has a reference to the opportunity',
      ).toBe(true)
  }
  for (const it of of('registration')) {
    expect(
      isThere(`opp#${it.opportunityID}`) && isThere(`player#${it.playerID}`),
      'the opportunity and the player of a registration exist',
    ).toBe(true)
    expect(
      isThere(`player#${it.playerID}`, `reg#${it.opportunityID}`),
      'the player has a reference to the registration',
    ).toBe(true)
  }
  for (const it of of('roster-entry')) {
    expect(
      isThere(`team#${it.teamID}`) && isThere(`player#${it.playerID}`),
      'the team and the player of a roster entry exist',
    ).toBe(true)
    expect(
      isThere(`player#${it.playerID}`, `his#${it.teamHistoryID}`),
      'the player has the copy of the roster entry',
    ).toBe(true)
  }
  for (const it of of('player-history'))
    expect(isThere(`team#${it.teamID}`, `ros#${it.teamHistoryID}`), "the roster entry of a player's copy exists").toBe(
      true,
    )
  for (const [entity, kind, id] of [
    ['team', 'claimedTeam', 'teamID'],
    ['player', 'claimedPlayer', 'playerID'],
  ] as const) {
    const references = of('user-reference').filter((it) => it.kind === kind)
    const owned = of(entity).filter(({ claimedBy }) => claimedBy)
    expect(
      references.map((it) => `${it.userID} ${it.recordID}`).sort(),
      `each claimed ${entity} has one reference from its owner`,
    ).toEqual(owned.map((it) => `${it.claimedBy} ${it[id]}`).sort())
  }
  for (const claim of of('claim-request').filter(({ status }) => status === 'pending')) {
    const record = `${claim.resourceType}#${claim.resourceID}`
    expect(isThere(record), 'the record of a pending claim exists').toBe(true)
    expect(isThere(record, `claim#${claim.claimID}`), 'the record has a reference to the pending claim').toBe(true)
  }
  const { teams, players, opportunities } = await as(admin).send(
    '{ teams(perPage: 1000) { id } players(perPage: 1000) { id } opportunities(perPage: 1000) { id } }',
  )
  const ids = (rows: { id: string }[]) => rows.map(({ id }) => id).sort()
  expect(ids(teams), 'the read model has the teams').toEqual(
    of('team')
      .map((it) => it.teamID)
      .sort(),
  )
  expect(ids(players), 'the read model has the players').toEqual(
    of('player')
      .map((it) => it.playerID)
      .sort(),
  )
  expect(ids(opportunities), 'the read model has the opportunities').toEqual(
    of('opportunity')
      .map((it) => it.opportunityID)
      .sort(),
  )
}

test('the table stays consistent under concurrent operations and DynamoDB faults', async () => {
  const histories = fc.asyncProperty(
    fc.array(step, { minLength: 24, maxLength: 48 }),
    fc.array(fc.nat(60), { minLength: 20, maxLength: 40 }),
    async (history, faults) => {
      await live(history, faults)
      await expectWholeTable()
    },
  )
  // A failure prints its seed and path. There is no shrinking, since the failed run has changed the table.
  await fc.assert(histories, { numRuns: Number(process.env.HISTORIES ?? 3), endOnFailure: true })
})
