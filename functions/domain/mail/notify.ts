import { addNotification } from '../notifications/notifications.ts'
import { settings } from '../settings.ts'
import type { UserItem } from '../users/entity.ts'
import { greetingOf, renderEmail } from './email-template.ts'
import { sendMail } from './mail.ts'
import { sendOnce } from './sent-once.ts'
import { type Preference, unsubscribeLink } from './unsubscribe.ts'

type Notice = {
  /** Identifies the notice. A second notice with the same name to the same user is not sent. */
  name: string
  /** The preference that turns it off. */
  preference: Preference
  subject: string
  paragraphs: string[]
  details?: { label: string; value: string; url?: string }[]
  link: { label: string; path: string }
  /** Where the app's entry leads, where the mail's link is for who is not signed in. */
  appPath?: string
  /** An iCalendar file to go with it. */
  calendar?: string
}

type Bell = Pick<Notice, 'name' | 'subject'> & { preference?: Preference; text: string; path: string }

/** Notifies the user once, in the app alone. Without a preference it cannot be turned off. */
export async function notifyInApp(user: UserItem, { name, preference, subject, text, path }: Bell): Promise<void> {
  if (user.isBlocked || (preference && !user[preference])) return
  await sendOnce(`bell#${name}`, () => addNotification({ userID: user.userID, subject, text, path }, new Date()))
}

/**
 * Tells the user once, in the app and by email, if the preference is on: the one place where a notice becomes both. Alerts and reminders
 * are emailed to verified addresses only.
 */
export async function notify(
  user: UserItem,
  { name, preference, subject, paragraphs, details = [], link, appPath = link.path, calendar }: Notice,
): Promise<void> {
  if (user.isBlocked || !user[preference]) return
  const [text = ''] = paragraphs
  await notifyInApp(user, { name, preference, subject, text, path: appPath })
  if (preference !== 'emailNotifications' && !user.emailVerifiedAt) return
  const unsubscribe = await unsubscribeLink(user.userID, preference)
  const mail = renderEmail({
    subject,
    greeting: greetingOf(user),
    paragraphs,
    details,
    link: { label: link.label, url: `${settings.webURL}${link.path}` },
    unsubscribe: { preference, url: unsubscribe },
  })
  await sendOnce(name, () => sendMail({ to: user.email, ...mail, ...(calendar && { calendar }), unsubscribe }))
}
