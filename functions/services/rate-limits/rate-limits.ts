import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { Refusal } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import type { Text } from '../../values/messages/message.ts'
import { settings } from '../settings.ts'
import { type LimitName, limits, type Window } from './limits.ts'

/** Counts one use of each limit. Refuses with the time to wait if a limit is exceeded. */
export async function enforceRateLimits(uses: Uses, now: Date) {
  if (settings.rateLimits === 'off') return
  const counts = windowsOf(uses).map(([name, who, window]) => isWithin(name, who, window, now))
  const retryAfter = Math.max(...(await Promise.all(counts)))
  if (retryAfter > 0) {
    throw new Refusal('RATE_LIMITED', tooManyAttempts(retryAfter), { retryAfter })
  }
}

/** Counts one use and returns whether it is within the limits. */
export async function isWithinRateLimits(uses: Uses, now: Date): Promise<boolean> {
  if (settings.rateLimits === 'off') return true
  const counts = windowsOf(uses).map(([name, who, window]) => isWithin(name, who, window, now))
  return Math.max(...(await Promise.all(counts))) === 0
}

/** Takes back uses counted at the same `now`, because successes do not count. */
export async function refundUses(uses: Uses, now: Date) {
  if (settings.rateLimits === 'off') return
  await Promise.all(
    windowsOf(uses).map(([name, who, window]) =>
      count(keyIn(name, who, window, now), -1, 'used > :none', { ':none': 0 }),
    ),
  )
}

/** Counts uses without refusing any. */
export async function countUses(uses: Uses, now: Date) {
  if (settings.rateLimits === 'off') return
  await Promise.all(windowsOf(uses).map(([name, who, window]) => count(keyIn(name, who, window, now), 1)))
}

/** Whether the limit is used up. Does not count a use. */
export async function isLimitReached(name: LimitName, who: string, now: Date): Promise<boolean> {
  if (settings.rateLimits === 'off') return false
  const used = windowsOf({ [name]: who }).map(async ([, , window]) => {
    const { Key } = keyIn(name, who, window, now)
    const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
    return Number(Item?.used ?? 0) >= window.count
  })
  return (await Promise.all(used)).includes(true)
}

export type Uses = Partial<Record<LimitName, string>>

const windowsOf = (uses: Uses) =>
  Object.entries(uses).flatMap(([name, who]) =>
    limits[name as LimitName].map((window: Window): [string, string, Window] => [name, who, window]),
  )

type Counter = { Key: { pk: string; sk: string }; end: number }

/** The counter of the fixed window that contains `now`. Its key has a hash instead of the subject. */
function keyIn(name: string, who: string, { seconds }: Window, now: Date): Counter {
  const end = (Math.floor(now.getTime() / 1000 / seconds) + 1) * seconds
  const subject = createHash('sha256').update(who).digest('base64url').slice(0, 22)
  return { Key: itemKeys.rate(name, subject, seconds, end), end }
}

/** Returns the seconds to wait, 0 if within the limit. */
async function isWithin(name: string, who: string, window: Window, now: Date): Promise<number> {
  const key = keyIn(name, who, window, now)
  const isCounted = await count(key, 1, 'attribute_not_exists(used) OR used < :count', { ':count': window.count })
  return isCounted ? 0 : key.end - Math.floor(now.getTime() / 1000)
}

/** Returns false if the condition fails. A plain item, because an entity would cost every cold start more than this one write. */
async function count({ Key, end }: Counter, by: number, condition?: string, values: Record<string, number> = {}) {
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key,
        UpdateExpression: 'ADD used :by SET expiresAt = :end',
        ConditionExpression: condition,
        ExpressionAttributeValues: { ':by': by, ':end': end, ...values },
      }),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return false
    throw error
  }
}

export const tooManyAttempts =
  (seconds: number): Text =>
  (_, to) =>
    seconds < 90
      ? m.too_many_attempts_try_again_in_seconds({ seconds }, to)
      : seconds < 90 * 60
        ? m.too_many_attempts_try_again_in_minutes({ minutes: Math.ceil(seconds / 60) }, to)
        : m.too_many_attempts_try_again_in_hours({ hours: Math.ceil(seconds / (60 * 60)) }, to)
