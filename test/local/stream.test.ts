import { setTimeout as sleep } from 'node:timers/promises'
import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { expect, inject, test } from 'vitest'
import { createTable } from '../../scripts/local/dynamo.ts'
import { type FailedBatch, StreamSource } from '../../scripts/local/stream-source.ts'

const endpoint = inject('dynamoEndpoint')
const client = new DynamoDBClient()
let tables = 0

async function table() {
  const tableName = `stream-${process.pid}-${tables++}`
  await createTable(endpoint, tableName)
  const kept = new Map<string, string>()
  const dead: FailedBatch[] = []
  type Handler = (names: string[], records: DynamoDBRecord[]) => unknown
  /** Starts a stream reader that invokes the handler in place of the function. */
  const read = (handler: Handler) =>
    StreamSource.open({
      endpoint,
      tableName,
      invoke: async ({ Records }) => {
        const records = Records as DynamoDBRecord[]
        return handler(records.map(nameOf), records)
      },
      positions: { get: (name) => kept.get(name) ?? null, set: (name, position) => void kept.set(name, position) },
      onFailedBatch: async (batch) => void dead.push(batch),
      log: () => {},
      attempts: 3,
      firstRetryMs: 1,
    })
  return {
    dead,
    async put(...names: (string | number)[]) {
      for (const name of names) {
        const Item = { pk: { S: 'test' }, sk: { S: String(name) }, at: { N: '1' } }
        await client.send(new PutItemCommand({ TableName: tableName, Item }))
      }
    },
    read,
    /** Reads all changes. */
    async readAll(handler: Handler) {
      const source = await read(handler)
      await source.caughtUp()
      await source.stop()
    },
  }
}

const nameOf = (record: object) => (record as DynamoDBRecord).dynamodb!.Keys!.sk!.S!

test('every change is delivered once and in order, including changes from before the reader started', async () => {
  const { put, read } = await table()
  const numbers = Array.from({ length: 250 }, (_, i) => String(i))
  await put(...numbers.slice(0, 200))
  const seen: string[] = []
  const source = await read((names) => void seen.push(...names))
  await put(...numbers.slice(200))
  await source.caughtUp()
  await source.stop()
  expect(seen).toEqual(numbers)
})

test('a stream record has the format of Lambda', async () => {
  const { put, readAll } = await table()
  await put('x')
  const seen: DynamoDBRecord[] = []
  await readAll((_, records) => void seen.push(...records))
  expect(seen).toEqual([
    expect.objectContaining({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      eventSourceARN: expect.stringContaining('/stream/'),
      dynamodb: expect.objectContaining({
        ApproximateCreationDateTime: expect.any(Number),
        NewImage: { pk: { S: 'test' }, sk: { S: 'x' }, at: { N: '1' } },
        SequenceNumber: expect.any(String),
      }),
    }),
  ])
})

test('a batch is retried starting at its failed record', async () => {
  const { put, readAll, dead } = await table()
  await put('a', 'b', 'c', 'd')
  const done: string[] = []
  let isFirst = true
  await readAll((names, records) => {
    const failed = isFirst ? names.indexOf('c') : -1
    isFirst = false
    done.push(...(failed < 0 ? names : names.slice(0, failed)))
    return { batchItemFailures: failed < 0 ? [] : [{ itemIdentifier: records[failed]!.dynamodb!.SequenceNumber }] }
  })
  expect(done).toEqual(['a', 'b', 'c', 'd'])
  expect(dead).toEqual([])
})

test('a record that always fails is sent to the dead-letter queue alone', async () => {
  const { put, readAll, dead } = await table()
  await put('a', 'b', 'poison', 'c', 'd', 'e', 'f')
  const done: string[] = []
  let poisoned = 0
  await readAll((names) => {
    if (names.includes('poison')) {
      if (names.length === 1) poisoned++
      throw new Error('poison')
    }
    done.push(...names)
  })
  expect(done).toEqual(['a', 'b', 'c', 'd', 'e', 'f'])
  expect(poisoned).toBe(3)
  expect(dead).toEqual([expect.objectContaining({ reason: 'poison' })])
  expect(dead[0]!.records.map(nameOf)).toEqual(['poison'])
})

test('a batch whose first record keeps being reported as failed is sent to the dead-letter queue whole, as Lambda does', async () => {
  const { put, readAll, dead } = await table()
  await put('a', 'poison', 'b', 'c')
  await readAll((names, records) => {
    const failed = names.indexOf('poison')
    return { batchItemFailures: failed < 0 ? [] : [{ itemIdentifier: records[failed]!.dynamodb!.SequenceNumber }] }
  })
  expect(dead[0]!.records.map(nameOf)).toEqual(['poison', 'b', 'c'])
})

test('a stopped stream reader continues from its position at the next start', async () => {
  const { put, read, readAll } = await table()
  await put('a', 'b')
  const done: string[] = []
  const first = await read((names) => void done.push(...names))
  await first.caughtUp()
  let isStopping = false
  await put('c', 'd')
  const cut = await first.stop().then(() =>
    read(() => {
      isStopping = true
      throw new Error('stopped')
    }),
  )
  while (!isStopping) await sleep(1)
  await cut.stop()
  await readAll((names) => void done.push(...names))
  expect([...new Set(done)]).toEqual(['a', 'b', 'c', 'd'])
})
