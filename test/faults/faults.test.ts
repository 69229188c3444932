import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { metricsOf } from '../support/metrics-of.ts'
import { first, startFaultyDynamo } from './faulty-dynamo.ts'

// Start the proxy before the imports: the client reads its endpoint when it is imported.
const proxy = await startFaultyDynamo(process.env.AWS_ENDPOINT_URL_DYNAMODB!)
process.env.AWS_ENDPOINT_URL_DYNAMODB = proxy.endpoint
const { as, asAnonymous } = await import('../support/as.ts')
const { given } = await import('../support/given.ts')
const { newID } = await import('../../functions/values/ids.ts')
const { addNotification, markNotificationsRead, notificationsOf } = await import(
  '../../functions/domain/notifications/notifications.ts'
)

type User = Awaited<ReturnType<typeof given.user>>
let coach: User
let parent: User

beforeAll(async () => {
  coach = await given.user()
  parent = await given.user()
})
afterEach(() => proxy.setFault())
afterAll(() => proxy.stop())

const FAULT = 'Something went wrong. Please try again.'
let number = 0
const aTeam = () => ({ input: { name: `Foxes ${number++} ${Date.now()}`, locationCity: 'Austin', state: 'TX' } })

async function teamsNamed(name: string): Promise<string[]> {
  const teams = await as(coach).teams({ search: name })
  return teams.map(({ id }: { id: string }) => id)
}

describe('a team is created exactly once', () => {
  test.each([
    ['when DynamoDB throttles twice', first(2, 'throttle', 'TransactWriteItems')],
    ['after a transaction conflict', first(3, 'conflict', 'TransactWriteItems')],
    ['when the reply is lost after the commit', first(1, 'lose-reply', 'TransactWriteItems')],
    ['when the transaction is still in progress', first(5, 'in-progress', 'TransactWriteItems')],
    ['when DynamoDB returns internal errors', first(2, 'internal', 'TransactWriteItems')],
    ['when the connection is reset', first(1, 'hang-up', 'TransactWriteItems')],
    ['when the response is slow', first(1, 'slow', 'TransactWriteItems')],
  ])('%s', async (_, fault) => {
    const team = aTeam()
    proxy.setFault(fault)
    const createTeam = await as(coach).createTeam(team, 'id claimedBy')
    proxy.setFault()
    expect(createTeam.claimedBy).toBe(coach.userID)
    expect(await teamsNamed(team.input.name)).toEqual([createTeam.id])
  })

  test('or not at all, with a clean error, when DynamoDB keeps throttling', async () => {
    const team = aTeam()
    proxy.setFault((operation) => (operation === 'TransactWriteItems' ? 'throttle' : undefined))
    const started = Date.now()
    await expect(as(coach).createTeam(team)).rejects.toMatchObject({ code: 'INTERNAL', message: FAULT })
    expect(Date.now() - started).toBeLessThan(10_000)
    proxy.setFault()
    expect(await teamsNamed(team.input.name)).toEqual([])
  })

  test('or not at all, with a clean error, when DynamoDB returns malformed data', async () => {
    const team = aTeam()
    proxy.setFault((operation) => (operation === 'TransactWriteItems' ? 'garbage' : undefined))
    await expect(as(coach).createTeam(team)).rejects.toMatchObject({ code: 'INTERNAL', message: FAULT })
    proxy.setFault()
    expect(await teamsNamed(team.input.name)).toEqual([])
  })
})

describe('a list is complete', () => {
  test('when DynamoDB first leaves half of each batch unprocessed', async () => {
    const names = [aTeam(), aTeam(), aTeam(), aTeam()]
    for (const team of names) await as(coach).createTeam(team)
    proxy.setFault(first(2, 'unprocessed', 'BatchGetItem'))
    const teams = await asAnonymous().teams({ perPage: 4 }, 'id name description')
    expect(teams.map(({ name }: { name: string }) => name)).toEqual(names.map(({ input }) => input.name).reverse())
  })

  test('when reads are throttled twice', async () => {
    proxy.setFault(first(2, 'throttle'))
    const teams = await asAnonymous().teams({ perPage: 4 })
    expect(teams).toHaveLength(4)
  })
})

test('a single write is repeated when a transaction holds its item', async () => {
  const notification = { userID: newID(), subject: 'Rain plan', text: 'We play inside.', path: '/profile' }
  proxy.setFault(first(3, 'conflict', 'PutItem'))
  await addNotification(notification, new Date())
  proxy.setFault(first(3, 'conflict', 'UpdateItem'))
  await markNotificationsRead(notification.userID, null, new Date())
  proxy.setFault()
  expect(await notificationsOf(notification.userID, new Date())).toMatchObject([{ readAt: expect.any(String) }])
})

test('an approval is counted once when the reply of DynamoDB is lost', async () => {
  const { id: opportunityID } = await given.opportunity({ creator: coach, capacity: 1 })
  const player = await given.player({ claimer: parent })
  const registration = await given.registration(parent, { opportunityID, playerID: player.id })
  proxy.setFault(first(1, 'lose-reply', 'TransactWriteItems'))
  const approveRegistration = await as(coach).approveRegistration({ registrationID: registration.id }, 'status')
  expect(approveRegistration.status).toBe('APPROVED')
  proxy.setFault()
  const opportunity = await as(coach).opportunity({ id: opportunityID }, 'approvedCount status')
  expect(opportunity).toEqual({ approvedCount: 1, status: 'FULL' })
})

test('a claim succeeds when the reply of DynamoDB is lost', async () => {
  const team = await given.team({ owner: await given.admin() })
  proxy.setFault(first(1, 'lose-reply', 'TransactWriteItems'))
  const claimTeam = await as(parent).claimTeam({ teamID: team.id }, 'claimedBy')
  expect(claimTeam.claimedBy).toBe(parent.userID)
})

describe('a server fault', () => {
  const counted = (send: () => Promise<unknown>) =>
    metricsOf(async () => {
      process.env.POWERTOOLS_METRICS_NAMESPACE = 'Fungo'
      await send().catch(() => {})
      delete process.env.POWERTOOLS_METRICS_NAMESPACE
    })

  test.each([
    ['returns internal errors', 'internal'],
    ['resets connections', 'hang-up'],
  ] as const)(
    'is counted in a metric for the alarm while DynamoDB %s, although the response is a 200',
    async (_, fault) => {
      proxy.setFault(() => fault)
      expect(await counted(() => asAnonymous().send('{ teams { id } }'))).toMatchObject({
        Faults: expect.anything(),
        stage: 'local',
      })
    },
  )

  test('does not include invalid input', async () => {
    expect(await counted(() => asAnonymous().send('mutation { deleteTeam(id: "none") }'))).toBeNull()
  })
})

test('reads work while writes fail', async () => {
  const { id: teamID } = await given.team({ owner: coach })
  const { id: playerID } = await given.player({ claimer: parent, name: 'Jordan Sample' })
  await given.opportunity({ creator: coach })
  await given.event({ creator: coach })
  const [reader, admin] = [await given.user(), await given.admin()]
  vi.stubEnv('RATE_LIMITS', 'on')
  proxy.setFault((operation) => (/Put|Update|Delete|Write/.test(operation) ? 'internal' : undefined))
  const lists = '{ teams { id } players { id name } events { id } opportunities { id } adminStats { totalTeams } }'
  const details = 'query ($t: ID!, $p: ID!) { team(id: $t) { name contacts { name } } player(id: $p) { name } }'
  try {
    for (const one of [asAnonymous(), as(reader)]) {
      const { teams, players, events, opportunities } = await one.send(lists)
      for (const list of [teams, players, events, opportunities]) expect(list.length).toBeGreaterThan(0)
      const { team, player } = await one.send(details, { t: teamID, p: playerID })
      expect(team.name).toBeTruthy()
      expect(player.name).toBe('Jordan S.')
    }
    await expect(as(coach).createTeam(aTeam())).rejects.toMatchObject({ code: 'INTERNAL', message: FAULT })
    const unlogged = as(admin).send(details, { t: teamID, p: playerID })
    await expect(unlogged).rejects.toMatchObject({
      code: 'CONFLICT',
      message: 'This read could not be logged, so nothing is shown. Please try again.',
    })
  } finally {
    vi.unstubAllEnvs()
  }
})
