import { greetingOf, renderEmail } from '../../services/mail/email-template.ts'
import { settings } from '../../services/settings.ts'
import type { UserItem } from '../users/entity.ts'
import { lifetimeOf } from './codes.ts'

/** The secret parameters follow the #. Browsers do not send that part, so no log contains it. */
const link = (path: string, parameters: Record<string, string>) =>
  `${settings.webURL}${path}#${new URLSearchParams(parameters)}`

export const resetMail = (user: UserItem, code: string) => ({
  to: user.email,
  ...renderEmail({
    subject: 'Reset your Fungo password',
    greeting: greetingOf(user),
    paragraphs: ['Someone asked to reset your Fungo password. If that was you, choose a new one:'],
    link: { label: 'Choose a new password', url: link('/reset-password', { email: user.email, code }) },
    ending: `This link works once and expires in ${lifetimeOf('reset')}. If you didn't ask, ignore this email.`,
  }),
})

export const verificationMail = (user: UserItem, code: string) => ({
  to: user.email,
  ...renderEmail({
    subject: 'Confirm your email address for Fungo',
    greeting: greetingOf(user),
    paragraphs: ['Welcome to Fungo. Please confirm that this is your email address:'],
    link: { label: 'Confirm my email', url: link('/verify-email', { userID: user.userID, code }) },
    ending: `This link expires in ${lifetimeOf('verify')}. If you didn't create an account, ignore this email.`,
  }),
})
