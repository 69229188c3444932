import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as v from 'valibot'
import { failTask } from '../domain/sync/progress.ts'
import { findRun, findTask, keepDeadLetter } from '../domain/sync/tasks.ts'
import { log } from '../services/log.ts'
import { syncMessage } from './messages.ts'

/**
 * Moves messages from the dead-letter queue to the list for admins. Messages that cannot be stored return to the queue, which triggers an
 * alarm.
 */
export async function handler({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> {
  const outcomes = await Promise.allSettled(Records.map(storeDeadLetter))
  return {
    batchItemFailures: Records.flatMap(({ messageId }, at) => {
      const outcome = outcomes[at]!
      if (outcome.status === 'fulfilled') return []
      log.error('A dead letter could not be kept', { messageId, error: outcome.reason as Error })
      return { itemIdentifier: messageId }
    }),
  }
}

async function storeDeadLetter({ body, attributes }: SQSRecord) {
  const message = v.parse(syncMessage, JSON.parse(body))
  const sentAt = new Date(Number(attributes.SentTimestamp)).toISOString()
  const receives = Number(attributes.ApproximateReceiveCount)
  const [run, task] = await Promise.all([findRun(message.runID), findTask(message)])
  if (!task || (run?.status !== 'running' && run?.status !== 'failed')) return
  // The page was resent since. Another message covers it.
  if (task.sentAt && sentAt < task.sentAt) return

  // A page that crashed its workers was never marked as failed.
  if (task.status === 'open') await failTask(task, 'A page could not be written. The worker crashed.')
  const failed = await findTask(message)
  if (failed?.status === 'failed') await keepDeadLetter(failed, { receives, sentAt })
}
