import { emailOf, notify } from '../domain/notifications/notify.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { linkIn } from '../services/mail/link-in.ts'
import { sendMail } from '../services/mail/mail.ts'
import { mailedCalendar } from '../services/mail/mailed-calendar.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { signedPath } from '../services/mail/signed-links.ts'
import * as m from '../values/messages/later/generated.ts'
import type { AlertMessage } from './messages.ts'
import { findUser } from './people.ts'

export async function sendAlert({ recipientID, email, locale = 'en', notice }: AlertMessage): Promise<void> {
  if (!email) {
    const user = await findUser(recipientID)
    if (user) await notify(user, notice)
    return
  }
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
