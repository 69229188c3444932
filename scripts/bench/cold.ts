// Compares the first list of the graphql Lambda, and a team, with a handler that only loads the document client and sends the same reads. Each
// start is a new process; the two alternate in one run. Prints the bundle size, the medians, and their ratio.
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, sizes } from '../bundle.ts'
import { bundleHandler } from './bundle-handler.ts'
import { firstAnswer, medianTime, type Time } from './lambda-process.ts'
import { startLeague } from './league.ts'

const { values } = parseArgs({ options: { runs: { type: 'string', default: '25' } } })
const runs = Number(values.runs)
const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(root, 'node_modules/.bench-cold-'))

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`

await bundle()
const { environment, teamIDs, stop } = await startLeague(20)
const teamID = teamIDs[0]!

try {
  await bundleHandler(floorHandler(teamID), join(folder, 'floor.mjs'))
  const graphql = join(root, 'dist/functions/graphql/index.mjs')
  const floor = join(folder, 'floor.mjs')
  const document = `{ teams(perPage: 20) { id name } team(id: "${teamID}") { id name } }`

  const times: Record<'floor' | 'graphql', Time[]> = { floor: [], graphql: [] }
  for (let run = 0; run < runs; run++) {
    for (const [name, file] of [
      ['floor', floor],
      ['graphql', graphql],
    ] as const) {
      times[name].push(firstAnswer(file, document, environment))
    }
  }
  const { atStart, all } = sizes(JSON.parse(readFileSync(`${dirname(graphql)}.meta.json`, 'utf8')))
  console.log(`graphql bundle: ${kilobytes(atStart)} at start, ${kilobytes(all)} with its lazy parts, minified`)
  const [least, ours] = [medianTime(times.floor), medianTime(times.graphql)]
  const text = ({ clock, processor }: Time) => `${clock.toFixed(0)} ms, ${processor.toFixed(0)} of the processor`
  console.log(`floor   ${text(least)} (document client, the same reads; median of ${runs})`)
  console.log(`graphql ${text(ours)} (one list, one team; median of ${runs})`)
  const ratios = [ours.clock / least.clock, ours.processor / least.processor].map((it) => it.toFixed(2))
  console.log(`ratio   ${ratios[0]}, of the processor ${ratios[1]} (goal: at most 1.3)`)
} finally {
  rmSync(folder, { recursive: true, force: true })
  await stop()
}

function floorHandler(teamID: string) {
  return `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
    import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
    const TableName = process.env.TABLE_NAME
    const query = (condition, values, ConsistentRead) => client.send(
      new QueryCommand({ TableName, KeyConditionExpression: condition, ExpressionAttributeValues: values, ConsistentRead }),
    )
    async function list() {
      await client.send(new GetCommand({ TableName, Key: { pk: 'idx#team', sk: 'head#1' }, ConsistentRead: true }))
      await query('pk = :pk AND begins_with(sk, :head)', { ':pk': 'idx#team', ':head': 'head' }, true)
      const { Items } = await query('pk = :pk AND sk > :after', { ':pk': 'log#team', ':after': '0' }, true)
      return Items.flatMap(({ changes }) => changes).map(({ id, row: { name } }) => ({ id, name }))
    }
    export async function handler() {
      const [teams, { Items: [team] }] = await Promise.all([list(), query('pk = :pk', { ':pk': 'team#${teamID}' })])
      return { statusCode: teams.length === 20 ? 200 : 500, body: JSON.stringify({ teams, team }) }
    }`
}
