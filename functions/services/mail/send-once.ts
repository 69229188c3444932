import { setTimeout as sleep } from 'node:timers/promises'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { updateIf } from '../../store/update-if.ts'
import { digest } from '../../values/digest.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { log } from '../log.ts'
import { isPermanentFailure } from './mail.ts'

/** Lease in milliseconds, longer than sending can take. A sender that holds it longer has crashed. */
const LEASE = 15_000
/** How long a sent notice is remembered, in seconds. Longer than the stream redelivers a change. */
const TTL_SECONDS = 7 * DAY_SECONDS

/** Names join IDs and can be longer than a key. */
const keyOf = (name: string) => itemKeys.sentNotice(digest(name))

/**
 * Sends unless the name was already sent. After a crash before sending, the next attempt sends. A crash between SES's acceptance and the
 * stored note sends twice. `send` returns false to send it at a later attempt.
 */
export async function sendOnce(name: string, send: () => Promise<unknown>): Promise<void> {
  if (!(await take(name))) return
  try {
    if ((await send()) === false) return await note(name, { until: 0 })
  } catch (error) {
    if (!isPermanentFailure(error)) {
      await note(name, { until: 0 })
      throw error
    }
    log.warn('The mail server refuses a notice for good.', { reason: (error as Error).name })
  }
  await note(name, { isSent: true })
}

/** Whether the caller must send the notice. Waits until another sender finishes or its lease expires. */
async function take(name: string): Promise<boolean> {
  for (;;) {
    const now = Date.now()
    const taken = await updateIf({
      Key: keyOf(name),
      UpdateExpression: 'SET #until = :until, expiresAt = :expiresAt',
      ConditionExpression: 'attribute_not_exists(pk) OR (attribute_not_exists(isSent) AND #until < :now)',
      ExpressionAttributeNames: { '#until': 'until' },
      ExpressionAttributeValues: {
        ':now': now,
        ':until': now + LEASE,
        ':expiresAt': expiresAfter(TTL_SECONDS, new Date(now)),
      },
    })
    if (taken) return true
    if (await wasSent(name)) return false
    await sleep(250)
  }
}

/** Whether the notice was sent in the last days. */
export async function wasSent(name: string): Promise<boolean> {
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key: keyOf(name), ConsistentRead: true }))
  return Item?.isSent === true
}

async function note(name: string, fact: { until: number } | { isSent: true }) {
  const [[attribute, value]] = Object.entries(fact) as [[string, unknown]]
  await updateIf({
    Key: keyOf(name),
    UpdateExpression: 'SET #fact = :value',
    ExpressionAttributeNames: { '#fact': attribute },
    ExpressionAttributeValues: { ':value': value },
  })
}
