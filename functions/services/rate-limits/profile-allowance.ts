import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { updateIf } from '../../store/update-if.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { countMetrics, log } from '../log.ts'
import { settings } from '../settings.ts'

const endOf = (now: Date) => expiresAfter(2 * DAY_SECONDS, now)

/**
 * Opens a child's profile or a team's contacts for the user. Each counts once a day. Returns how many more the user can open today, or null
 * if the user can open no more.
 */
export async function openProfile(userID: string, recordID: string, now: Date): Promise<number | null> {
  const limit = settings.fullProfilesPerDay
  const updated = await updateIf({
    Key: itemKeys.profilesOfDay(userID, now),
    UpdateExpression: 'ADD seen :seen SET expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(seen) OR size(seen) < :limit OR contains(seen, :id)',
    ExpressionAttributeValues: {
      ':seen': new Set([recordID]),
      ':id': recordID,
      ':limit': limit,
      ':expiresAt': endOf(now),
    },
    ReturnValues: 'UPDATED_NEW',
  })
  if (!updated) {
    await raiseAlarm(userID, limit, now)
    return null
  }
  const { size } = updated.Attributes!.seen as Set<string>
  await recordHeavyReader(userID, size, now)
  return limit - size
}

/** Raises the alarm, once per account and day, when a user asks for more profiles than the allowance. */
async function raiseAlarm(userID: string, limit: number, now: Date) {
  const isFirst = await updateIf({
    Key: itemKeys.profilesOfDay(userID, now),
    UpdateExpression: 'SET reachedAt = :now, expiresAt = :expiresAt',
    ConditionExpression: 'attribute_not_exists(reachedAt)',
    ExpressionAttributeValues: { ':now': now.toISOString(), ':expiresAt': endOf(now) },
  })
  if (!isFirst) return
  log.warn('A user has read all the full profiles of a day.', { userID, limit })
  await countMetrics([['ProfilesUsedUp', 1]])
}

/** How long heavy readers are kept, in days. */
const KEPT_DAYS = 30
/** How many days admins see. */
const SHOWN_DAYS = 7

/** An account that read many full profiles on a day. */
export type ProfileReaderRow = { userID: string; day: string; count: number }

/** A heavy reader reads at least a quarter of the daily allowance. */
const isHeavyReader = (count: number) => count * 4 >= settings.fullProfilesPerDay

/** Stores the account's count for today once it is a heavy reader. */
export async function recordHeavyReader(userID: string, count: number, now: Date): Promise<void> {
  if (!isHeavyReader(count)) return
  const { pk, day } = itemKeys.readersOfDay(now)
  const expiresAt = expiresAfter(KEPT_DAYS * DAY_SECONDS, now)
  await client.send(
    new PutCommand({ TableName: tableName(), Item: { ...itemKeys.reader(pk, userID), userID, day, count, expiresAt } }),
  )
}

/** The heavy readers of the last days, newest day first, and the heaviest first within a day. */
export async function profileReaders(now: Date): Promise<ProfileReaderRow[]> {
  const days = Array.from({ length: SHOWN_DAYS }, (_, ago) => readersOf(new Date(now.getTime() - ago * DAY_MS)))
  return (await Promise.all(days)).flatMap((readers) => readers.sort((a, b) => b.count - a.count))
}

async function readersOf(day: Date): Promise<ProfileReaderRow[]> {
  const { Items = [] } = await client.send(
    new QueryCommand({
      TableName: tableName(),
      KeyConditionExpression: 'pk = :pk',
      ExpressionAttributeValues: { ':pk': itemKeys.readersOfDay(day).pk },
    }),
  )
  return Items as ProfileReaderRow[]
}
