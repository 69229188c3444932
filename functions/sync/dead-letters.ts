import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as v from 'valibot'
import { log } from '../domain/log.ts'
import { keepDeadLetter } from '../domain/sync-runs/dead-letters.ts'
import { failTask } from '../domain/sync-runs/progress.ts'
import { findRun, findTask } from '../domain/sync-runs/tasks.ts'
import { syncMessage } from './messages.ts'

/** Empties the dead-letter queue into the list that an admin sees. What cannot be kept goes back to the queue, whose alarm rings. */
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
  // The page was sent again since: another message covers it.
  if (task.sentAt && sentAt < task.sentAt) return

  // A page that crashed its workers was never marked as failed.
  if (task.status === 'open') await failTask(task, 'A page could not be written. The worker crashed.')
  const failed = await findTask(message)
  if (failed?.status === 'failed') await keepDeadLetter(failed, { receives, sentAt })
}
