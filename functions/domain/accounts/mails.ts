import { renderEmail } from '../../services/mail/email-template.ts'
import { linkIn } from '../../services/mail/link-in.ts'
import * as m from '../../values/messages/later/generated.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { localeOf, type UserItem } from '../users/entity.ts'
import { HOURS } from './codes.ts'

/** The secret parameters follow the #. Browsers do not send that part, so no log contains it. */
const link = (path: string, parameters: Record<string, string>, locale: Locale) =>
  linkIn(locale, `${path}#${new URLSearchParams(parameters)}`)

export function resetMail(user: UserItem, code: string) {
  const locale = localeOf(user)
  const mail = renderEmail({
    locale,
    subject: m.reset_your_fungo_password({}, { locale }),
    reader: user,
    paragraphs: [m.someone_asked_to_reset_your_password({}, { locale })],
    link: {
      label: m.choose_a_new_password({}, { locale }),
      url: link('/reset-password', { email: user.email, code }, locale),
    },
    ending: m.this_link_works_once({}, { locale }),
  })
  return { to: user.email, ...mail }
}

export function verificationMail(user: UserItem, code: string) {
  const locale = localeOf(user)
  const mail = renderEmail({
    locale,
    subject: m.confirm_your_email_address_for_fungo({}, { locale }),
    reader: user,
    paragraphs: [m.welcome_please_confirm_your_email_address({}, { locale })],
    link: {
      label: m.confirm_my_email({}, { locale }),
      url: link('/verify-email', { userID: user.userID, code }, locale),
    },
    ending: m.this_link_expires_in_days({ days: HOURS.verify / 24 }, { locale }),
  })
  return { to: user.email, ...mail }
}
