import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb'
import { type UserItem, users } from '../domain/users/entity.ts'
import type { AlertMessage } from '../notices/alert-message.ts'
import { sendMessages } from '../services/queue.ts'
import { settings } from '../services/settings.ts'
import type { Token } from '../store/change-log/token.ts'
import { client, tableName } from '../store/dynamo.ts'
import { itemKeys } from '../store/item-keys.ts'
import { findAll } from '../store/store.ts'
import { DAY_SECONDS, expiresAfter } from '../values/durations.ts'
import { firstIDOf } from '../values/ids.ts'

/** How far back a run looks for work that an earlier one failed to do. */
export const CATCH_UP_MS = 3 * 60 * 60_000

/** Makes the directory read the log, so that a run sees all earlier writes. */
export function writtenBefore(now: Date): Token {
  const position = firstIDOf(now.getTime())
  return { player: position, event: position, opportunity: position }
}

export type Alert = Omit<AlertMessage, 'type'>

/** The function `notices` sends each alert once, even if it is queued again. */
export const queueAlerts = (alerts: readonly Alert[]) =>
  sendMessages(
    settings.alertsQueueURL,
    alerts.map((alert): AlertMessage => ({ type: 'alert', ...alert })),
  )

/** Queues reminders of a record, which several runs find. Without those to recipients of an earlier run. */
export async function queueReminders(recordID: string, startTime: string, reminders: readonly Alert[], now: Date) {
  const Key = itemKeys.reminders(recordID, startTime)
  const { Item } = await client.send(new GetCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  const queued = new Set<string>(Item?.queued)
  const unqueued = reminders.filter(({ recipientID }) => !queued.has(recipientID))
  if (unqueued.length === 0) return
  await queueAlerts(unqueued)
  const all = [...queued, ...unqueued.map(({ recipientID }) => recipientID)]
  const marked = { ...Key, queued: all, expiresAt: expiresAfter(2 * DAY_SECONDS, now) }
  await client.send(new PutCommand({ TableName: tableName(), Item: marked }))
}

export async function findUsers(ids: Iterable<string>): Promise<UserItem[]> {
  return findAll(
    users,
    Array.from(ids, (userID) => ({ userID })),
    true,
  )
}
