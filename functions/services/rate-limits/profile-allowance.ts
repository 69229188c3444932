import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { log } from '../log.ts'
import { countMetrics } from '../metrics.ts'
import { settings } from '../settings.ts'
import { recordHeavyReader } from './profile-readers.ts'

const endOf = (now: Date) => expiresAfter(2 * DAY_SECONDS, now)

/**
 * Opens a child's profile or a team's contacts for the user. Each counts once a day. Returns how many more the user can open today, or null
 * if the user can open no more.
 */
export async function openProfile(userID: string, recordID: string, now: Date): Promise<number | null> {
  const limit = settings.fullProfilesPerDay
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: tableName(),
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
      }),
    )
    const { size } = Attributes!.seen as Set<string>
    await recordHeavyReader(userID, size, now)
    return limit - size
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    await raiseAlarm(userID, limit, now)
    return null
  }
}

/** Raises the alarm, once per account and day, when a user asks for more profiles than the allowance. */
async function raiseAlarm(userID: string, limit: number, now: Date) {
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: itemKeys.profilesOfDay(userID, now),
        UpdateExpression: 'SET reachedAt = :now, expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(reachedAt)',
        ExpressionAttributeValues: { ':now': now.toISOString(), ':expiresAt': endOf(now) },
      }),
    )
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return
    throw error
  }
  log.warn('A user has read all the full profiles of a day.', { userID, limit })
  await countMetrics([['ProfilesUsedUp', 1]])
}
