// Warm requests per second of the query door for the lists a visitor sees, beside the same document on a plain graphql-js executor that
// returns constants (the floor), alternating in one run; and the DynamoDB requests of each.
import { parseArgs } from 'node:util'
import { buildASTSchema, execute, parse } from 'graphql'
import { startLeague } from './league.ts'

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '2' }, rounds: { type: 'string', default: '3' } },
})
const {
  teamIDs: [teamID],
  stop,
} = await startLeague(200)
const { client } = await import('../../functions/domain/dynamo.ts')
const { handler } = await import('../../functions/graphql/handler.ts')
const { schemaDocument } = await import('../../functions/graphql/schema-document.ts')

let requests = 0
client.middlewareStack.add(
  (next) => (args) => {
    requests++
    return next(args)
  },
  { step: 'finalizeRequest', name: 'count' },
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

const event = (query: string) => ({
  version: '2.0',
  rawPath: '/query',
  headers: { 'content-type': 'application/json', accept: 'application/json' },
  requestContext: {
    requestId: 'bench',
    http: { method: 'POST', path: '/query', sourceIp: '127.0.0.1', userAgent: 'bench' },
  },
  body: JSON.stringify({ query }),
  isBase64Encoded: false,
})
const ask = async (query: string) => {
  const { statusCode, body } = (await handler(event(query) as never)) as { statusCode: number; body: string }
  if (statusCode !== 200 || body.includes('"errors"')) throw new Error(body)
  return JSON.parse(body).data
}

const plain = buildASTSchema(schemaDocument, { assumeValidSDL: true })
for (const [name, query] of Object.entries(documents)) {
  const rootValue = await ask(query)
  await new Promise((resolve) => setTimeout(resolve, 1100))
  requests = 0
  await ask(query)
  const cold = requests
  const document = parse(query)
  const floor = async () => JSON.stringify(await execute({ schema: plain, document, rootValue }))

  const rates: Record<'floor' | 'fungo', number[]> = { floor: [], fungo: [] }
  for (let round = 0; round < Number(values.rounds); round++) {
    rates.floor.push(await perSecond(floor))
    rates.fungo.push(await perSecond(() => ask(query)))
  }
  const [low, ours] = [best(rates.floor), best(rates.fungo)]
  console.log(
    `${name.padEnd(11)} ${ours.toFixed(0).padStart(6)}/s, constants ${low.toFixed(0).padStart(6)}/s, ratio ${(ours / low).toFixed(3)}, ${cold} DynamoDB requests`,
  )
}
await stop()
process.exit(0)

/** Sixteen callers at once, as one busy function instance never has; the same for both. */
async function perSecond(run: () => Promise<unknown>) {
  const end = performance.now() + Number(values.seconds) * 1000
  let done = 0
  const caller = async () => {
    while (performance.now() < end) {
      await run()
      done++
    }
  }
  await Promise.all(Array.from({ length: 16 }, caller))
  return done / Number(values.seconds)
}

function best(rates: number[]) {
  return Math.max(...rates)
}
