import { inWords } from '../../services/in-words.ts'
import { renderEmail } from '../../services/mail/email-template.ts'
import { linkIn, type Preference, pathTo, unsubscribeLink } from '../../services/mail/links.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { type MailedEntry, mailedCalendar } from '../../services/mail/mailed-calendar.ts'
import { sendOnce } from '../../services/mail/send-once.ts'
import * as m from '../../values/messages/later/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import type { StoredText } from '../../values/messages/stored-text.ts'
import { pushToDevices } from '../push/push-to-devices.ts'
import { localeOf, type UserItem } from '../users/entity.ts'
import type { NotificationItem } from './entity.ts'
import { addNotification } from './notifications.ts'

export type Notice = {
  /** Identifies the notice. A user gets only one notice of the same name. */
  name: string
  /** The preference that turns this notice off. By default that of all emails. */
  preference?: Preference
  subject: StoredText
  paragraphs: StoredText[]
  details?: { label: StoredText; value: StoredText; url?: string; path?: string }[]
  link: { label: StoredText; path: string }
  /** Where the app's notification links to, if the email's link is for users who are not signed in. */
  appPath?: string
  /** An iCalendar file to attach. */
  calendar?: MailedEntry
  /** What devices show. Anyone may see it on a locked screen, so it names no child. The title is the subject if it is not given. */
  push?: {
    title?: StoredText
    body?: StoredText
    /** Devices show it also if the preference is off. */
    isUrgent?: boolean
  }
}

type AppNotice = Pick<Notice, 'name' | 'subject'> & { preference?: Preference; text: StoredText } & Pick<
    NotificationItem,
    'path' | 'message'
  >

/** Notifies the user once, only in the app. Without a preference it cannot be turned off. */
export async function notifyInApp(user: UserItem, { name, preference, ...notification }: AppNotice): Promise<void> {
  if (user.isBlocked || (preference && !user[preference])) return
  await sendOnce(`bell#${name}`, () => addNotification({ userID: user.userID, ...notification }, new Date()))
}

/** The notice as an email in the language. */
export const emailOf = (
  { subject, paragraphs, details = [], link }: Pick<Notice, 'subject' | 'paragraphs' | 'details' | 'link'>,
  locale: Locale,
) => ({
  locale,
  subject: inWords(subject, locale),
  paragraphs: paragraphs.map((it) => inWords(it, locale)),
  details: details.map(({ label, value, path, url = path && linkIn(locale, path) }) => ({
    label: inWords(label, locale),
    value: inWords(value, locale),
    ...(url && { url }),
  })),
  link: { label: inWords(link.label, locale), url: linkIn(locale, link.path) },
})

/**
 * Notifies the user once, in the app, by email, and on the devices with notifications, if the preference is on. Alerts and reminders are
 * emailed only to verified addresses. No-op for an account that is gone.
 */
export async function notify(user: UserItem | null, notice: Notice): Promise<void> {
  const {
    name,
    preference = 'emailNotifications',
    subject,
    paragraphs,
    link,
    appPath = link.path,
    calendar,
    push,
  } = notice
  if (!user || user.isBlocked || !(user[preference] || push?.isUrgent)) return
  const locale = localeOf(user)
  await pushToDevices(user.userID, {
    name,
    title: inWords(push?.title ?? subject, locale),
    ...(push?.body && { body: inWords(push.body, locale) }),
    path: pathTo(locale, appPath),
    isUrgent: push?.isUrgent ?? false,
  })
  if (!user[preference]) return
  const [text = ''] = paragraphs
  await notifyInApp(user, { name, preference, subject, text, path: appPath })
  if (preference !== 'emailNotifications' && !user.emailVerifiedAt) return
  const unsubscribe = await unsubscribeLink(user.userID, preference, locale)
  const mail = renderEmail({
    ...emailOf(notice, locale),
    reader: user,
    unsubscribe: { reason: REASONS[preference]({}, { locale }), url: unsubscribe },
  })
  await sendOnce(name, () =>
    sendMail({ to: user.email, ...mail, ...(calendar && { calendar: mailedCalendar(calendar, locale) }), unsubscribe }),
  )
}

const REASONS = {
  emailNotifications: m.you_get_this_because_email_notifications_are_on,
  eventReminders: m.you_get_this_because_event_reminders_are_on,
  opportunityAlerts: m.you_get_this_because_opportunity_alerts_are_on,
}
