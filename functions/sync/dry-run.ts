import { AsyncLocalStorage } from 'node:async_hooks'
import { createHash } from 'node:crypto'
import {
  BatchGetCommand,
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  BatchWriteCommand,
  type BatchWriteCommandInput,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../store/dynamo.ts'
import { isLogOrCounter, isOfSyncRuns, itemKeys } from '../store/item-keys.ts'
import { ENTITY_ATTRIBUTE, ignoreFailedCondition } from '../store/store.ts'
import { expiresAfter, HOUR_SECONDS } from '../values/durations.ts'

type Item = Record<string, unknown>
type Key = { pk: string; sk: string }
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Operation = Partial<Record<'ConditionExpression', string>> & {
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Item
}

/** The copies of a dry run are spread over this many partitions, for more throughput. */
const SHARDS = 8
const COPY_HOURS = 24
/** Copies store the entity name in another attribute, so that queries for entities do not find them. */
const COPIED_ENTITY = 'copiedEntity'
const COPIED_KEY = 'copiedKey'
const DELETED = 'isDeletedCopy'

const dryRun = new AsyncLocalStorage<string>()

/**
 * Runs the work on copies. Its writes are visible to it and to later work of the same dry run, but not to anyone else. A dry run therefore
 * executes the same code, conditions, and transactions as a real run. The task's counters are written, but the change log and the
 * directory's counters are not.
 */
export const onCopies = <T>(runID: string, work: () => Promise<T>): Promise<T> => dryRun.run(runID, work)

/** Deletes the copies of a dry run. Copies left by a crash expire. */
export async function removeCopies(runID: string) {
  await Promise.all(Array.from({ length: SHARDS }, (_, shard) => removeShard(itemKeys.dryRunCopies(runID, shard))))
}

async function removeShard(pk: string) {
  for (;;) {
    const { Items = [] } = await client.send(
      new QueryCommand({
        TableName: tableName(),
        KeyConditionExpression: 'pk = :pk',
        ExpressionAttributeValues: { ':pk': pk },
        ProjectionExpression: 'pk, sk',
        Limit: 100,
        ConsistentRead: true,
      }),
    )
    if (Items.length === 0) return
    const requests = Items.map(({ pk, sk }) => ({ DeleteRequest: { Key: { pk, sk } } }))
    // Unprocessed deletes are found by the next query.
    for (let at = 0; at < requests.length; at += 25)
      await client.send(new BatchWriteCommand({ RequestItems: { [tableName()]: requests.slice(at, at + 25) } }))
  }
}

/** Copies of one partition share a shard, because they are read together. */
function copyKey(runID: string, key: Key): Key {
  const shard = createHash('md5').update(key.pk).digest()[0]! % SHARDS
  return itemKeys.dryRunCopy(runID, shard, key)
}

/** The tasks of the run are written in a dry run too. */
const isOfRun = ({ pk }: Key) => isOfSyncRuns(pk)
const isDropped = ({ pk }: Key) => isLogOrCounter(pk)

client.middlewareStack.add(
  (next, context) => async (args) => {
    const runID = dryRun.getStore()
    if (!runID) return next(args)
    const { input } = args
    const name = context.commandName ?? ''
    if (name.startsWith('TransactWrite'))
      return next({ ...args, input: await copiedTransaction(runID, input as TransactWriteCommandInput) })
    if (name.startsWith('BatchWrite'))
      return next({ ...args, input: copiedBatch(runID, input as BatchWriteCommandInput) })
    if (name.startsWith('Put') && isOfRun((input as PutCommandInput).Item as Key)) return next(args)
    const read = reads.find(([command]) => name.startsWith(command))?.[1]
    if (!read) throw new Error(`A dry run does not know how to do ${name}.`)
    const response = await next(args)
    return { ...response, output: (await read(runID, input, response.output)) as typeof response.output }
  },
  // Before the middleware that limits concurrency, because this one sends more requests.
  { step: 'initialize', priority: 'high', name: 'dryRun' },
)

/** How the output of each read command is overlaid with the copies. */
const reads: [command: string, read: (runID: string, input: object, output: object) => Promise<object>][] = [
  ['Get', ofCommand(itemWithCopy)],
  ['BatchGet', ofCommand(withCopies)],
  ['Query', ofCommand(partitionWithCopies)],
]

/** The middleware of the client is not typed by command. */
function ofCommand<Input extends object, Output extends object>(
  read: (runID: string, input: Input, output: Output) => Promise<object>,
) {
  return (runID: string, input: object, output: object) => read(runID, input as Input, output as Output)
}

/** Reads and writes the copies themselves. */
const outsideDryRun = <T>(read: () => Promise<T>) => dryRun.exit(read)

async function copiedTransaction(runID: string, input: TransactWriteCommandInput) {
  const { TransactItems = [] } = input
  const kept = TransactItems.filter((item) => !isDropped(keyOfWrite(item)))
  const touched = kept.filter((item) => item.Put?.ConditionExpression || !item.Put).map(keyOfWrite)
  await outsideDryRun(() =>
    copyOnWrite(
      runID,
      touched.filter((key) => !isOfRun(key)),
    ),
  )
  return {
    ...input,
    TransactItems: kept.map((item) => (isOfRun(keyOfWrite(item)) ? item : copiedWrite(runID, item))),
  }
}

const keyOfWrite = ({ Put, Update, Delete, ConditionCheck }: TransactItem): Key => {
  const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {}
  return { pk, sk }
}

/** Conditions need a copy of the existing item. */
async function copyOnWrite(runID: string, keys: Key[]) {
  const existing = await itemsOf(keys.map((key) => copyKey(runID, key)))
  const known = new Set(existing.map(({ pk, sk }) => `${pk} ${sk}`))
  const missing = keys.filter((key) => {
    const { pk, sk } = copyKey(runID, key)
    return !known.has(`${pk} ${sk}`)
  })
  const originals = await itemsOf(missing)
  await Promise.all(
    originals.map((item) =>
      client
        .send(
          new PutCommand({
            TableName: tableName(),
            Item: copyOf(runID, item),
            ConditionExpression: 'attribute_not_exists(pk)',
          }),
        )
        .catch(ignoreFailedCondition),
    ),
  )
}

async function itemsOf(keys: Key[]): Promise<Item[]> {
  if (keys.length === 0) return []
  const found: Item[] = []
  let left: BatchGetCommandInput['RequestItems'] = { [tableName()]: { Keys: keys, ConsistentRead: true } }
  while (left && Object.keys(left).length > 0) {
    const { Responses, UnprocessedKeys }: BatchGetCommandOutput = await client.send(
      new BatchGetCommand({ RequestItems: left }),
    )
    found.push(...(Responses?.[tableName()] ?? []))
    left = UnprocessedKeys
  }
  return found
}

function copyOf(runID: string, item: Item): Item {
  const { [ENTITY_ATTRIBUTE]: entity, pk, sk, ...rest } = item
  const expiresAt = expiresAfter(COPY_HOURS * HOUR_SECONDS)
  return { ...rest, [COPIED_ENTITY]: entity, [COPIED_KEY]: { pk, sk }, expiresAt, ...copyKey(runID, item as Key) }
}

function originalOf({ [COPIED_ENTITY]: entity, [COPIED_KEY]: key, expiresAt: _, ...rest }: Item): Item {
  return { ...rest, [ENTITY_ATTRIBUTE]: entity, ...(key as Key) }
}

function copiedWrite(runID: string, { Put, Update, Delete, ConditionCheck }: TransactItem): TransactItem {
  if (Put) return { Put: { ...Put, ...conditionOnCopy(Put as Operation), Item: copyOf(runID, Put.Item!) } }
  if (Delete) {
    const { Key, ...rest } = Delete
    const Item = copyOf(runID, { ...(Key as Key), [DELETED]: true })
    return { Put: { ...rest, ...conditionOnCopy(rest as Operation), Item } }
  }
  const Key = copyKey(runID, (Update ?? ConditionCheck)!.Key as Key)
  if (Update) return { Update: { ...Update, ...conditionOnCopy(Update as Operation), Key } }
  return { ConditionCheck: { ...ConditionCheck!, ...conditionOnCopy(ConditionCheck as Operation), Key } }
}

/** A deleted record counts as missing. */
function conditionOnCopy({ ConditionExpression, ExpressionAttributeNames, ExpressionAttributeValues }: Operation) {
  const names = Object.entries(ExpressionAttributeNames ?? {}).map(([name, attribute]) => [
    name,
    attribute === ENTITY_ATTRIBUTE ? COPIED_ENTITY : attribute,
  ])
  const isForAbsent = ConditionExpression?.includes('attribute_not_exists')
  return {
    ...(names.length > 0 && { ExpressionAttributeNames: Object.fromEntries(names) }),
    ...(isForAbsent && {
      ConditionExpression: `(${ConditionExpression}) OR ${DELETED} = :isDeleted`,
      ExpressionAttributeValues: { ...ExpressionAttributeValues, ':isDeleted': true },
    }),
  }
}

function copiedBatch(runID: string, { RequestItems }: BatchWriteCommandInput): BatchWriteCommandInput {
  const requests = RequestItems?.[tableName()] ?? []
  const copied = requests.map(({ PutRequest, DeleteRequest }) => ({
    PutRequest: {
      Item: copyOf(runID, PutRequest?.Item ?? { ...(DeleteRequest!.Key as Key), [DELETED]: true }),
    },
  }))
  return { RequestItems: { [tableName()]: copied } }
}

async function itemWithCopy(runID: string, { Key }: GetCommandInput, output: { Item?: Item }) {
  const [copy] = await outsideDryRun(() => itemsOf([copyKey(runID, Key as Key)]))
  return { ...output, Item: copy ? overlaid([], [copy])[0] : output.Item }
}

async function withCopies(runID: string, { RequestItems }: BatchGetCommandInput, output: BatchGetCommandOutput) {
  const keys = (RequestItems?.[tableName()]?.Keys ?? []) as Key[]
  const copied = await outsideDryRun(() => itemsOf(keys.map((key) => copyKey(runID, key))))
  const items = overlaid(output.Responses?.[tableName()] ?? [], copied)
  const left = (output.UnprocessedKeys?.[tableName()]?.Keys ?? []) as Key[]
  const isLeft = new Set(left.map(({ pk, sk }) => `${pk} ${sk}`))
  return {
    ...output,
    Responses: { [tableName()]: items.filter(({ pk, sk }) => !isLeft.has(`${pk} ${sk}`)) },
  }
}

function overlaid(originals: Item[], copied: Item[]): Item[] {
  const items = new Map([...originals, ...copied.map(originalOf)].map((item) => [`${item.pk} ${item.sk}`, item]))
  return [...items.values()].filter((item) => item[DELETED] !== true)
}

type Page = { Items?: Item[]; LastEvaluatedKey?: Item }

/** These partitions are small, so all items are read into one page. */
async function partitionWithCopies(runID: string, input: QueryCommandInput, first: Page) {
  const { ':pk': pk, ':sk': prefix = '' } = (input.ExpressionAttributeValues ?? {}) as Record<string, string>
  if (!pk || input.Limit) throw new Error('A dry run reads partitions whole.')
  const originals = await outsideDryRun(() => remainingPages(input, first))
  const copied = await outsideDryRun(() => copiesIn(copyKey(runID, { pk, sk: prefix })))
  const ofPartition = copied.filter(({ [COPIED_KEY]: key }) => (key as Key).pk === pk)
  const items = overlaid(originals, ofPartition).toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1))
  return { ...first, Items: items, Count: items.length, LastEvaluatedKey: undefined }
}

const copiesIn = ({ pk, sk }: Key) =>
  remainingPages({
    TableName: tableName(),
    KeyConditionExpression: 'pk = :pk AND begins_with(sk, :sk)',
    ExpressionAttributeValues: { ':pk': pk, ':sk': sk },
    ConsistentRead: true,
  })

async function remainingPages(input: QueryCommandInput, first?: Page): Promise<Item[]> {
  const items: Item[] = []
  for (let page: Page | undefined = first; ; ) {
    page ??= await client.send(new QueryCommand(input))
    items.push(...(page.Items ?? []))
    if (!page.LastEvaluatedKey) return items
    page = await client.send(new QueryCommand({ ...input, ExclusiveStartKey: page.LastEvaluatedKey }))
  }
}
