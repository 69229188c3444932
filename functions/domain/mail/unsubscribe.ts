import { isID } from '../ids.ts'
import { settings } from '../settings.ts'
import { isLinkSignature, linkSignature } from '../signature.ts'

/** The notices that a user can turn off, as mails and pages call them. */
export const PREFERENCES = {
  emailNotifications: 'email notifications',
  eventReminders: 'event reminders',
  opportunityAlerts: 'opportunity alerts',
} as const
export type Preference = keyof typeof PREFERENCES

const isPreference = (text: unknown): text is Preference => typeof text === 'string' && Object.hasOwn(PREFERENCES, text)

/** The link that turns off the preference without signing in. */
export const unsubscribeLink = async (user: string, preference: Preference) =>
  `${settings.webURL}/p/unsubscribe?${new URLSearchParams({ user, from: preference, signature: await linkSignature('unsubscribe', user, preference) })}`

/** Whose link it is and what it turns off, or null when it is not one of ours. */
export async function readUnsubscribeLink({ user, from, signature }: Record<string, string | undefined>) {
  if (!isID(user) || !isPreference(from)) return null
  return (await isLinkSignature(signature, 'unsubscribe', user, from)) ? { userID: user, preference: from } : null
}
