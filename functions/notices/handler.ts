import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { log } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { sendAlert } from './alerts.ts'
import type { AlertMessage, NoticeMessage } from './messages.ts'
import { sendNotice } from './notices.ts'

/** Processes the queues of notices and alerts. Only messages that fail are redelivered. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  return traced({ messages: String(Records.length) }, async () => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const { messageId, body } of Records) {
      let notice: NoticeMessage | AlertMessage | undefined
      try {
        notice = JSON.parse(body) as NoticeMessage | AlertMessage
        await (notice.type === 'alert' ? sendAlert(notice) : sendNotice(notice))
      } catch (error) {
        log.error('A notice could not be sent.', { notice: notice?.type, messageId, error: error as Error })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
}
