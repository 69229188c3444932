import { renderEmail } from '../mail/email-template.ts'
import { settings } from '../settings.ts'
import type { UserItem } from '../users/entity.ts'
import { lifetimeOf } from './codes.ts'

/** What is private follows the #: no browser sends that, so no log holds it. */
const link = (path: string, parameters: Record<string, string>) =>
  `${settings.webURL}${path}#${new URLSearchParams(parameters)}`

export const resetMail = ({ name, email }: UserItem, code: string) => ({
  to: email,
  ...renderEmail({
    subject: 'Reset your Fungo password',
    greeting: `Hi ${name},`,
    paragraphs: ['Someone asked to reset your Fungo password. If that was you, choose a new one:'],
    link: { label: 'Choose a new password', url: link('/reset-password', { email, code }) },
    ending: `This link works once and expires in ${lifetimeOf('reset')}. If you didn't ask, ignore this email.`,
  }),
})

export const verificationMail = ({ userID, name, email }: UserItem, code: string) => ({
  to: email,
  ...renderEmail({
    subject: 'Confirm your email address for Fungo',
    greeting: `Hi ${name},`,
    paragraphs: ['Welcome to Fungo. Please confirm that this is your email address:'],
    link: { label: 'Confirm my email', url: link('/verify-email', { userID, code }) },
    ending: `This link expires in ${lifetimeOf('verify')}. If you didn't create an account, ignore this email.`,
  }),
})
