import { isID } from '../../values/ids.ts'
import { settings } from '../settings.ts'
import { isLinkSignature, linkSignature } from '../signature.ts'

/** The notices that a user can turn off, as named in emails and pages. */
export const PREFERENCES = {
  emailNotifications: 'email notifications',
  eventReminders: 'event reminders',
  opportunityAlerts: 'opportunity alerts',
} as const
export type Preference = keyof typeof PREFERENCES

const isPreference = (text: unknown): text is Preference => typeof text === 'string' && Object.hasOwn(PREFERENCES, text)

/** The link that turns off the preference without sign-in. */
export const unsubscribeLink = async (user: string, preference: Preference) =>
  `${settings.webURL}/p/unsubscribe?${new URLSearchParams({ user, from: preference, signature: await linkSignature('unsubscribe', user, preference) })}`

/** Returns the user and the preference of the link, or null if the signature is invalid. */
export async function readUnsubscribeLink({ user, from, signature }: Record<string, string | undefined>) {
  if (!isID(user) || !isPreference(from)) return null
  return (await isLinkSignature(signature, 'unsubscribe', user, from)) ? { userID: user, preference: from } : null
}
