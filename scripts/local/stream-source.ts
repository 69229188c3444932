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

const BATCH = 100
/** Pauses between two empty reads: while functions are running, and when idle. */
const ACTIVE_MS = 200
const IDLE_MS = 1000
const SHARDS_KNOWN_FOR_MS = 5000
const END = 'END'

type StreamSourceOptions = {
  endpoint: string
  tableName: string
  invoke: (event: { Records: object[] }) => Promise<unknown>
  positions: Positions
  onFailedBatch: (batch: FailedBatch) => Promise<void>
  log: (line: string) => void
  attempts?: number
  firstRetryMs?: number
}

/**
 * Feeds a table's stream to a function as Lambda does: in order per shard, from the last position. After a reported failure, the
 * records from there on are redelivered. If the function throws, the batch is bisected until a single record fails. Bisecting
 * does not count as an attempt. After `attempts` failures the records are passed to `onFailedBatch` and skipped: the rest of the batch
 * if the function keeps reporting its first record, or the single record if it throws.
 */
export class StreamSource {
  readonly #options: StreamSourceOptions
  readonly #client: DynamoDBStreamsClient
  readonly #streamArn: string
  readonly #stopped = new AbortController()
  readonly #iterators = new Map<string, string>()
  readonly #polling: Promise<void>
  #shards: Shard[] = []
  #shardsReadAt = 0
  #callsToCatchUp = 0
  #caughtUp = 0
  #wake = () => {}
  #isActive = true
  #isIdle = false

  static async open(options: StreamSourceOptions) {
    return new StreamSource(options, await streamOf(options.endpoint, options.tableName))
  }

  private constructor(options: StreamSourceOptions, streamArn: string) {
    this.#options = options
    this.#client = new DynamoDBStreamsClient({ endpoint: options.endpoint, region, credentials })
    this.#streamArn = streamArn
    this.#polling = this.#poll()
  }

  /** Reads soon, because the table may have changed. */
  expectChanges() {
    this.#isActive = true
    if (this.#isIdle) this.#wake()
  }

  /** Waits until the function has handled every change made before the call. */
  async caughtUp() {
    const call = ++this.#callsToCatchUp
    while (this.#caughtUp < call && !this.#stopped.signal.aborted) {
      this.#wake()
      await sleep(5)
    }
  }

  async stop() {
    this.#stopped.abort()
    this.#wake()
    await this.#polling
    this.#client.destroy()
  }

  async #openShards(): Promise<Shard[]> {
    if (Date.now() - this.#shardsReadAt > SHARDS_KNOWN_FOR_MS) {
      const found: Shard[] = []
      let ExclusiveStartShardId: string | undefined
      do {
        const { StreamDescription } = await this.#client.send(
          new DescribeStreamCommand({ StreamArn: this.#streamArn, ExclusiveStartShardId }),
        )
        found.push(...(StreamDescription?.Shards ?? []))
        ExclusiveStartShardId = StreamDescription?.LastEvaluatedShardId
      } while (ExclusiveStartShardId)
      this.#shards = found
      this.#shardsReadAt = Date.now()
    }
    const shardIDs = new Set(this.#shards.map(({ ShardId }) => ShardId))
    return this.#shards.filter(
      ({ ShardId, ParentShardId }) =>
        !this.#isRead(ShardId!) && !(ParentShardId && shardIDs.has(ParentShardId) && !this.#isRead(ParentShardId)),
    )
  }

  async #iteratorOf(shardId: string): Promise<string> {
    const at = this.#options.positions.get(this.#nameOf(shardId))
    const ask = (from: Pick<GetShardIteratorCommandInput, 'ShardIteratorType' | 'SequenceNumber'>) =>
      this.#client.send(new GetShardIteratorCommand({ StreamArn: this.#streamArn, ShardId: shardId, ...from }))
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
  async #readShard(shardId: string): Promise<boolean> {
    const iterator = this.#iterators.get(shardId) ?? (await this.#iteratorOf(shardId))
    this.#iterators.delete(shardId)
    const { Records = [], NextShardIterator } = await this.#client.send(
      new GetRecordsCommand({ ShardIterator: iterator, Limit: BATCH }),
    )
    await this.#handle(shardId, Records)
    if (this.#stopped.signal.aborted) return false
    if (NextShardIterator) this.#iterators.set(shardId, NextShardIterator)
    else {
      this.#options.positions.set(this.#nameOf(shardId), END)
      this.#shardsReadAt = 0
    }
    return Records.length > 0 || !NextShardIterator
  }

  async #handle(shardId: string, records: _Record[]): Promise<void> {
    const { attempts = 12, firstRetryMs = 250 } = this.#options
    for (let rest = records, tried = 1; rest.length > 0 && !this.#stopped.signal.aborted; ) {
      const { done, hasThrown, reason } = await this.#attempt(rest)
      if (done > 0) {
        this.#options.positions.set(this.#nameOf(shardId), rest[done - 1]!.dynamodb!.SequenceNumber!)
        rest = rest.slice(done)
        tried = 1
      } else if (hasThrown && rest.length > 1) {
        const half = Math.ceil(rest.length / 2)
        await this.#handle(shardId, rest.slice(0, half))
        rest = rest.slice(half)
      } else if (tried++ < attempts) {
        await sleep(Math.min(firstRetryMs * 2 ** (tried - 2), 10_000), null, this.#stopped).catch(() => {})
      } else {
        this.#options.log(`${rest.length} changes of the table are given up after ${attempts} attempts: ${reason}`)
        await this.#options.onFailedBatch({
          shardId,
          records: rest.map((it) => eventRecord(it, this.#streamArn)),
          streamArn: this.#streamArn,
          reason,
        })
        this.#options.positions.set(this.#nameOf(shardId), rest.at(-1)!.dynamodb!.SequenceNumber!)
        rest = []
      }
    }
  }

  /** Returns how many records were handled, counted from the first. */
  async #attempt(records: _Record[]): Promise<{ done: number; hasThrown: boolean; reason: string }> {
    try {
      const response = (await this.#options.invoke({
        Records: records.map((it) => eventRecord(it, this.#streamArn)),
      })) as DynamoDBBatchResponse
      const failed = response?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []
      if (failed.length === 0) return { done: records.length, hasThrown: false, reason: '' }
      const first = records.findIndex(({ dynamodb }) => failed.includes(dynamodb!.SequenceNumber!))
      return { done: Math.max(0, first), hasThrown: false, reason: 'the function named it as failed.' }
    } catch (error) {
      return { done: 0, hasThrown: true, reason: error instanceof Error ? error.message : String(error) }
    }
  }

  #pause(ms: number) {
    return Promise.race([sleep(ms), new Promise<void>((resolve) => (this.#wake = resolve))])
  }

  async #poll() {
    while (!this.#stopped.signal.aborted) {
      const callsBefore = this.#callsToCatchUp
      let some = false
      this.#isActive = false
      try {
        for (const { ShardId } of await this.#openShards()) some = (await this.#readShard(ShardId!)) || some
      } catch (error) {
        if (!this.#stopped.signal.aborted) this.#options.log(`The table's stream does not answer: ${error}`)
        this.#iterators.clear()
        await sleep(1000, null, this.#stopped).catch(() => {})
        continue
      }
      if (some) continue
      this.#caughtUp = callsBefore
      if (this.#callsToCatchUp === callsBefore) await this.#pause(ACTIVE_MS)
      if (this.#callsToCatchUp !== callsBefore || this.#isActive || this.#stopped.signal.aborted) continue
      this.#isIdle = true
      await this.#pause(IDLE_MS)
      this.#isIdle = false
    }
  }

  #nameOf(shardId: string) {
    return `position ${this.#streamArn} ${shardId}`
  }

  #isRead(shardId: string) {
    return this.#options.positions.get(this.#nameOf(shardId)) === END
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
