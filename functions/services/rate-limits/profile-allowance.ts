import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { log } from '../log.ts'
import { countMetrics } from '../metrics.ts'
import { settings } from '../settings.ts'
import { recordHeavyReader } from './profile-readers.ts'

const endOf = (now: Date) => expiresAfter(2 * DAY_SECONDS, now)

/** Returns the full profiles that the user may read today. Each profile counts once a day. */
export async function grantProfiles(userID: string, playerIDs: readonly string[], now: Date): Promise<Set<string>> {
  const limit = settings.fullProfilesPerDay
  if (settings.rateLimits === 'off') return new Set(playerIDs)
  if (await note(userID, playerIDs, limit - playerIDs.length, now)) return new Set(playerIDs)
  const seen = await seenToday(userID, now)
  const room = Math.max(0, limit - seen.size)
  const unseen = playerIDs.filter((id) => !seen.has(id))
  const granted = unseen.slice(0, room)
  // Concurrent requests may have used up the allowance.
  const isNoted = granted.length === 0 || (await note(userID, granted, limit - granted.length, now))
  if (granted.length < unseen.length) await raiseAlarm(userID, limit, now)
  return new Set([...playerIDs.filter((id) => seen.has(id)), ...(isNoted ? granted : [])])
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

/** Whether the user has any full profiles left today. */
export async function hasProfilesLeft(userID: string, now: Date): Promise<boolean> {
  if (settings.rateLimits === 'off') return true
  return (await seenToday(userID, now)).size < settings.fullProfilesPerDay
}

async function seenToday(userID: string, now: Date): Promise<Set<string>> {
  const { Item } = await client.send(
    new GetCommand({ TableName: tableName(), Key: itemKeys.profilesOfDay(userID, now), ConsistentRead: true }),
  )
  return (Item?.seen as Set<string> | undefined) ?? new Set()
}

/** Records the profiles as read, if at most `most` are already recorded. Otherwise returns false. */
async function note(userID: string, playerIDs: readonly string[], most: number, now: Date): Promise<boolean> {
  if (most < 0) return false
  try {
    const { Attributes } = await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: itemKeys.profilesOfDay(userID, now),
        UpdateExpression: 'ADD seen :seen SET expiresAt = :expiresAt',
        ConditionExpression: 'attribute_not_exists(seen) OR size(seen) <= :most',
        ExpressionAttributeValues: {
          ':seen': new Set(playerIDs),
          ':most': most,
          ':expiresAt': endOf(now),
        },
        ReturnValues: 'UPDATED_NEW',
      }),
    )
    await recordHeavyReader(userID, (Attributes!.seen as Set<string>).size, now)
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}
