import { expiresAfter, HOUR_MS, HOUR_SECONDS } from '../../values/durations.ts'
import { tableName } from '../dynamo.ts'
import { itemKeys } from '../item-keys.ts'
import { transactWrite } from '../store.ts'
import type { Subject } from './audited.ts'
import { entryWrites } from './entry.ts'

type Read = { action: string; actorID: string; requestID: string; now: Date }

const isLogged = new Error('The read was logged within the last hour.')

/** Logs that an admin read the record, at most once an hour. */
export async function logAdminRead({ kind, id }: Subject, { now, ...read }: Read): Promise<void> {
  const mark = {
    TableName: tableName(),
    Item: {
      ...itemKeys.adminRead(read.actorID, kind, id),
      readAt: now.toISOString(),
      expiresAt: expiresAfter(HOUR_SECONDS, now),
    },
    ConditionExpression: 'attribute_not_exists(pk) OR readAt <= :hourAgo',
    ExpressionAttributeValues: { ':hourAgo': new Date(now.getTime() - HOUR_MS).toISOString() },
  }
  const entry = entryWrites({ ...read, at: now.toISOString(), kind, recordID: id, changes: [] })
  await transactWrite([[{ params: () => mark }, isLogged], ...entry]).catch((error: unknown) => {
    if (error !== isLogged) throw error
  })
}
