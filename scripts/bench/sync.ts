// npm run bench:sync [-- --teams 100000 --events 20000 --players 0 --contacts 0]: a first import and a second one without changes, against
// bare BatchWrite in the same run. The feed of a league: --teams 120 --contacts 240 --players 1440 --events 40
// npm run bench:sync -- --with-readers [--records 245000]: response times of lists on the local cloud during an import.
// npm run bench:sync -- --memory [--records 1000000]: the worker's memory after each tenth of an import of all kinds of records.
import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { SQSClient } from '@aws-sdk/client-sqs'
import { createTable } from '../local/dynamo.ts'
import { startTable } from './league.ts'
import { startFeed } from './local-cloud.ts'
import { options, stopwatch } from './measure.ts'

const given = options({
  teams: 100_000,
  events: 20_000,
  players: 0,
  contacts: 0,
  /** Number of pages processed concurrently. */
  pages: 2,
  memory: false,
  'with-readers': false,
  /** 0: the default of the benchmark. */
  records: 0,
})
if (given['with-readers']) {
  const { benchReaders } = await import('./readers.ts')
  await benchReaders(given.records || 245_000)
  process.exit(0)
}
const records = given.records || 1_000_000
const quarter = Math.ceil(records / 4)
const { teams, events, players, contacts } = given.memory
  ? { teams: quarter, events: quarter, players: quarter, contacts: quarter }
  : given

type Message = { body: string; receives: number }
const queue: Message[] = []
/** Replaces SQS: the messages stay in this process. */
SQSClient.prototype.send = (async ({ input }: { input: { Entries: { MessageBody: string }[] } }) => {
  queue.push(...input.Entries.map(({ MessageBody }) => ({ body: MessageBody, receives: 0 })))
  return {}
}) as never

const feed = await startFeed({ teams, events, players, contacts })
const { dynamo } = await startTable({ SYNC_QUEUE_URL: 'none', FEED_URL: feed.url, FEED_TOKEN: feed.token })
await createTable(dynamo.endpoint, 'bare')
const { client } = await import('../../functions/store/dynamo.ts')
const { getRun, startRun } = await import('../../functions/domain/sync/service.ts')
const { handler } = await import('../../functions/sync/worker.ts')
const { BatchWriteCommand, ScanCommand } = await import('@aws-sdk/lib-dynamodb')

const heaps: number[] = []
const units = { write: 0, read: 0, items: 0 }
countUnits()

await (given.memory ? watchMemory() : compareWithBare())
await Promise.all([feed.stop(), dynamo.stop()])
process.exit(0)

async function compareWithBare() {
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
}

/** Imports the whole feed. Calls `onPage` after each page. */
async function runSync(onPage?: (runID: string) => Promise<void>) {
  const { runID } = await startRun({ type: 'all', startedBy: 'bench', isFull: true })
  await drain(() => onPage?.(runID))
  const run = await getRun(runID)
  if (run.status !== 'succeeded') throw new Error(run.message)
  return run
}

async function importAll(title: string) {
  Object.assign(units, { write: 0, read: 0, items: 0 })
  const sinceStart = stopwatch()
  const run = await runSync()
  const seconds = sinceStart().clock / 1000
  const records = run.created + run.updated + run.unchanged
  console.log(
    `${title}: ${records} records in ${seconds.toFixed(1)} s, ${perSecond(records, seconds)} records/s, ${units.write} write and ${units.read} read units`,
  )
  return { seconds, records, changes: run.created + run.updated + run.removed, units: { ...units }, items: units.items }
}

/** Samples memory after each tenth of the records: the heap after garbage collection, and the resident set size. */
async function watchMemory() {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const sinceStart = stopwatch()
  const samples: { heap: number; rss: number }[] = []
  const run = await runSync(async (runID) => {
    const { created, updated, unchanged, refused } = await getRun(runID)
    const done = created + updated + unchanged + refused
    if (samples.length === 10 || done < ((samples.length + 1) * records) / 10) return
    collect()
    const { heapUsed: heap, rss } = process.memoryUsage()
    samples.push({ heap, rss })
    const seconds = sinceStart().clock / 1000
    console.log(
      `${done.toLocaleString('en-US')} records after ${seconds.toFixed(0)} s: ${megabytes(heap)} MB live heap, ${megabytes(rss)} MB resident`,
    )
  })
  const [first, last] = [samples[0]!, samples.at(-1)!]
  console.log(`${run.message}, ${run.unchanged} unchanged`)
  console.log(
    `last tenth over first: ${(last.heap / first.heap).toFixed(2)} of the live heap, ${(last.rss / first.rss).toFixed(2)} of the resident memory (goal: flat)`,
  )
}

function megabytes(bytes: number) {
  return Math.round((bytes / 1024 / 1024) * 10) / 10
}

/** Writes as many items as the import, of the same sizes, 25 per request, with the same number of concurrent requests. In seconds. */
async function writeBare(count: number) {
  const { Items: samples = [] } = await client.send(new ScanCommand({ TableName: 'bench', Limit: 500 }))
  const sized = samples.filter(({ pk }) => !String(pk).startsWith('log#'))
  let written = 0
  const sinceStart = stopwatch()
  const writer = async () => {
    while (written < count) {
      const requests = Array.from({ length: Math.min(25, count - written) }, () => {
        const number = written++
        return { PutRequest: { Item: { ...sized[number % sized.length], pk: `bare#${number}` } } }
      })
      await client.send(new BatchWriteCommand({ RequestItems: { bare: requests } }))
    }
  }
  await Promise.all(Array.from({ length: given.pages }, writer))
  return sinceStart().clock / 1000
}

type Input = { ReturnConsumedCapacity?: 'TOTAL'; TransactItems?: object[]; RequestItems?: Record<string, object[]> }
type Consumed = { TableName?: string; CapacityUnits?: number }

/** Counts the capacity units of each request to the table of the import, and the items that it writes. */
function countUnits() {
  client.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const input = args.input as Input
        input.ReturnConsumedCapacity = 'TOTAL'
        const response = await next(args)
        const { ConsumedCapacity = [] } = response.output as { ConsumedCapacity?: Consumed | Consumed[] }
        const [consumed] = [ConsumedCapacity].flat()
        if (consumed?.TableName !== 'bench') return response
        if (/Write|Put|Update|Delete/.test(commandName!)) {
          units.write += consumed.CapacityUnits!
          units.items += (input.TransactItems ?? input.RequestItems?.bench ?? [input]).length
        } else units.read += consumed.CapacityUnits!
        return response
      },
    { step: 'initialize' },
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

/** Delivers messages until the queue is empty, and failed ones up to five times in total. */
async function drain(onPage: () => Promise<void> | undefined) {
  let busy = 0
  const work = async () => {
    for (;;) {
      const message = queue.shift()
      if (!message && busy === 0) return
      if (!message) {
        await sleep(1)
        continue
      }
      busy++
      const receives = message.receives + 1
      const attributes = { ApproximateReceiveCount: String(receives) }
      const { batchItemFailures } = await handler({
        Records: [{ messageId: 'one', body: message.body, attributes }] as never,
      })
      if (batchItemFailures.length > 0 && receives === 5) throw new Error('A page failed five times.')
      if (batchItemFailures.length > 0) queue.push({ ...message, receives })
      heaps.push(process.memoryUsage().heapUsed)
      await onPage()
      busy--
    }
  }
  await Promise.all(Array.from({ length: given.pages }, work))
}
