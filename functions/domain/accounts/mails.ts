import { renderEmail } from '../../services/mail/email-template.ts'
import { settings } from '../../services/settings.ts'
import * as m from '../../values/messages/generated.ts'
import { type Locale, pathIn } from '../../values/messages/locale.ts'
import type { UserItem } from '../users/entity.ts'
import { localeOf } from '../users/locale-of.ts'
import { HOURS } from './codes.ts'

/** The secret parameters follow the #. Browsers do not send that part, so no log contains it. */
const link = (locale: Locale, path: string, parameters: Record<string, string>) =>
  `${settings.webURL}${pathIn(locale, path)}#${new URLSearchParams(parameters)}`

export function resetMail(user: UserItem, code: string) {
  const locale = localeOf(user)
  const mail = renderEmail({
    locale,
    subject: m.reset_your_fungo_password({}, { locale }),
    reader: user,
    paragraphs: [m.someone_asked_to_reset_your_password({}, { locale })],
    link: {
      label: m.choose_a_new_password({}, { locale }),
      url: link(locale, '/reset-password', { email: user.email, code }),
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
      url: link(locale, '/verify-email', { userID: user.userID, code }),
    },
    ending: m.this_link_expires_in_days({ days: HOURS.verify / 24 }, { locale }),
  })
  return { to: user.email, ...mail }
}
