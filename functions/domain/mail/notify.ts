import { settings } from '../settings.ts'
import type { UserItem } from '../users/entity.ts'
import { renderEmail } from './email-template.ts'
import { sendMail } from './mail.ts'
import { sendOnce } from './sent-once.ts'
import { type Preference, unsubscribeLink } from './unsubscribe.ts'

type Notice = {
  /** What the notice is about: of two by the same name to the same user only the first is sent. */
  name: string
  /** What the user turns it off with. */
  preference: Preference
  subject: string
  paragraphs: string[]
  link: { label: string; path: string }
}

/** Tells the user once, if they want to be told. What nobody's doing has led to goes to verified addresses alone. */
export async function notify(user: UserItem, { name, preference, subject, paragraphs, link }: Notice): Promise<void> {
  if (user.isBlocked || !user[preference]) return
  if (preference !== 'emailNotifications' && !user.emailVerifiedAt) return
  const unsubscribe = unsubscribeLink(user.userID, preference)
  const mail = renderEmail({
    subject,
    greeting: `Hi ${user.name},`,
    paragraphs,
    link: { label: link.label, url: `${settings.webURL}${link.path}` },
    unsubscribe: { preference, url: unsubscribe },
  })
  await sendOnce(name, () => sendMail({ to: user.email, ...mail, unsubscribe }))
}
