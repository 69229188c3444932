import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { DescribeTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb'
import {
  type _Record,
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
  type GetShardIteratorCommandInput,
  type Shard,
} from '@aws-sdk/client-dynamodb-streams'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import type { DynamoDBBatchResponse } from 'aws-lambda'
import { FAILED_CHANGES } from '../../functions/manifest.ts'
import { credentials, region } from './credentials.ts'
import { BUCKET } from './queue-and-storage.ts'

/** The function's position in each shard: a sequence number, or `END` once the shard has been read to its end. */
export type Positions = { get: (name: string) => string | null; set: (name: string, position: string) => void }
type EventRecord = { dynamodb: { SequenceNumber: string } }
export type FailedBatch = { shardId: string; records: EventRecord[]; streamArn: string; reason: string }

export type StreamSource = Awaited<ReturnType<typeof streamSource>>

const BATCH = 100
/** Pauses between two empty reads: while functions are running, and when idle. */
const ACTIVE_MS = 200
const IDLE_MS = 1000
const SHARDS_KNOWN_FOR_MS = 5000
const END = 'END'

/**
 * Feeds a table's stream to a function as Lambda does: in order per shard, from the last position. After a reported failure, the
 * records from there on are redelivered. If the function throws, the batch is bisected until a single record fails. Bisecting
 * does not count as an attempt. After `attempts` failures the records are passed to `onDead` and skipped: the rest of the batch
 * if the function keeps reporting its first record, or the single record if it throws.
 */
export async function streamSource(options: {
  endpoint: string
  tableName: string
  invoke: (event: { Records: object[] }) => Promise<unknown>
  positions: Positions
  onFailedBatch: (batch: FailedBatch) => Promise<void>
  log: (line: string) => void
  attempts?: number
  firstRetryMs?: number
}) {
  const { endpoint, tableName, invoke, positions, onFailedBatch, log, attempts = 12, firstRetryMs = 250 } = options
  const client = new DynamoDBStreamsClient({ endpoint, region, credentials })
  const streamArn = await streamOf(endpoint, tableName)
  const stopped = new AbortController()
  const iterators = new Map<string, string>()
  let shards: Shard[] = []
  let shardsReadAt = 0
  let callsToCatchUp = 0
  let caughtUp = 0
  let wake = () => {}
  let isActive = true
  let isIdle = false

  const nameOf = (shardId: string) => `position ${streamArn} ${shardId}`
  const isRead = (shardId: string) => positions.get(nameOf(shardId)) === END

  async function openShards(): Promise<Shard[]> {
    if (Date.now() - shardsReadAt > SHARDS_KNOWN_FOR_MS) {
      const found: Shard[] = []
      let ExclusiveStartShardId: string | undefined
      do {
        const { StreamDescription } = await client.send(
          new DescribeStreamCommand({ StreamArn: streamArn, ExclusiveStartShardId }),
        )
        found.push(...(StreamDescription?.Shards ?? []))
        ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId
      } while (ExclusiveStartShardId)
      shards = found
      shardsReadAt = Date.now()
    }
    const shardIDs = new Set(shards.map(({ ShardId }) => ShardId))
    return shards.filter(
      ({ ShardId, ParentShardId }) =>
        !isRead(ShardId!) && !(ParentShardId && shardIDs.has(ParentShardId) && !isRead(ParentShardId)),
    )
  }

  async function iteratorOf(shardId: string): Promise<string> {
    const at = positions.get(nameOf(shardId))
    const ask = (from: Pick<GetShardIteratorCommandInput, 'ShardIteratorType' | 'SequenceNumber'>) =>
      client.send(new GetShardIteratorCommand({ StreamArn: streamArn, ShardId: shardId, ...from }))
    const oldest = { ShardIteratorType: 'TRIM_HORIZON' } as const
    const { ShardIterator } = at
      ? await ask({ ShardIteratorType: 'AFTER_SEQUENCE_NUMBER', SequenceNumber: at }).catch((error: Error) => {
          if (error.name !== 'TrimmedDataAccessException') throw error
          return ask(oldest)
        })
      : await ask(oldest)
    return ShardIterator!
  }

  /** Returns whether there was anything to read. */
  async function readShard(shardId: string): Promise<boolean> {
    const iterator = iterators.get(shardId) ?? (await iteratorOf(shardId))
    iterators.delete(shardId)
    const { Records = [], NextShardIterator } = await client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }),
    )
    await handle(shardId, Records)
    if (stopped.signal.aborted) return false
    if (NextShardIterator) iterators.set(shardId, NextShardIterator)
    else {
      positions.set(nameOf(shardId), END)
      shardsReadAt = 0
    }
    return Records.length > 0 || !NextShardIterator
  }

  async function handle(shardId: string, records: _Record[]): Promise<void> {
    for (let rest = records, tried = 1; rest.length > 0 && !stopped.signal.aborted; ) {
      const { done, hasThrown, reason } = await attempt(rest)
      if (done > 0) {
        positions.set(nameOf(shardId), rest[done - 1]!.dynamodb!.SequenceNumber!)
        rest = rest.slice(done)
        tried = 1
      } else if (hasThrown && rest.length > 1) {
        const half = Math.ceil(rest.length / 2)
        await handle(shardId, rest.slice(0, half))
        rest = rest.slice(half)
      } else if (tried++ < attempts) {
        await sleep(Math.min(firstRetryMs * 2 ** (tried - 2), 10_000), null, stopped).catch(() => {})
      } else {
        log(`${rest.length} changes of the table are given up after ${attempts} attempts: ${reason}`)
        await onFailedBatch({ shardId, records: rest.map((it) => eventRecord(it, streamArn)), streamArn, reason })
        positions.set(nameOf(shardId), rest.at(-1)!.dynamodb!.SequenceNumber!)
        rest = []
      }
    }
  }

  /** Returns how many records were handled, counted from the first. */
  async function attempt(records: _Record[]): Promise<{ done: number; hasThrown: boolean; reason: string }> {
    try {
      const response = (await invoke({
        Records: records.map((it) => eventRecord(it, streamArn)),
      })) as DynamoDBBatchResponse
      const failed = response?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []
      if (failed.length === 0) return { done: records.length, hasThrown: false, reason: '' }
      const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb!.SequenceNumber!))
      return { done: Math.max(0, first), hasThrown: false, reason: 'the function named it as failed.' }
    } catch (error) {
      return { done: 0, hasThrown: true, reason: error instanceof Error ? error.message : String(error) }
    }
  }

  const pause = (ms: number) => Promise.race([sleep(ms), new Promise<void>((resolve) => (wake = resolve))])

  async function poll() {
    while (!stopped.signal.aborted) {
      const callsBefore = callsToCatchUp
      let some = false
      isActive = false
      try {
        for (const { ShardId } of await openShards()) some = (await readShard(ShardId!)) || some
      } catch (error) {
        if (!stopped.signal.aborted) log(`The table's stream does not answer: ${error}`)
        iterators.clear()
        await sleep(1000, null, stopped).catch(() => {})
        continue
      }
      if (some) continue
      caughtUp = callsBefore
      if (callsToCatchUp === callsBefore) await pause(ACTIVE_MS)
      if (callsToCatchUp !== callsBefore || isActive || stopped.signal.aborted) continue
      isIdle = true
      await pause(IDLE_MS)
      isIdle = false
    }
  }

  const polling = poll()
  return {
    /** Reads soon, because the table may have changed. */
    expectChanges() {
      isActive = true
      if (isIdle) wake()
    },
    /** Waits until the function has handled every change made before the call. */
    async caughtUp() {
      const call = ++callsToCatchUp
      while (caughtUp < call && !stopped.signal.aborted) {
        wake()
        await sleep(5)
      }
    },
    async stop() {
      stopped.abort()
      wake()
      await polling
      client.destroy()
    },
  }
}

async function streamOf(endpoint: string, tableName: string): Promise<string> {
  const client = new DynamoDBClient({ endpoint, region, credentials })
  const { Table } = await client.send(new DescribeTableCommand({ TableName: tableName }))
  client.destroy()
  if (Table?.LatestStreamArn) return Table.LatestStreamArn
  throw new Error(`The table ${tableName} at ${endpoint} has no stream; Fungo needs one with new and old images.`)
}

/** Converts an SDK record to the JSON that a function receives: dates in epoch seconds, bytes in base64. */
function eventRecord(record: _Record, streamArn: string): EventRecord {
  const plain = (value: unknown): unknown => {
    if (value instanceof Date) return Math.floor(value.getTime() / 1000)
    if (value instanceof Uint8Array) return Buffer.from(value).toString('base64')
    if (Array.isArray(value)) return value.map(plain)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, plain(inner)]))
  }
  return { ...(plain(record) as EventRecord), eventSourceARN: streamArn } as EventRecord
}

/**
 * Writes failed batches to the same key and in the same format as Lambda:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export async function storeFailedBatch(endpoint: string, { shardId, records, streamArn, reason }: FailedBatch) {
  const now = new Date().toISOString()
  const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber)
  const Body = JSON.stringify({
    requestContext: { condition: 'RetryAttemptsExhausted' },
    responseContext: { functionError: reason },
    version: '1.0',
    timestamp: now,
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: numbers[0],
      endSequenceNumber: numbers.at(-1),
      batchSize: records.length,
      streamArn,
    },
    payload: JSON.stringify({ Records: records }),
  })
  const day = now.slice(0, 10).replaceAll('-', '/')
  const Key = `${FAILED_CHANGES}changes/${shardId}/${day}/${now.slice(0, 19).replaceAll(':', '.')}-${randomUUID()}`
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }))
  s3.destroy()
}
