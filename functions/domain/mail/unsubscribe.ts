import { createHmac, timingSafeEqual } from 'node:crypto'
import { isID } from '../ids.ts'
import { settings } from '../settings.ts'

const signature = (userID: string) =>
  createHmac('sha256', settings.linkSecret).update(`unsubscribe#${userID}`).digest('base64url')

/** The link that turns a user's email notifications off without signing in. */
export const unsubscribeLink = (userID: string) =>
  `${settings.webURL}/p/unsubscribe?${new URLSearchParams({ user: userID, signature: signature(userID) })}`

/** Whose link it is, or null when it is not one of ours. */
export function userOfUnsubscribeLink({ user, signature: given }: Record<string, string | undefined>): string | null {
  if (!isID(user) || !given) return null
  const expected = Buffer.from(signature(user))
  const actual = Buffer.from(given)
  return expected.length === actual.length && timingSafeEqual(expected, actual) ? user : null
}
