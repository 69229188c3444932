import { renderEmail } from '../mail/email-template.ts'
import { settings } from '../settings.ts'
import type { UserItem } from '../users/entity.ts'
import { lifetimeOf } from './codes.ts'

const link = (path: string, parameters: Record<string, string>) =>
  `${settings.webURL}${path}?${new URLSearchParams(parameters)}`

export const resetMail = ({ name, email }: UserItem, code: string) => ({
  to: email,
  ...renderEmail({
    subject: 'Reset your Fungo password',
    greeting: `Hi ${name},`,
    paragraphs: ['Someone asked to reset the password of your Fungo account. If that was you, choose a new one:'],
    link: { label: 'Choose a new password', url: link('/reset-password', { email, code }) },
    ending: `The link works once, within ${lifetimeOf('reset')}. If you did not ask, ignore this mail: your password stays as it is.`,
  }),
})

export const verificationMail = ({ userID, name, email }: UserItem, code: string) => ({
  to: email,
  ...renderEmail({
    subject: 'Confirm your email address for Fungo',
    greeting: `Hi ${name},`,
    paragraphs: ['Welcome to Fungo. Please confirm that this is your email address:'],
    link: { label: 'Confirm my address', url: link('/verify-email', { userID, code }) },
    ending: `The link works within ${lifetimeOf('verify')}. If you did not make an account, ignore this mail.`,
  }),
})
