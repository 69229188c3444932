// npm run bench:sync [-- --teams 100000 --events 20000 --players 0 --contacts 0]: a first import and a second one without changes, against
// bare BatchWrite in the same run. The feed of a league: --teams 120 --contacts 240 --players 1440 --events 40
// npm run bench:sync -- --with-readers [--records 245000]: response times of lists on the local cloud during an import.
// npm run bench:sync -- --memory [--records 1000000]: the worker's memory after each tenth of an import of all kinds of records.
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { parseArgs } from 'node:util'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { createTable } from '../local/dynamo.ts'
import { startTable } from './league.ts'
import { startFeed } from './local-cloud.ts'

const { values } = parseArgs({
  options: {
    teams: { type: 'string', default: '100000' },
    events: { type: 'string', default: '20000' },
    players: { type: 'string', default: '0' },
    contacts: { type: 'string', default: '0' },
    /** Number of pages processed concurrently. */
    pages: { type: 'string', default: '2' },
    memory: { type: 'boolean', default: false },
    'with-readers': { type: 'boolean', default: false },
    records: { type: 'string' },
  },
})
if (values['with-readers']) {
  const { benchReaders } = await import('./on-local-cloud.ts')
  await benchReaders(Number(values.records ?? 245_000))
  process.exit(0)
}
const records = Number(values.records ?? 1_000_000)
const quarter = Math.ceil(records / 4)
const sizes = values.memory
  ? { teams: quarter, events: quarter, players: quarter, contacts: quarter }
  : {
      teams: Number(values.teams),
      events: Number(values.events),
      players: Number(values.players),
      contacts: Number(values.contacts),
    }
const SIDE_BY_SIDE = Number(values.pages)

const feed = await startFeed(sizes)
const queue = await startQueue()
const { dynamo } = await startTable({
  AWS_ENDPOINT_URL_SQS: queue.url,
  SYNC_QUEUE_URL: `${queue.url}/000000000000/sync`,
  FEED_URL: feed.url,
  FEED_TOKEN: feed.token,
})
await createTable(dynamo.endpoint, 'bare')
const { client } = await import('../../functions/store/dynamo.ts')
const { startRun } = await import('../../functions/domain/sync/service.ts')
const { getRun } = await import('../../functions/domain/sync/service.ts')
const { handler } = await import('../../functions/sync/worker.ts')
const { BatchWriteCommand, ScanCommand } = await import('@aws-sdk/lib-dynamodb')

const heaps: number[] = []
const units = { write: 0, read: 0, items: 0 }
countUnits()

if (values.memory) {
  await watchMemory(records)
  await feed.stop()
  await dynamo.stop()
  process.exit(0)
}

const first = await importAll('First import')
const bare = await writeBare(first.items)
const second = await importAll('Unchanged second import')

console.log(`bare BatchWrite of ${first.items} items: ${perSecond(first.items, bare)} items/s`)
console.log(`first import: ${(bare / first.seconds).toFixed(2)} of bare BatchWrite (goal: at least 0.35)`)
console.log(`write units per record: ${(first.units.write / first.records).toFixed(2)} (goal: at most 5)`)
console.log(
  `unchanged: ${((second.units.write + second.units.read) / second.records).toFixed(2)} units per record (goal: at most 1.1), ${second.changes} changes (goal: 0)`,
)
console.log(
  `heap of the worker, at its lowest: ${heapIn(0, 0.25)} MB in the first quarter, ${heapIn(0.75, 1)} MB in the last (goal: flat)`,
)
await feed.stop()
await dynamo.stop()
process.exit(0)

async function importAll(title: string) {
  Object.assign(units, { write: 0, read: 0, items: 0 })
  const start = performance.now()
  const { runID } = await startRun({ type: 'all', startedBy: 'bench', isFull: true })
  await queue.drain()
  const seconds = (performance.now() - start) / 1000
  const run = await getRun(runID)
  const records = run.created + run.updated + run.unchanged
  if (run.status !== 'succeeded') throw new Error(run.message)
  console.log(
    `${title}: ${records} records in ${seconds.toFixed(1)} s, ${perSecond(records, seconds)} records/s, ${units.write} write and ${units.read} read units`,
  )
  return { seconds, records, changes: run.created + run.updated + run.removed, units: { ...units }, items: units.items }
}

/** Samples memory after each tenth of the records: the heap after garbage collection, and the resident set size. */
async function watchMemory(records: number) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const { runID } = await startRun({ type: 'all', startedBy: 'bench', isFull: true })
  const start = performance.now()
  const samples: { heap: number; rss: number }[] = []
  await queue.drain(async () => {
    const { created, updated, unchanged, refused } = await getRun(runID)
    const done = created + updated + unchanged + refused
    if (samples.length < 10 && done >= ((samples.length + 1) * records) / 10) {
      collect()
      const { heapUsed: heap, rss } = process.memoryUsage()
      samples.push({ heap, rss })
      const seconds = (performance.now() - start) / 1000
      console.log(
        `${done.toLocaleString('en-US')} records after ${seconds.toFixed(0)} s: ${megabytes(heap)} MB live heap, ${megabytes(rss)} MB resident`,
      )
    }
    return false
  })
  const run = await getRun(runID)
  if (run.status !== 'succeeded') throw new Error(run.message)
  const [first, last] = [samples[0]!, samples.at(-1)!]
  console.log(`${run.message}, ${run.unchanged} unchanged`)
  console.log(
    `last tenth over first: ${(last.heap / first.heap).toFixed(2)} of the live heap, ${(last.rss / first.rss).toFixed(2)} of the resident memory (goal: flat)`,
  )
}

function megabytes(bytes: number) {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}

/** Writes as many items as the import, of the same sizes, 25 per request, with the same number of concurrent requests. */
async function writeBare(count: number) {
  const { Items: samples = [] } = await client.send(new ScanCommand({ TableName: 'bench', Limit: 500 }))
  const sized = samples.filter(({ pk }) => !String(pk).startsWith('log#'))
  let written = 0
  const start = performance.now()
  const writer = async () => {
    while (written < count) {
      const requests = Array.from({ length: Math.min(25, count - written) }, () => {
        const number = written++
        return { PutRequest: { Item: { ...sized[number % sized.length], pk: `bare#${number}` } } }
      })
      await client.send(new BatchWriteCommand({ RequestItems: { bare: requests } }))
    }
  }
  await Promise.all(Array.from({ length: SIDE_BY_SIDE }, writer))
  return (performance.now() - start) / 1000
}

type Put = { Item: object }
type Input = {
  Item: object
  TransactItems: { Put?: Put; Update?: Partial<Put>; Delete?: Partial<Put> }[]
  RequestItems: { bench?: { PutRequest: Put }[] & { Keys: object[]; ConsistentRead?: boolean } }
}

/** Counts the capacity units of each request as DynamoDB does, in whole kilobytes. Transactions count twice. */
function countUnits() {
  client.middlewareStack.add(
    (next, context) => async (args) => {
      const input = args.input as Input
      const response = await next(args)
      const name = String(context.commandName)
      if (name.startsWith('TransactWrite')) {
        for (const { Put, Update, Delete } of input.TransactItems) take(2 * kilobytes((Put ?? Update ?? Delete)?.Item))
      } else if (name.startsWith('BatchWrite')) {
        for (const { PutRequest } of input.RequestItems.bench ?? []) take(kilobytes(PutRequest.Item))
      } else if (/^(Put|Update|Delete)Item/.test(name)) take(kilobytes(input.Item))
      else if (name.startsWith('BatchGet')) {
        const { Keys, ConsistentRead } = input.RequestItems.bench!
        units.read += Keys.length * (ConsistentRead ? 1 : 0.5)
      } else if (/^(Get|Query)/.test(name)) units.read += 1
      return response
    },
    { step: 'initialize' },
  )
  function take(capacity: number) {
    units.write += capacity
    units.items++
  }
}

function kilobytes(item: object | undefined) {
  return item ? Math.ceil(sizeOf(item) / 1024) : 1
}

function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value)
  if (typeof value === 'number') return 2 + Math.ceil(String(value).replace(/\D/g, '').length / 2)
  if (Array.isArray(value)) return 3 + value.reduce((sum: number, each) => sum + 1 + sizeOf(each), 0)
  if (typeof value !== 'object' || value === null) return 1
  return Object.entries(value).reduce(
    (sum, [key, held]) => (held === undefined ? sum : sum + key.length + 1 + sizeOf(held)),
    3,
  )
}

/** Heap size after garbage collection: the minimum in a part of the run. */
function heapIn(from: number, to: number) {
  const part = heaps.slice(Math.floor(heaps.length * from), Math.ceil(heaps.length * to))
  return Math.round(Math.min(...part) / 1024 / 1024)
}

function perSecond(count: number, seconds: number) {
  return Math.round(count / seconds)
}

/** A minimal SQS: delivers messages to the handler, and redelivers failed ones up to five times in total. */
async function startQueue() {
  const { createHash } = await import('node:crypto')
  const waiting: { body: string; receives: number }[] = []
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const Successful = (JSON.parse(text).Entries as { Id: string; MessageBody: string }[]).map(
      ({ Id, MessageBody }) => {
        waiting.push({ body: MessageBody, receives: 0 })
        return { Id, MessageId: Id, MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex') }
      },
    )
    response
      .writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
      .end(JSON.stringify({ Successful, Failed: [] }))
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')

  /** Runs until the queue is empty, or until `isOver` returns true after a page. */
  async function drain(isOver: () => Promise<boolean> = async () => false) {
    let busy = 0
    let isStopped = false
    const work = async () => {
      while (!isStopped) {
        const message = waiting.shift()
        if (!message && busy === 0) return
        if (!message) {
          await new Promise((resolve) => setTimeout(resolve, 1))
          continue
        }
        busy++
        const receives = message.receives + 1
        const record = {
          messageId: 'one',
          body: message.body,
          attributes: { ApproximateReceiveCount: String(receives) },
        }
        const { batchItemFailures } = await handler({ Records: [record] as never })
        if (batchItemFailures.length > 0 && receives === 5) throw new Error('A page failed five times.')
        if (batchItemFailures.length > 0) waiting.push({ body: message.body, receives })
        heaps.push(process.memoryUsage().heapUsed)
        busy--
        isStopped ||= await isOver()
      }
    }
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, work))
  }
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, drain }
}
