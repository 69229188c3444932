// Compares the first list of the graphql Lambda on the demo's data, and a team, with a handler that only loads the AWS clients and sends the
// same reads. Each start is a new process; the two alternate in one run. Prints the bundle size, the medians, and their ratio.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { SNAPSHOT_FORMAT } from '../../functions/store/change-log/format.ts'
import { apiClient } from '../api-client.ts'
import { sizes } from '../bundle.ts'
import { startCloud } from '../local/cloud.ts'
import { MEMORY } from '../local/memory.ts'
import { startSampleFeed } from '../sample-feed/server.ts'
import { seedDemo } from '../seed.ts'
import { temporaryFolder } from '../temporary-folder.ts'
import { bundled, firstAnswer, root } from './lambda-process.ts'
import { inTurn, medianTime, options, type Time } from './measure.ts'

const { runs } = options({ runs: 25 })
const feed = await startSampleFeed()
const settings = { RATE_LIMITS: 'off', HUMAN_CHECK: 'none', FEED_URL: feed.url, FEED_TOKEN: feed.token }
const cloud = await startCloud({ dataFolder: temporaryFolder(MEMORY), env: settings })
await seedDemo(cloud)
await cloud.drain()
await cloud.invoke('changes', { rebuild: true })
const { teams, teamsCount } = await apiClient(cloud.url).send('{ teams(perPage: 1) { id } teamsCount }')
const teamID: string = teams[0].id

const files = await bundled({ floor: floorHandler(teamID) })
const document = `{ teams(perPage: 20) { id name } team(id: "${teamID}") { id name } }`
const environment = { ...cloud.env, POWERTOOLS_LOG_LEVEL: 'SILENT' }
const times = await inTurn(runs, files, (file) => firstAnswer(file, document, environment))
await Promise.all([cloud.stop(), feed.stop()])

const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(0)} kB`
const { atStart, all } = sizes(JSON.parse(readFileSync(join(root, 'dist/functions/graphql.meta.json'), 'utf8')))
console.log(`graphql bundle: ${kilobytes(atStart)} at start, ${kilobytes(all)} with its lazy parts, minified`)
const [least, ours] = [medianTime(times.floor), medianTime(times.fungo)]
const text = ({ clock, processor }: Time) => `${clock.toFixed(0)} ms, ${processor.toFixed(0)} of the processor`
console.log(`floor   ${text(least)} (AWS clients, the same reads of ${teamsCount} teams; median of ${runs})`)
console.log(`graphql ${text(ours)} (one list, one team; median of ${runs})`)
const [clock, processor] = [ours.clock / least.clock, ours.processor / least.processor].map((it) => it.toFixed(2))
console.log(`ratio   ${clock}, of the processor ${processor} (goal: at most 1.3)`)

function floorHandler(teamID: string) {
  return `
    import { DynamoDBClient } from '@aws-sdk/client-dynamodb'
    import { GetObjectCommand, S3Client } from '@aws-sdk/client-s3'
    import { BatchGetCommand, DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
    const client = DynamoDBDocumentClient.from(new DynamoDBClient({}))
    const { TABLE_NAME: TableName, BUCKET_NAME: Bucket } = process.env
    const query = (condition, values, ConsistentRead) => client.send(
      new QueryCommand({ TableName, KeyConditionExpression: condition, ExpressionAttributeValues: values, ConsistentRead }),
    )
    async function list() {
      const Key = { pk: 'idx#team', sk: 'head#${SNAPSHOT_FORMAT}' }
      const { Item: head } = await client.send(new GetCommand({ TableName, Key, ConsistentRead: true }))
      const s3 = new S3Client({ forcePathStyle: true })
      const { Body } = await s3.send(new GetObjectCommand({ Bucket, Key: head.snapshot }))
      const { length } = await Body.transformToByteArray()
      const { Items } = await query('pk = :pk AND sk > :after', { ':pk': 'log#team', ':after': head.position }, true)
      const Keys = Items.filter(({ changes }) => !changes).map(({ sk }) => ({ pk: 'log#team#' + sk, sk: 'changes' }))
      for (let at = 0; at < Keys.length; at += 25)
        await client.send(
          new BatchGetCommand({ RequestItems: { [TableName]: { Keys: Keys.slice(at, at + 25), ConsistentRead: true } } }),
        )
      return length
    }
    export async function handler() {
      const [length, { Items: [team] }] = await Promise.all([list(), query('pk = :pk', { ':pk': 'team#${teamID}' })])
      return { statusCode: 200, body: JSON.stringify({ length, team }) }
    }`
}
