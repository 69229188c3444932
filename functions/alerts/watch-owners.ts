import { type Notice, notify } from '../domain/notifications/notify.ts'
import type { WatchListItem } from '../domain/watches/entity.ts'
import { unwatchLink } from '../domain/watches/unwatch-link.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { findUsers } from './mailing.ts'

/** Notifies the owner of watches once: a user in the app and by email, a visitor by email. */
export async function notifyOwner(
  { ownerID, email }: WatchListItem,
  notice: Omit<Notice, 'preference'>,
): Promise<void> {
  if (!email) {
    const [user] = await findUsers([ownerID])
    if (user) await notify(user, { ...notice, preference: 'opportunityAlerts' })
    return
  }
  const unsubscribe = await unwatchLink(ownerID)
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
