import { createHash } from 'node:crypto'
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb'
import { UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../dynamo.ts'
import { Refusal } from '../errors.ts'
import { itemKeys } from '../item-keys.ts'
import { settings } from '../settings.ts'
import { type LimitName, limits, type Window } from './limits.ts'

/** Counts one use of each limit by its user or address. Refuses with the time to wait when a limit is exceeded. */
export async function limitRates(uses: Partial<Record<LimitName, string>>, now: Date) {
  if (settings.rateLimits === 'off') return
  const counts = Object.entries(uses).flatMap(([name, who]) =>
    limits[name as LimitName].map((window: Window) => isWithin(name, who, window, now)),
  )
  const retryAfter = Math.max(...(await Promise.all(counts)))
  if (retryAfter > 0) {
    throw new Refusal('RATE_LIMITED', `Too many attempts. Please try again in ${inWords(retryAfter)}.`, { retryAfter })
  }
}

/**
 * Counts in the fixed window around now. Answers the seconds to wait: 0 when within the limit. A plain item, whose key
 * names nobody: an entity would cost every cold start more than this one write.
 */
async function isWithin(name: string, who: string, { count, seconds }: Window, now: Date): Promise<number> {
  const time = Math.floor(now.getTime() / 1000)
  const end = (Math.floor(time / seconds) + 1) * seconds
  const subject = createHash('sha256').update(who).digest('base64url').slice(0, 22)
  try {
    await client.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: itemKeys.rate(name, subject, seconds, end),
        UpdateExpression: 'ADD used :one SET expiresAt = :end',
        ConditionExpression: 'attribute_not_exists(used) OR used < :count',
        ExpressionAttributeValues: { ':one': 1, ':count': count, ':end': end },
      }),
    )
    return 0
  } catch (error) {
    if (!(error instanceof ConditionalCheckFailedException)) throw error
    return end - time
  }
}

function inWords(seconds: number) {
  const [size, unit] = seconds < 90 ? [1, 'second'] : seconds < 90 * 60 ? [60, 'minute'] : [60 * 60, 'hour']
  const amount = Math.ceil(seconds / size)
  return `${amount} ${unit}${amount === 1 ? '' : 's'}`
}
