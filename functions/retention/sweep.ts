import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../domain/dynamo.ts'
import { itemKeys } from '../domain/item-keys.ts'
import { logFault } from '../domain/log.ts'
import { ENTITY_ATTRIBUTE } from '../domain/store.ts'
import { checkPlayer } from './players.ts'
import { checkRegistration } from './registrations.ts'
import { checkUser } from './users.ts'

type Item = Record<string, unknown>

/** Each looks at one record again, and does nothing to one that is not due. */
const checks: Record<string, (item: Item, now: Date) => Promise<void>> = {
  player: ({ playerID, updatedAt }, now) => checkPlayer(String(playerID), String(updatedAt), now),
  registration: ({ opportunityID, playerID, createdAt }, now) =>
    checkRegistration({ opportunityID: String(opportunityID), playerID: String(playerID) }, String(createdAt), now),
  user: ({ userID, createdAt }, now) => checkUser(String(userID), String(createdAt), now),
}

/** Where the last run stopped before the end of the table; undefined where it reached it. */
async function lastPlace(): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.retention, ConsistentRead: true }),
  )
  return Item?.lastKey as Item | undefined
}

export const isUnderWay = async () => (await lastPlace()) !== undefined

type Bounds = { milliseconds?: number; pageItems?: number }

/** Well below the time the function has. */
const MILLISECONDS = 10 * 60_000
/** About a megabyte. The local database reads on for a page's worth of records that the filter keeps, and others wait. */
const PAGE_ITEMS = 1000

/**
 * Looks at each record of the table. A run that is out of time, or dies, leaves the place for the next one. A record that fails is
 * logged and looked at again in the next round.
 */
export async function sweep(
  now: Date,
  { milliseconds = MILLISECONDS, pageItems = PAGE_ITEMS }: Bounds = {},
): Promise<void> {
  const end = Date.now() + milliseconds
  let ExclusiveStartKey = await lastPlace()
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: tableName(),
        FilterExpression: '#entity IN (:player, :registration, :user)',
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: { ':player': 'player', ':registration': 'registration', ':user': 'user' },
        ExclusiveStartKey,
        Limit: pageItems,
      }),
    )
    for (const item of page.Items ?? []) await check(item, now)
    ExclusiveStartKey = page.LastEvaluatedKey
    await notePlace(ExclusiveStartKey)
  } while (ExclusiveStartKey && Date.now() < end)
}

async function check(item: Item, now: Date) {
  const entity = String(item[ENTITY_ATTRIBUTE])
  try {
    await checks[entity]?.(item, now)
  } catch (error) {
    await logFault('A record that is kept too long could not be deleted.', { record: entity, error: error as Error })
  }
}

async function notePlace(lastKey: Item | undefined) {
  const Key = itemKeys.retention
  if (!lastKey) await client.send(new DeleteCommand({ TableName: tableName(), Key }))
  else await client.send(new PutCommand({ TableName: tableName(), Item: { ...Key, lastKey } }))
}
