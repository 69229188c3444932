import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { SESSION_DAYS } from '../identity/session-age.ts'
import { itemKeys } from '../item-keys.ts'
import type { HeldSession } from './session-cookie.ts'

/** How long the previous cookie is still accepted, in milliseconds: a response may be lost, or two tabs may refresh at once. */
const GRACE = 60_000

const endOf = (now: Date) => Math.floor(now.getTime() / 1000) + SESSION_DAYS * 24 * 60 * 60

/**
 * Increments the session's turn and returns it. Returns null if the cookie was already used, which means that it was copied. A session that
 * was never refreshed has no item.
 */
export async function nextSessionTurn({ sessionID, turn }: HeldSession, now: Date): Promise<number | null> {
  const Key = itemKeys.sessionTurn(sessionID)
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'SET turn = :next, turnedAt = :now, expiresAt = :end',
        ConditionExpression: turn === 0 ? 'attribute_not_exists(pk)' : 'turn = :turn',
        ExpressionAttributeValues: {
          ':next': turn + 1,
          ':now': now.getTime(),
          ':end': endOf(now),
          ...(turn > 0 && { ':turn': turn }),
        },
      }),
    )
    return turn + 1
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
    return Item?.turn === turn + 1 && now.getTime() - Item.turnedAt < GRACE ? turn + 1 : null
  }
}

/** Makes every cookie of the session invalid. */
export const endSessionCookies = (sessionID: string, now: Date) =>
  client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: itemKeys.sessionTurn(sessionID),
      UpdateExpression: 'SET turn = :over, expiresAt = :end',
      ExpressionAttributeValues: { ':over': -1, ':end': endOf(now) },
    }),
  )
