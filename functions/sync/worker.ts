import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as v from 'valibot'
import { failTask } from '../domain/sync/progress.ts'
import { log } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { truncate } from '../values/truncate.ts'
import { syncMessage } from './messages.ts'
import { processPage } from './process-page.ts'

/** How often the queue delivers a message before it moves it to the dead-letter queue. */
const MAX_RECEIVES = 5
const MAX_REASON_LENGTH = 300

/** Processes the messages' pages in parallel. Only failed ones return to the queue. */
export async function handler({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> {
  const messages = Records.map(({ messageId }) => messageId).join(' ')
  const outcomes = await traced({ messages }, () => Promise.allSettled(Records.map(processRecord)))
  return {
    batchItemFailures: Records.filter((_, at) => outcomes[at]!.status === 'rejected').map(({ messageId }) => ({
      itemIdentifier: messageId,
    })),
  }
}

async function processRecord({ body, attributes }: SQSRecord) {
  const message = v.parse(syncMessage, JSON.parse(body))
  const receives = Number(attributes.ApproximateReceiveCount)
  try {
    await processPage({ ...message, isRepeated: message.isRepeated || receives > 1 })
  } catch (error) {
    log.error('A page of a sync failed', { ...message, receives, error: error as Error })
    // The message moves to the dead-letter queue. Without this, its run would wait until the dead-letter function receives it.
    if (receives >= MAX_RECEIVES) await failTask(message, `A page could not be written: ${messageOf(error)}`)
    throw error
  }
}

const messageOf = (error: unknown) => truncate(String((error as Error)?.message ?? error), MAX_REASON_LENGTH)
