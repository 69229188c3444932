import { greetingOf, renderEmail } from '../../services/mail/email-template.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { sendOnce } from '../../services/mail/send-once.ts'
import { PREFERENCES, type Preference, unsubscribeLink } from '../../services/mail/unsubscribe.ts'
import { settings } from '../../services/settings.ts'
import { pushToDevices } from '../push/push-to-devices.ts'
import type { UserItem } from '../users/entity.ts'
import type { NotificationItem } from './entity.ts'
import { addNotification } from './notifications.ts'

export type Notice = {
  /** Identifies the notice. A user gets only one notice of the same name. */
  name: string
  /** The preference that turns this notice off. */
  preference: Preference
  subject: string
  paragraphs: string[]
  details?: { label: string; value: string; url?: string }[]
  link: { label: string; path: string }
  /** Where the app's notification links to, if the email's link is for users who are not signed in. */
  appPath?: string
  /** An iCalendar file to attach. */
  calendar?: string
  /** What devices show. Anyone may see it on a locked screen, so it names no child. The title is the subject if it is not given. */
  push?: {
    title?: string
    body?: string
    /** Devices show it also if the preference is off. */
    isUrgent?: boolean
  }
}

type AppNotice = Pick<Notice, 'name' | 'subject'> & { preference?: Preference } & Pick<
    NotificationItem,
    'text' | 'path' | 'message'
  >

/** Notifies the user once, only in the app. Without a preference it cannot be turned off. */
export async function notifyInApp(user: UserItem, { name, preference, ...notification }: AppNotice): Promise<void> {
  if (user.isBlocked || (preference && !user[preference])) return
  await sendOnce(`bell#${name}`, () => addNotification({ userID: user.userID, ...notification }, new Date()))
}

/**
 * Notifies the user once, in the app, by email, and on the devices with notifications, if the preference is on. Alerts and reminders are
 * emailed only to verified addresses.
 */
export async function notify(
  user: UserItem,
  { name, preference, subject, paragraphs, details = [], link, appPath = link.path, calendar, push }: Notice,
): Promise<void> {
  if (user.isBlocked || !(user[preference] || push?.isUrgent)) return
  await pushToDevices(user.userID, { name, title: subject, path: appPath, ...push })
  if (!user[preference]) return
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
    unsubscribe: { reason: `${PREFERENCES[preference]} are turned on`, url: unsubscribe },
  })
  await sendOnce(name, () => sendMail({ to: user.email, ...mail, ...(calendar && { calendar }), unsubscribe }))
}
