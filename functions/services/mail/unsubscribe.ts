import { isID } from '../../values/ids.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { isLinkSignature, linkSignature } from '../signature.ts'
import { linkIn } from './link-in.ts'

/** The notices that a user can turn off. */
const PREFERENCES = ['emailNotifications', 'eventReminders', 'opportunityAlerts'] as const
export type Preference = (typeof PREFERENCES)[number]

const isPreference = (text: unknown): text is Preference => PREFERENCES.some((it) => it === text)

/** The link that turns off the preference without sign-in. */
export async function unsubscribeLink(user: string, preference: Preference, locale: Locale) {
  const signature = await linkSignature('unsubscribe', user, preference)
  return linkIn(locale, `/p/unsubscribe?${new URLSearchParams({ user, from: preference, signature })}`)
}

/** Returns the user and the preference of the link, or null if the signature is invalid. */
export async function readUnsubscribeLink({ user, from, signature }: Record<string, string | undefined>) {
  if (!isID(user) || !isPreference(from)) return null
  return (await isLinkSignature(signature, 'unsubscribe', user, from)) ? { userID: user, preference: from } : null
}
