import { notify } from '../domain/notifications/notify.ts'
import { unwatchLink } from '../domain/watches/unwatch-link.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import type { AlertMessage } from './messages.ts'
import { findUser } from './people.ts'

export async function sendAlert({ recipientID, email, notice }: AlertMessage): Promise<void> {
  if (!email) {
    const user = await findUser(recipientID)
    if (user) await notify(user, notice)
    return
  }
  const unsubscribe = await unwatchLink(recipientID)
  const { name, subject, paragraphs, details = [], link, calendar } = notice
  const mail = renderEmail({
    subject,
    greeting: 'Hi,',
    paragraphs,
    details,
    link: { label: link.label, url: `${settings.webURL}${link.path}` },
    unsubscribe: { reason: 'you asked to watch this', url: unsubscribe },
  })
  await sendOnce(name, () => sendMail({ to: email, ...mail, ...(calendar && { calendar }), unsubscribe }))
}
