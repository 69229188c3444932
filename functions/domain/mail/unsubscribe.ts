import { createHmac, timingSafeEqual } from 'node:crypto'
import { isID } from '../ids.ts'
import { getSecret } from '../secrets.ts'
import { settings } from '../settings.ts'

/** The notices that a user can turn off, as mails and pages call them. */
export const PREFERENCES = {
  emailNotifications: 'email notifications',
  eventReminders: 'event reminders',
  opportunityAlerts: 'opportunity alerts',
} as const
export type Preference = keyof typeof PREFERENCES

const isPreference = (text: unknown): text is Preference => typeof text === 'string' && Object.hasOwn(PREFERENCES, text)

const signature = async (userID: string, preference: Preference) =>
  createHmac('sha256', await getSecret('LINK_SECRET'))
    .update(`unsubscribe#${userID}#${preference}`)
    .digest('base64url')

/** The link that turns off the preference without signing in. */
export const unsubscribeLink = async (user: string, preference: Preference) =>
  `${settings.webURL}/p/unsubscribe?${new URLSearchParams({ user, from: preference, signature: await signature(user, preference) })}`

/** Whose link it is and what it turns off, or null when it is not one of ours. */
export async function readUnsubscribeLink({ user, from, signature: given }: Record<string, string | undefined>) {
  if (!isID(user) || !isPreference(from) || !given) return null
  const expected = Buffer.from(await signature(user, from))
  const actual = Buffer.from(given)
  const isOurs = expected.length === actual.length && timingSafeEqual(expected, actual)
  return isOurs ? { userID: user, preference: from } : null
}
