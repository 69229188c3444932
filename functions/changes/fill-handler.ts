import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import * as v from 'valibot'
import { listsDatabase } from '../services/directory/data-api.ts'
import { logFault } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { fillMessage, fillPart } from './fill-database.ts'

/** Fills the database of the lists with the messages' parts of a rebuild. Only failed ones return to the queue. */
export async function handler({ Records }: Pick<SQSEvent, 'Records'>): Promise<SQSBatchResponse> {
  const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
  for (const { messageId, body } of Records) {
    const message = v.parse(fillMessage, JSON.parse(body))
    try {
      await traced({ message: messageId }, () => fillPart(message, listsDatabase()!))
    } catch (error) {
      await logFault('A part of the lists could not be written to their database.', {
        ...message,
        error: error as Error,
      })
      batchItemFailures.push({ itemIdentifier: messageId })
    }
  }
  return { batchItemFailures }
}
