import type { SQSBatchResponse, SQSEvent, SQSRecord } from 'aws-lambda'
import * as v from 'valibot'
import { log } from '../domain/log.ts'
import { syncMessage } from './messages.ts'
import { work } from './work.ts'

/** Works on the pages of the messages side by side. A failed one alone goes back to the queue; the others are done. */
export async function handler({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> {
  const outcomes = await Promise.allSettled(Records.map(workOn))
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') log.error('A page of a sync failed', { error: outcome.reason })
  return {
    batchItemFailures: Records.filter((_, at) => outcomes[at]!.status === 'rejected').map(({ messageId }) => ({
      itemIdentifier: messageId,
    })),
  }
}

const workOn = ({ body, attributes }: SQSRecord) =>
  work(v.parse(syncMessage, JSON.parse(body)), Number(attributes.ApproximateReceiveCount) > 1)
