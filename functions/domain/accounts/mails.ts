import { settings } from '../settings.ts'
import type { UserItem } from '../users/entity.ts'
import { lifetimeOf } from './codes.ts'

type Letter = { subject: string; greeting: string; text: string; link: { label: string; url: string }; ending: string }

const link = (path: string, parameters: Record<string, string>) =>
  `${settings.webURL}${path}?${new URLSearchParams(parameters)}`

export const resetMail = ({ name, email }: UserItem, code: string) =>
  mail(email, {
    subject: 'Reset your Fungo password',
    greeting: `Hi ${name},`,
    text: 'Someone asked to reset the password of your Fungo account. If that was you, choose a new one here:',
    link: { label: 'Choose a new password', url: link('/reset-password', { email, code }) },
    ending: `The link works once, within ${lifetimeOf('reset')}. If you did not ask, ignore this mail: your password stays as it is.`,
  })

export const verificationMail = ({ userID, name, email }: UserItem, code: string) =>
  mail(email, {
    subject: 'Confirm your email address for Fungo',
    greeting: `Hi ${name},`,
    text: 'Welcome to Fungo. Please confirm that this is your email address:',
    link: { label: 'Confirm my address', url: link('/verify-email', { userID, code }) },
    ending: `The link works within ${lifetimeOf('verify')}. If you did not make an account, ignore this mail.`,
  })

const mail = (to: string, { subject, greeting, text, link, ending }: Letter) => ({
  to,
  subject,
  text: `${greeting}\n\n${text}\n\n${link.url}\n\n${ending}\n`,
  html: [
    `<p>${escaped(greeting)}</p>`,
    `<p>${escaped(text)}</p>`,
    `<p><a href="${escaped(link.url)}">${escaped(link.label)}</a></p>`,
    `<p>${escaped(ending)}</p>`,
  ].join('\n'),
})

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escaped = (text: string) => text.replace(/[&<>"]/g, (it) => ENTITIES[it]!)
