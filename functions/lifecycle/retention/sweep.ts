import { DeleteCommand, GetCommand, PutCommand, ScanCommand } from '@aws-sdk/lib-dynamodb'
import { logFault } from '../../services/log.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { ENTITY_ATTRIBUTE } from '../../store/store.ts'
import { checkPlayer } from './players.ts'
import { checkRegistration } from './registrations.ts'
import { checkTeam } from './teams.ts'
import { checkUser } from './users.ts'

type Item = Record<string, unknown>

/** Each check reads its record again. No-op for a record that is not due. */
const checks: Record<string, (item: Item, now: Date) => Promise<void>> = {
  player: ({ playerID, updatedAt }, now) => checkPlayer(String(playerID), String(updatedAt), now),
  registration: ({ opportunityID, playerID, createdAt }, now) =>
    checkRegistration({ opportunityID: String(opportunityID), playerID: String(playerID) }, String(createdAt), now),
  team: async ({ teamID, seasonCost }, now) => (seasonCost ? checkTeam(String(teamID), now) : undefined),
  user: ({ userID, createdAt }, now) => checkUser(String(userID), String(createdAt), now),
}

/** The key at which the last run stopped. Undefined if it reached the end of the table. */
async function lastPlace(): Promise<Item | undefined> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.retention, ConsistentRead: true }),
  )
  return Item?.lastKey as Item | undefined
}

export const isUnderWay = async () => (await lastPlace()) !== undefined

type Bounds = { milliseconds?: number; pageItems?: number }

/** Well below the function's timeout. */
const MILLISECONDS = 10 * 60_000
/** About 1 MB. Without a limit, the local database reads on until the filter has matched a full page, and blocks other requests. */
const PAGE_ITEMS = 1000

/**
 * Checks each record of the table. A run that is out of time or crashes leaves the position for the next one. A record that fails is logged
 * and checked again in the next pass.
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
        FilterExpression: '#entity IN (:player, :registration, :team, :user)',
        ExpressionAttributeNames: { '#entity': ENTITY_ATTRIBUTE },
        ExpressionAttributeValues: {
          ':player': 'player',
          ':registration': 'registration',
          ':team': 'team',
          ':user': 'user',
        },
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
    await logFault('The nightly check of a record failed.', { record: entity, error: error as Error })
  }
}

async function notePlace(lastKey: Item | undefined) {
  const Key = itemKeys.retention
  if (!lastKey) await client.send(new DeleteCommand({ TableName: tableName(), Key }))
  else await client.send(new PutCommand({ TableName: tableName(), Item: { ...Key, lastKey } }))
}
