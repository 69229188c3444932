import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { emailOf, notify } from '../domain/notifications/notify.ts'
import { redrive } from '../domain/scheduled-work/due-work.ts'
import type { DeadLetter } from '../domain/scheduled-work/give-up.ts'
import { log } from '../services/log.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { linkIn, signedPath } from '../services/mail/links.ts'
import { sendMail } from '../services/mail/mail.ts'
import { mailedCalendar } from '../services/mail/mailed-calendar.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { traced } from '../services/trace.ts'
import * as m from '../values/messages/later/generated.ts'
import type { AlertMessage, NoticeMessage } from './messages.ts'
import { sendNotice } from './notices.ts'
import { findUser } from './people.ts'

/** Processes the queues of notices and alerts. Only messages that fail are redelivered. */
export async function handler({ Records }: SQSEvent): Promise<SQSBatchResponse> {
  return traced({ messages: String(Records.length) }, async () => {
    const batchItemFailures: SQSBatchResponse['batchItemFailures'] = []
    for (const { messageId, body } of Records) {
      let notice: NoticeMessage | AlertMessage | DeadLetter | undefined
      try {
        notice = JSON.parse(body) as NoticeMessage | AlertMessage | DeadLetter
        if (notice.type === 'alert') await sendAlert(notice)
        else if (notice.type !== 'deadLetter') await sendNotice(notice)
        else if (notice.work) await redrive(notice.work)
      } catch (error) {
        log.error('A notice could not be sent.', { notice: notice?.type, messageId, error: error as Error })
        batchItemFailures.push({ itemIdentifier: messageId })
      }
    }
    return { batchItemFailures }
  })
}

export async function sendAlert({ recipientID, email, locale = 'en', notice }: AlertMessage): Promise<void> {
  if (!email) return notify(await findUser(recipientID), notice)
  const unsubscribe = linkIn(locale, await signedPath('unwatch', { ownerID: recipientID }))
  const { name, calendar } = notice
  const mail = renderEmail({
    ...emailOf(notice, locale),
    unsubscribe: { reason: m.you_get_this_because_you_asked_to_watch_this({}, { locale }), url: unsubscribe },
  })
  await sendOnce(name, () =>
    sendMail({ to: email, ...mail, ...(calendar && { calendar: mailedCalendar(calendar, locale) }), unsubscribe }),
  )
}
