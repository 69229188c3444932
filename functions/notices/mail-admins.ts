import type { UserItem } from '../domain/users/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'

/** Mails each admin once under the name. The configured admin gets the mail even before the account exists. */
export async function mailAdmins(
  name: string,
  admins: Pick<UserItem, 'email'>[],
  content: Omit<Parameters<typeof renderEmail>[0], 'locale'>,
) {
  const mail = renderEmail({ locale: 'en', ...content })
  const addresses = [...admins.map(({ email }) => email), ...(settings.adminEmail ? [settings.adminEmail] : [])]
  for (const to of new Set(addresses)) await sendOnce(`${name}#${to}`, () => sendMail({ to, ...mail }))
}
