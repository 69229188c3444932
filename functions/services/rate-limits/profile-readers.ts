import { PutCommand, QueryCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { settings } from '../settings.ts'

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
