import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { QUIET_SECONDS } from '../domain/notifications/mail-budget.ts'
import { notify } from '../domain/notifications/notify.ts'
import { redrive } from '../domain/scheduled-work/redrive.ts'
import { log } from '../services/log.ts'
import { sendMessages } from '../services/queue.ts'
import { settings } from '../services/settings.ts'
import { traced } from '../services/trace.ts'
import type { AlertMessage } from './alert-message.ts'
import { recordMailEvent } from './mail-events.ts'
import { type NoticeMessage, sendNotice } from './notices.ts'
import { parseMessage } from './parse-message.ts'
import { recipientOfAlert } from './people.ts'

/** Processes the queues of notices and alerts. Only messages that fail are redelivered. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  return traced({ messages: String(Records.length) }, async () => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const { messageId, body } of Records) {
      let type: string | undefined
      try {
        const message = parseMessage(body)
        if ('eventType' in message) {
          await recordMailEvent(message, new Date())
          continue
        }
        type = message.type
        if (message.type === 'deadLetter') {
          if (message.work) await redrive(message.work)
          continue
        }
        const isDone = await (message.type === 'alert' ? sendAlert(message) : sendNotice(message))
        if (!isDone) await postpone(message)
      } catch (error) {
        log.error('A notice could not be sent.', { notice: type, messageId, error: error as Error })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
}

/** Has the queue deliver the message again, when the record may be quiet. */
const postpone = (notice: NoticeMessage | AlertMessage) =>
  sendMessages(
    notice.type === 'alert' ? settings.alertsQueueURL : settings.noticesQueueURL,
    [{ ...notice, isPostponed: true }],
    QUIET_SECONDS,
  )

/** Returns false if the email is postponed. */
export const sendAlert = async (alert: AlertMessage): Promise<boolean> =>
  notify(await recipientOfAlert(alert), alert.notice, alert.isPostponed)
