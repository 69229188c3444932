import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb'
import { sendMessages } from '../../services/queue.ts'
import { settings } from '../../services/settings.ts'
import { client, tableName } from '../../store/dynamo.ts'
import { itemKeys } from '../../store/item-keys.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import type { ScheduledWork } from './entity.ts'

/** How many runs try an item. Fewer than the runs that look for the same reminders. */
export const MAX_TRIES = 15

/** What the alerts function gave up. From the dead-letter queue of alerts, scheduled work can be re-driven. */
export type DeadLetter = { type: 'deadLetter'; name: string; error: string; work?: ScheduledWork }

/**
 * Does the work. If it fails for the fifteenth time, the item becomes a dead letter, and `giveUp` removes it from what later runs do. The
 * failure is thrown each time, since it raises an alarm.
 */
export async function giveUpAfter<T>(
  name: string,
  work: () => Promise<T>,
  giveUp: (error: unknown) => Promise<unknown> = async () => {},
  scheduled?: ScheduledWork,
): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if ((await countFailure(name)) >= MAX_TRIES) {
      const letter: DeadLetter = { type: 'deadLetter', name, error: String(error), work: scheduled }
      await sendMessages(settings.alertsDeadLettersURL, [letter])
      await giveUp(error)
      await client.send(new DeleteCommand({ TableName: tableName(), Key: itemKeys.failures(name) }))
    }
    throw error
  }
}

async function countFailure(name: string): Promise<number> {
  const { Attributes } = await client.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: itemKeys.failures(name),
      UpdateExpression: 'ADD tries :one SET expiresAt = :expiresAt',
      ExpressionAttributeValues: { ':one': 1, ':expiresAt': expiresAfter(DAY_SECONDS) },
      ReturnValues: 'UPDATED_NEW',
    }),
  )
  return Attributes!.tries as number
}
