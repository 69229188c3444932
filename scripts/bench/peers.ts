// Compares the graphql Lambda with Apollo Server 5 and GraphQL Yoga on the same schema and the same query, a team by its ID, and
// with two baselines that only have the document client: one GetItem, and the Query of the team's partition that the graphql
// Lambda sends. Each sends one request to DynamoDB, which returns one item. The peers use the defaults of a production server;
// the baselines use no GraphQL. The graphql Lambda does all its usual work (checks the permission of the operation, counts cost
// and work, limits depth, looks up the session), but its request log and X-Ray are off, since the others have none.
// Cold starts are new processes without a compile cache. Warm requests are sequential, with the same number per side before and
// during a round: V8 optimizes code that runs often, so a slower side would otherwise be measured less warm. All sides alternate
// in one run.
// Prints the medians of wall-clock and CPU time, and their ratio to the GetItem baseline. Only CPU time is reliable on a busy
// machine.
import { join } from 'node:path'
import { bundled, firstAnswer, root, warmProcess } from './lambda-process.ts'
import { startLeague } from './league.ts'
import { inTurn, medianTime, options, type Time } from './measure.ts'

const given = options({ runs: 25, rounds: 12, requests: 250, 'warm-up': 2500 })
const { environment, teamIDs, stop } = await startLeague(20)
const document = `{ team(id: "${teamIDs[0]}") { id name locationCity state description } }`

const read = `
  import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
  import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
  const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
  async function team(id) {
    const { Item } = await client.send(new GetCommand({ TableName: process.env.TABLE_NAME, Key: { pk: 'team#' + id, sk: 'meta' } }))
    return Item && { ...Item, id }
  }`
const schema = `${read}
  import { readFileSync } from 'node:fs'
  const typeDefs = readFileSync(${JSON.stringify(join(root, 'schema.graphql'))}, 'utf8')
  const resolvers = { Query: { team: (_, { id }) => team(id) } }`
const sources = {
  GetItem: `${read}
    export async function handler() {
      return { statusCode: 200, body: JSON.stringify(await team('${teamIDs[0]}')) }
    }`,
  Query: `${read}
    const byTeam = {
      TableName: process.env.TABLE_NAME,
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': 'team#${teamIDs[0]}' },
    }
    export async function handler() {
      return { statusCode: 200, body: JSON.stringify((await client.send(new QueryCommand(byTeam))).Items) }
    }`,
  apollo: `${schema}
    import { ApolloServer, HeaderMap } from '@apollo/server'
    const server = new ApolloServer({ typeDefs, resolvers })
    const started = server.start()
    export async function handler({ headers, body }) {
      await started
      const response = await server.executeHTTPGraphQLRequest({
        httpGraphQLRequest: { method: 'POST', headers: new HeaderMap(Object.entries(headers)), search: '', body: JSON.parse(body) },
        context: async () => ({}),
      })
      return { statusCode: response.status ?? 200, body: response.body.string }
    }`,
  yoga: `${schema}
    import { createSchema, createYoga } from 'graphql-yoga'
    const yoga = createYoga({ schema: createSchema({ typeDefs, resolvers }), logging: false })
    export async function handler({ headers, body }) {
      const response = await yoga.fetch('http://localhost/graphql', { method: 'POST', headers, body })
      return { statusCode: response.status, body: await response.text() }
    }`,
}

const files = await bundled(sources)
const cold = await inTurn(given.runs, files, (file) => firstAnswer(file, document, environment))
const processes = Object.fromEntries(
  Object.entries(files).map(([name, file]) => [name, warmProcess(file, document, environment, given['warm-up'])]),
)
const warm = await inTurn(given.rounds, processes, ({ time }) => time(given.requests))
for (const one of Object.values(processes)) one.stop()
await stop()

const [coldFloor, warmFloor] = [medianTime(cold.GetItem), medianTime(warm.GetItem!)]
console.log(
  '        cold start: ms, of the processor     warm request: ms, of the processor; as many in its time as GetItems',
)
for (const name of ['GetItem', 'Query', 'fungo', 'apollo', 'yoga'] as const) {
  const [first, later] = [medianTime(cold[name]), medianTime(warm[name]!)]
  const times = (time: Time, floor: Time, digits: number) =>
    (['clock', 'processor'] as const).map(
      (it) =>
        `${time[it].toFixed(digits).padStart(6)} (${(digits ? floor[it] / time[it] : time[it] / floor[it]).toFixed(2)})`,
    )
  console.log([name.padEnd(7), ...times(first, coldFloor, 0), '  ', ...times(later, warmFloor, 2)].join('  '))
}
console.log('Goals for fungo: cold at most 1.25, warm at least 0.80 of the GetItem.')
