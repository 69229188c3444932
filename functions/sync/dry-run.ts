import { AsyncLocalStorage } from 'node:async_hooks'
import {
  type BatchGetCommandInput,
  type BatchGetCommandOutput,
  type GetCommandInput,
  PutCommand,
  type PutCommandInput,
  QueryCommand,
  type QueryCommandInput,
  type TransactWriteCommandInput,
} from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../store/dynamo.ts'
import { isLog, isOfSyncRuns, itemKeys } from '../store/item-keys.ts'
import { batchGet, ENTITY_ATTRIBUTE, ignoreFailedCondition } from '../store/store.ts'
import { expiresAfter, HOUR_SECONDS } from '../values/durations.ts'

type Item = Record<string, unknown>
type Key = { pk: string; sk: string }
type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number]
type Operation = Partial<Record<'ConditionExpression', string>> & {
  ExpressionAttributeNames?: Record<string, string>
  ExpressionAttributeValues?: Item
}

const COPY_HOURS = 24
/** Copies store the entity name in another attribute, so that queries for entities do not find them. */
const COPIED_ENTITY = 'copiedEntity'
const DELETED = 'isDeletedCopy'

const dryRun = new AsyncLocalStorage<string>()
/** Reads and writes the copies themselves. */
const outsideDryRun = <T>(work: () => Promise<T>) => dryRun.exit(work)

/**
 * Runs the work on copies, which expire. Its writes are visible to it and to later work of the same dry run, but not to anyone else. A dry
 * run therefore executes the same code, conditions, and transactions as a real run. Its tasks are written, but the change log is
 * not.
 */
export const onCopies = <T>(runID: string, work: () => Promise<T>): Promise<T> => dryRun.run(runID, work)

client.middlewareStack.add(
  (next, context) => async (args) => {
    const runID = dryRun.getStore()
    if (!runID) return next(args)
    const { input } = args
    const name = context.commandName ?? ''
    if (name.startsWith('TransactWrite'))
      return next({ ...args, input: await copiedTransaction(runID, input as TransactWriteCommandInput) })
    if (name.startsWith('Put') && isOfSyncRuns((input as PutCommandInput).Item!.pk)) return next(args)
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
  ['Get', ofCommand(itemOrCopy)],
  ['BatchGet', ofCommand(batchWithCopies)],
  ['Query', ofCommand(partitionWithCopies)],
]

/** The middleware of the client is not typed by command. */
function ofCommand<Input extends object, Output extends object>(
  read: (runID: string, input: Input, output: Output) => Promise<object>,
) {
  return (runID: string, input: object, output: object) => read(runID, input as Input, output as Output)
}

async function itemOrCopy(runID: string, { Key }: GetCommandInput, output: { Item?: Item }) {
  const [item] = await withCopies(runID, [Key as Key], output.Item ? [output.Item] : [])
  return { ...output, Item: item }
}

async function batchWithCopies(runID: string, { RequestItems }: BatchGetCommandInput, output: BatchGetCommandOutput) {
  const keysIn = (requests: BatchGetCommandInput['RequestItems']) => (requests?.[tableName()]?.Keys ?? []) as Key[]
  const left = new Set(keysIn(output.UnprocessedKeys).map(textOf))
  const keys = keysIn(RequestItems).filter((key) => !left.has(textOf(key)))
  const items = await withCopies(runID, keys, output.Responses?.[tableName()] ?? [])
  return { ...output, Responses: { [tableName()]: items } }
}

type Page = { Items?: Item[]; LastEvaluatedKey?: Item }

/** These partitions are small, so all items are read into one page. */
async function partitionWithCopies(runID: string, input: QueryCommandInput, first: Page) {
  const { ':pk': pk, ...values } = (input.ExpressionAttributeValues ?? {}) as Record<string, string>
  if (!pk || input.Limit) throw new Error('A dry run reads partitions whole.')
  const ofCopies = { ...values, ':pk': itemKeys.dryRunPrefix(runID) + pk }
  const [originals, copies] = await outsideDryRun(() =>
    Promise.all([
      remainingPages(input, first),
      remainingPages({ ...input, ExpressionAttributeValues: ofCopies, ConsistentRead: true }),
    ]),
  )
  const items = overlaid(runID, originals, copies).toSorted((a, b) => (String(a.sk) < String(b.sk) ? -1 : 1))
  return { ...first, Items: items, Count: items.length, LastEvaluatedKey: undefined }
}

async function remainingPages(input: QueryCommandInput, first?: Page): Promise<Item[]> {
  const items: Item[] = []
  for (let page: Page | undefined = first; ; ) {
    page ??= await client.send(new QueryCommand(input))
    items.push(...(page.Items ?? []))
    if (!page.LastEvaluatedKey) return items
    page = await client.send(new QueryCommand({ ...input, ExclusiveStartKey: page.LastEvaluatedKey }))
  }
}

const withCopies = async (runID: string, keys: Key[], originals: Item[]) =>
  overlaid(runID, originals, await itemsOf(keys.map((key) => copyKey(runID, key))))

function overlaid(runID: string, originals: Item[], copies: Item[]): Item[] {
  const all = [...originals, ...copies.map((copy) => originalOf(runID, copy))]
  const items = new Map(all.map((item) => [textOf(item as Key), item]))
  return [...items.values()].filter((item) => item[DELETED] !== true)
}

const itemsOf = (keys: Key[]) => outsideDryRun(() => batchGet(keys, true))
const textOf = ({ pk, sk }: Key) => `${pk} ${sk}`
const copyKey = (runID: string, { pk, sk }: Key): Key => ({ pk: itemKeys.dryRunPrefix(runID) + pk, sk })

function copyOf(runID: string, item: Item): Item {
  const { [ENTITY_ATTRIBUTE]: entity, ...rest } = item
  const expiresAt = expiresAfter(COPY_HOURS * HOUR_SECONDS)
  return { ...rest, [COPIED_ENTITY]: entity, expiresAt, ...copyKey(runID, item as Key) }
}

function originalOf(runID: string, { [COPIED_ENTITY]: entity, expiresAt: _, ...copy }: Item): Item {
  const pk = String(copy.pk).slice(itemKeys.dryRunPrefix(runID).length)
  return { ...copy, [ENTITY_ATTRIBUTE]: entity, pk }
}

async function copiedTransaction(runID: string, input: TransactWriteCommandInput) {
  const kept = (input.TransactItems ?? []).filter((item) => !isLog(keyOfWrite(item).pk))
  const copied = kept.filter((item) => !isOfSyncRuns(keyOfWrite(item).pk))
  await copyOnWrite(runID, copied.filter(({ Put }) => !Put || Put.ConditionExpression).map(keyOfWrite))
  return { ...input, TransactItems: kept.map((item) => (copied.includes(item) ? copiedWrite(runID, item) : item)) }
}

const keyOfWrite = ({ Put, Update, Delete, ConditionCheck }: TransactItem): Key => {
  const { pk, sk } = Put?.Item ?? (Update ?? Delete ?? ConditionCheck)?.Key ?? {}
  return { pk, sk }
}

/** Conditions and updates need a copy of the existing item. */
async function copyOnWrite(runID: string, keys: Key[]) {
  const copies = new Set((await itemsOf(keys.map((key) => copyKey(runID, key)))).map((copy) => textOf(copy as Key)))
  const originals = await itemsOf(keys.filter((key) => !copies.has(textOf(copyKey(runID, key)))))
  const copy = (item: Item) =>
    client
      .send(
        new PutCommand({
          TableName: tableName(),
          Item: copyOf(runID, item),
          ConditionExpression: 'attribute_not_exists(pk)',
        }),
      )
      .catch(ignoreFailedCondition)
  await outsideDryRun(() => Promise.all(originals.map(copy)))
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
