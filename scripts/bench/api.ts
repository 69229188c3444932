// Measures warm requests per second of /query for the lists a visitor sees. The baseline is a handler on the bare SDK that sends
// the same requests to DynamoDB concurrently and returns their items. Both alternate in one run. Also prints the DynamoDB
// requests of each list. The change log is read at most once a second for all callers, so the baseline does not read it; a single
// request does.
import { setTimeout as sleep } from 'node:timers/promises'
import { BatchGetItemCommand, DynamoDBClient, GetItemCommand, QueryCommand } from '@aws-sdk/client-dynamodb'
import { queryEvent } from './lambda-process.ts'
import { startLeague } from './league.ts'
import { inTurn, options } from './measure.ts'

const { seconds, rounds } = options({ seconds: 2, rounds: 3 })
const {
  teamIDs: [teamID],
  stop,
} = await startLeague(200)
const { client } = await import('../../functions/store/dynamo.ts')
const { handler } = await import('../../functions/graphql/handler.ts')

type Sent = { headers: Record<string, string>; body: Uint8Array }
let sent: Sent[] = []
client.middlewareStack.add(
  (next) => (args) => {
    sent.push(args.request as Sent)
    return next(args)
  },
  { step: 'finalizeRequest', name: 'remember' },
)

const team = 'id name locationCity state description divisions { id division ageGroup } claimedBy'
const documents: Record<string, string> = {
  'teams list': `{ teams(page: 1, perPage: 20) { ${team} } }`,
  'team(id)': `{ team(id: "${teamID}") { ${team} contacts { id name role } teamHistory { id season player { id name } } } }`,
  home: `{
    teams(perPage: 10) { ${team} }
    players(perPage: 10) { id name age locationCity state }
    events(perPage: 10) { id name date timeZone location city state }
    opportunities(perPage: 10) { id title type startTime timeZone location city state }
    adminStats { totalTeams totalPlayers totalEvents totalOpportunities }
  }`,
}

const ask = async (query: string) => {
  const { statusCode, body } = (await handler(queryEvent(query) as never)) as { statusCode: number; body: string }
  if (statusCode !== 200 || body.includes('"errors"')) throw new Error(body)
  return JSON.parse(body).data
}

const reads = { GetItem: GetItemCommand, BatchGetItem: BatchGetItemCommand, Query: QueryCommand }
/** The DynamoDB requests that the query sends, as SDK commands. The body of a request is the command's input. */
async function commandsOf(query: string) {
  sent = []
  await ask(query)
  return sent.map(({ headers, body }) => {
    const Command = reads[headers['x-amz-target']!.split('.')[1] as keyof typeof reads] as typeof GetItemCommand
    return new Command(JSON.parse(new TextDecoder().decode(body)))
  })
}

/** Runs 16 concurrent callers, for both sides. A Lambda instance only handles one at a time. */
async function perSecond(run: () => Promise<unknown>) {
  const end = performance.now() + seconds * 1000
  let done = 0
  const caller = async () => {
    for (; performance.now() < end; done++) await run()
  }
  await Promise.all(Array.from({ length: 16 }, caller))
  return done / seconds
}

const bare = new DynamoDBClient({})
for (const [name, query] of Object.entries(documents)) {
  await ask(query)
  await sleep(1100)
  const alone = await commandsOf(query)
  const commands = await commandsOf(query)
  const floor = async () => JSON.stringify(await Promise.all(commands.map((command) => bare.send(command))))
  const rates = await inTurn(rounds, { floor, fungo: () => ask(query) }, perSecond)
  const [least, ours] = [Math.max(...rates.floor), Math.max(...rates.fungo)]
  console.log(
    `${name.padEnd(11)} ${ours.toFixed(0).padStart(6)}/s, bare SDK ${least.toFixed(0).padStart(6)}/s, ratio ${(ours / least).toFixed(2)}, ${commands.length} DynamoDB requests, ${alone.length} with the log`,
  )
}
await stop()
process.exit(0)
