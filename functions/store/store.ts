import { randomUUID } from 'node:crypto'
import { TransactionCanceledException, TransactionInProgressException } from '@aws-sdk/client-dynamodb'
import {
  BatchGetCommand,
  GetCommand,
  QueryCommand,
  TransactWriteCommand,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import type { EntityIdentifiers, EntityItem } from 'electrodb'
import { notFound } from '../values/errors.ts'
import { isID, newID } from '../values/ids.ts'
import { currentAction } from './audit-log/audit-context.ts'
import { backoff, retry } from './backoff.ts'
import { needsConsistentReads, trackWrite } from './change-log/token.ts'
import { client, tableName } from './dynamo.ts'
import { type AnyEntity, type EntityDefinition, itemKey, type Key, parseItem } from './entity.ts'
import { withShape } from './migrations/migrations.ts'

/** Any ElectroDB operation that can return its DynamoDB parameters. */
export type Write = { params(): unknown }
/** The writes of one transaction, or a part of them. Each is paired with the error to throw if its condition fails. */
export type Writes = (readonly [Write, Error?])[]
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]

/** The record changed after it was read. `retryOnConflict` reads it again. */
export class VersionConflict extends Error {}
export const versionConflict = new VersionConflict('The record changed meanwhile.')

/** Leaves room for the audit log entries of a batch. DynamoDB allows 100 items. */
const BATCH_ITEMS = 50
/** How long a write is retried, in milliseconds. */
const RETRY_MS = 8_000

type Placeholders = { ExpressionAttributeNames?: Record<string, string>; ExpressionAttributeValues?: object }

/** A condition check of an item that the transaction does not write. */
export const check = (get: Write, ConditionExpression: string, placeholders: Placeholders = {}): Write => ({
  params: () => ({ ...(get.params() as object), ConditionExpression, ...placeholders, isCheck: true }),
})

export const conditionCheck = (get: Write, condition: 'exists' | 'absent'): Write =>
  check(get, condition === 'exists' ? 'attribute_exists(pk)' : 'attribute_not_exists(pk)')

/**
 * Writes up to 100 items atomically. Each write is paired with the error to throw if its condition fails: a Refusal for the user,
 * `versionConflict` for a lost race, or none if it cannot fail. Retries transaction conflicts and throttling. The client request token
 * makes a retry after a lost response succeed. Audit log entries of the current action are in the same transaction, or follow it if they do
 * not fit.
 */
export async function transactWrite(writes: Readonly<Writes>) {
  const action = currentAction()
  if (!action) return transact(writes)
  const { entriesOf } = await import('./audit-log/entries.ts')
  const entries = entriesOf(action, writes)
  await transact([...writes, ...entries.now])
  for (let at = 0; at < entries.later.length; at += 100) await transact(entries.later.slice(at, at + 100))
}

/** Writes any number of groups in as few transactions as possible. A group is written atomically. */
export async function transactInBatches(groups: readonly Readonly<Writes>[]) {
  for (const batch of inBatches(groups, BATCH_ITEMS, ({ length }) => length)) await transactWrite(batch.flat())
}

/** The groups in as few batches as possible, in order. The sizes of a batch add up to at most `most`, unless one group is larger. */
export function* inBatches<Group>(
  groups: Iterable<Group>,
  most: number,
  sizeOf: (group: Group) => number,
  startsBatch: (group: Group) => boolean = () => false,
) {
  let batch: Group[] = []
  let size = 0
  for (const group of groups) {
    if (batch.length > 0 && (startsBatch(group) || size + sizeOf(group) > most)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(group)
    size += sizeOf(group)
  }
  if (batch.length > 0) yield batch
}

async function transact(writes: Readonly<Writes>) {
  const TransactItems = writes.map(([write]) => toTransactItem(write))
  const ClientRequestToken = randomUUID()
  const canRetry = backoff({ timeoutMs: RETRY_MS, first: 20, longest: 1_000 })
  for (;;) {
    try {
      await client.send(new TransactWriteCommand({ TransactItems, ClientRequestToken }))
      trackWrite('write', newID())
      return
    } catch (error) {
      // An attempt whose reply was lost is still in progress. The SDK gives up before DynamoDB completes it.
      if (error instanceof TransactionInProgressException && (await canRetry())) continue
      if (!(error instanceof TransactionCanceledException)) throw error
      const codes = error.CancellationReasons?.map(({ Code }) => Code ?? 'None') ?? []
      const failed = codes.indexOf('ConditionalCheckFailed')
      if (failed >= 0)
        throw writes[failed]?.[1] ?? new Error(`Write ${failed} of ${writes.length} met a false condition.`)
      const isTransient = codes.some((code) => TRANSIENT.has(code))
      if (!isTransient || !(await canRetry())) throw error
    }
  }
}

/** For the `catch` of a single write whose failed condition needs no action. */
export function ignoreFailedCondition(error: unknown) {
  // ElectroDB wraps DynamoDB's error. The message contains the name.
  if (!/conditional request failed/i.test(String((error as Error)?.message))) throw error
}

/** For the `catch` of a transaction that is not needed after a lost race. */
export function ignoreVersionConflict(error: unknown) {
  if (!(error instanceof VersionConflict)) throw error
}

const TRANSIENT = new Set(['TransactionConflict', 'ThrottlingError', 'ProvisionedThroughputExceeded'])

function toTransactItem(write: Write): TransactItem {
  const { isCheck, ReturnValues: _, ...params } = write.params() as Record<string, unknown>
  if (isCheck) return { ConditionCheck: params as TransactItem['ConditionCheck'] }
  if ('Item' in params) {
    const item = params.Item as Item
    return { Put: { ...params, Item: withShape(item[ENTITY_ATTRIBUTE], item) } as TransactItem['Put'] }
  }
  if ('UpdateExpression' in params) return { Update: params as TransactItem['Update'] }
  return { Delete: params as TransactItem['Delete'] }
}

/** Repeats a read and a write until no other writer interferes. On a busy machine, one attempt may take all the time. */
export async function retryOnConflict<T>(readAndWrite: () => Promise<T>): Promise<T> {
  const isConflict = (error: unknown) => error instanceof VersionConflict
  return retry(readAndWrite, isConflict, { timeoutMs: RETRY_MS, leastAttempts: 5, first: 10, longest: 500 })
}

/** The attribute with the name of an item's entity. */
export const ENTITY_ATTRIBUTE = '__edb_e__'

type Item = Record<string, unknown>

/** The item with these IDs, or null. Strongly consistent. */
export async function find<E extends AnyEntity>(
  entity: EntityDefinition<E>,
  ids: EntityIdentifiers<E>,
): Promise<EntityItem<E> | null> {
  const { Item } = await client.send(
    new GetCommand({
      TableName: tableName(),
      Key: itemKey(entity, ids as Record<string, string>),
      ConsistentRead: true,
    }),
  )
  return Item ? parseItem(entity, Item) : null
}

/** The items with these IDs, in any order. */
export async function findAll<E extends AnyEntity>(
  entity: EntityDefinition<E>,
  ids: readonly EntityIdentifiers<E>[],
  consistent = needsConsistentReads(),
): Promise<EntityItem<E>[]> {
  const keys = ids.map((each) => itemKey(entity, each as Record<string, string>))
  return (await batchGet(keys, consistent)).map((item) => parseItem(entity, item))
}

/** As `find`. Refuses a malformed ID and a missing item with the name of the entity: 'Team not found'. */
export async function get<E extends AnyEntity>(
  entity: EntityDefinition<E>,
  ids: EntityIdentifiers<E>,
): Promise<EntityItem<E>> {
  const item = Object.values(ids).every(isID) ? await find(entity, ids) : null
  if (!item) throw notFound(entity.model().name.replace(/^./, (letter) => letter.toUpperCase()))
  return item
}

/**
 * The items of one partition, grouped by entity. Given a get operation or a key, reads the whole partition. Given an entity's query, reads
 * that part of it.
 */
export async function queryPartition(part: Write | Key, consistent = needsConsistentReads()) {
  const { Key, ExpressionAttributeValues: values } = ('pk' in part ? { Key: part } : part.params()) as {
    Key?: Key
    ExpressionAttributeValues?: Record<string, string>
  }
  const pk = Key?.pk ?? values?.[':pk']
  const beginsWith = values?.[':sk1']
  const items: Item[] = []
  let ExclusiveStartKey: Item | undefined
  do {
    const page = await client.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: beginsWith ? 'pk = :pk AND begins_with(sk, :sk)' : 'pk = :pk',
        ExpressionAttributeValues: beginsWith ? { ':pk': pk, ':sk': beginsWith } : { ':pk': pk },
        ConsistentRead: consistent,
        ExclusiveStartKey,
      }),
    )
    items.push(...(page.Items ?? []))
    ExclusiveStartKey = page.LastEvaluatedKey
  } while (ExclusiveStartKey)

  const unexpired = items.filter(({ expiresAt }) => !(typeof expiresAt === 'number' && expiresAt * 1000 < Date.now()))
  const parsed = new Map<EntityDefinition, unknown[]>()
  return {
    /** The names of all entities found. */
    entities: new Set(unexpired.map((item) => item[ENTITY_ATTRIBUTE])),
    /** The items of one entity, in sort key order. Parsed once. */
    of<E extends AnyEntity>(entity: EntityDefinition<E>): EntityItem<E>[] {
      const found =
        (parsed.get(entity) as EntityItem<E>[] | undefined) ??
        unexpired
          .filter((item) => item[ENTITY_ATTRIBUTE] === entity.model().name)
          .map((item) => parseItem(entity, item))
      parsed.set(entity, found)
      return [...found]
    },
  }
}

export type Partition = Awaited<ReturnType<typeof queryPartition>>

/** The stored items of the keys, in any order. Retries unprocessed keys. */
export async function batchGet(keys: readonly Key[], consistent = needsConsistentReads()): Promise<Item[]> {
  const unique = [...new Map(keys.map((key) => [`${key.pk} ${key.sk}`, key])).values()]
  const chunks = Array.from({ length: Math.ceil(unique.length / 100) }, (_, i) => unique.slice(i * 100, i * 100 + 100))
  return (await Promise.all(chunks.map((chunk) => chunkOfItems(chunk, consistent)))).flat()
}

async function chunkOfItems(keys: Key[], ConsistentRead: boolean) {
  const items: Item[] = []
  const canRetry = backoff({ timeoutMs: RETRY_MS, first: 20, longest: 1_000 })
  for (let left = keys; ; ) {
    const { Responses, UnprocessedKeys } = await client.send(
      new BatchGetCommand({ RequestItems: { [tableName()]: { Keys: left, ConsistentRead } } }),
    )
    items.push(...(Responses?.[tableName()] ?? []))
    left = (UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]
    if (left.length === 0) return items
    if (!(await canRetry())) throw new Error('DynamoDB left keys of a batch unprocessed for too long.')
  }
}
