import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { SESSION_DAYS } from '../../services/identity/session-age.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import type { CookieSession } from './session-cookie.ts'

/** How long the previous cookie is still accepted, in milliseconds: a response may be lost, or two tabs may refresh at once. */
const GRACE = 60_000

const endOf = (now: Date) => expiresAfter(SESSION_DAYS * DAY_SECONDS, now)

/**
 * Increments the session's rotation count, stored as `turn`, and returns it. Returns null if the cookie was already used, which means that it
 * was copied. A session that was never refreshed has no item.
 */
export async function rotateSessionCookie({ sessionID, rotation }: CookieSession, now: Date): Promise<number | null> {
  const Key = itemKeys.sessionRotation(sessionID)
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET turn = :next, turnedAt = :now, expiresAt = :end',
        ConditionExpression: rotation === 0 ? 'attribute_not_exists(pk)' : 'turn = :turn',
        ExpressionAttributeValues: {
          ':next': rotation + 1,
          ':now': now.getTime(),
          ':end': endOf(now),
          ...(rotation > 0 && { ':turn': rotation }),
        },
      }),
    )
    return rotation + 1
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
    return Item?.turn === rotation + 1 && now.getTime() - Item.turnedAt < GRACE ? rotation + 1 : null
  }
}

/** Makes every cookie of the session invalid. */
export const endSessionCookies = (sessionID: string, now: Date) =>
  client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: itemKeys.sessionRotation(sessionID),
      UpdateExpression: 'SET turn = :over, expiresAt = :end',
      ExpressionAttributeValues: { ':over': -1, ':end': endOf(now) },
    }),
  )
