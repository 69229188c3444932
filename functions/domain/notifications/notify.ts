import { inWords } from '../../services/in-words.ts'
import { renderEmail } from '../../services/mail/email-template.ts'
import { linkIn, type Preference, pathTo, unsubscribeLink } from '../../services/mail/links.ts'
import { sendMail } from '../../services/mail/mail.ts'
import { sendOnce } from '../../services/mail/send-once.ts'
import { publishedCalendar, type UnwrittenEntry } from '../../services/published-calendar.ts'
import { find } from '../../store/store.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { mailTexts } from '../../values/messages/mail.ts'
import { type StoredText, stored } from '../../values/messages/stored-text.ts'
import { pushToDevices } from '../push/push-to-devices.ts'
import { localeOf, mayEmailOthers, type UserItem, users } from '../users/entity.ts'
import type { NotificationItem } from './entity.ts'
import { recipientOf, sendWithinBudget } from './mail-budget.ts'
import { addNotification } from './notifications.ts'

export type Notice = {
  /** Identifies the notice. A user gets only one notice of the same name. */
  name: string
  /** The preference that turns this notice off. By default that of all emails. */
  preference?: Preference
  /** The record whose state it tells, for the budget of mails. Null if every notice tells something of its own, such as a message. */
  record: string | null
  /**
   * The account that caused it, to which it is charged. Without a confirmed address it emails nobody: only the app shows the notice. Null for
   * what admins, schedules, or the sync cause.
   */
  senderID: string | null | undefined
  /** Whether it is sent to everyone concerned, however many that are. */
  isUrgent?: boolean
  /** Has no text of a person to whom the recipient has no tie. */
  subject: StoredText
  paragraphs: StoredText[]
  details?: { label: StoredText; value: StoredText; url?: string; path?: string }[]
  link: { label: StoredText; path: string }
  /** Only in the email, below the link. */
  secondLink?: { label: StoredText; path: string }
  /** Where the app's notification links to, if the email's link is for users who are not signed in. */
  appPath?: string
  /** An iCalendar file to attach. */
  calendar?: UnwrittenEntry
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
  {
    subject,
    paragraphs,
    details = [],
    link,
    secondLink,
  }: Pick<Notice, 'subject' | 'paragraphs' | 'details' | 'link' | 'secondLink'>,
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
  ...(secondLink && { secondLink: { label: inWords(secondLink.label, locale), url: linkIn(locale, secondLink.path) } }),
})

/** A person whom only an email reaches. */
export type Address = {
  email: string
  /** Whose address it is. */
  account: UserItem | null
  locale: Locale
  ending?: string
  unsubscribe?: { reason: string; url: string }
}
export type Recipient = UserItem | Address | null
/** Whom something concerns, and what they are told about it. */
export type Notices = AsyncGenerator<[Recipient, Notice], void>

/**
 * Notifies the person once: a user in the app, by email, and on the devices with notifications, if the preference is on. Alerts and reminders
 * are emailed only to verified addresses. What is over the budget of mails is only in the app, and the sender is told. No-op for an account
 * that is gone. Returns false if the email is postponed.
 */
export async function notify(recipient: Recipient, notice: Notice, isPostponed = false): Promise<boolean> {
  if (!recipient) return true
  return 'userID' in recipient ? notifyUser(recipient, notice, isPostponed) : mailTo(recipient, notice, isPostponed)
}

async function notifyUser(user: UserItem, notice: Notice, isPostponed: boolean): Promise<boolean> {
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
  if (user.isBlocked || !(user[preference] || push?.isUrgent)) return true
  const locale = localeOf(user)
  const [text = ''] = paragraphs
  await notifyInApp(user, { name, preference, subject, text, path: appPath })
  return charged(recipientOf(user.email, user), notice, isPostponed, async () => {
    await pushToDevices(user.userID, {
      name,
      title: inWords(push?.title ?? subject, locale),
      ...(push?.body && { body: inWords(push.body, locale) }),
      path: pathTo(locale, appPath),
      isUrgent: push?.isUrgent ?? false,
    })
    if (!user[preference] || (preference !== 'emailNotifications' && !user.emailVerifiedAt)) return
    const unsubscribe = await unsubscribeLink(user.userID, preference, locale)
    const mail = renderEmail({
      ...emailOf(notice, locale),
      reader: user,
      unsubscribe: { reason: REASONS[preference](locale), url: unsubscribe },
    })
    await sendMail({
      to: user.email,
      ...mail,
      ...(calendar && { calendar: publishedCalendar(calendar, locale) }),
      unsubscribe,
    })
  })
}

function mailTo({ email: to, account, locale, ...rest }: Address, notice: Notice, isPostponed: boolean) {
  const { calendar } = notice
  const mail = renderEmail({ ...emailOf(notice, locale), ...rest })
  const sent = { to, ...mail, ...(calendar && { calendar: publishedCalendar(calendar, locale) }) }
  return charged(recipientOf(to, account), notice, isPostponed, () =>
    sendMail({ ...sent, ...(rest.unsubscribe && { unsubscribe: rest.unsubscribe.url }) }),
  )
}

/** Sends within the budget of mails. Tells the sender, once a day, that others read the rest in the app. */
async function charged(
  to: ReturnType<typeof recipientOf>,
  { name, record, senderID, isUrgent = false, subject, paragraphs, details }: Notice,
  isPostponed: boolean,
  send: () => Promise<void>,
): Promise<boolean> {
  const sender = senderID ? await find(users, { userID: senderID }) : null
  if (sender && !mayEmailOthers(sender)) return true
  const text = [subject, paragraphs, details?.map(({ label, value }) => [label, value])]
  const outcome = await sendWithinBudget({ ...to, name, record, text, sender, isUrgent, isPostponed }, send)
  if (sender && (outcome.result === 'over' || outcome.isRecordOver))
    await notifyInApp(sender, {
      name: `mailBudget#${sender.userID}#${new Date().toISOString().slice(0, 10)}`,
      subject: stored('notEverythingEmailed'),
      text: stored('peopleReadRestApp'),
      path: '/profile',
    })
  return outcome.result !== 'postponed'
}

const REASONS = {
  emailNotifications: mailTexts.becauseNotificationsOn,
  eventReminders: mailTexts.becauseRemindersOn,
  opportunityAlerts: mailTexts.becauseAlertsOn,
}
