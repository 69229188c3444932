import { type Locale, pathIn } from '../../values/messages/locale.ts'
import { settings } from '../settings.ts'
import { isLinkSignature, linkSignature } from '../signature.ts'

/** The path of a page of the site in the reader's language. A page without sign-in reads it from the link. */
export function pathTo(locale: Locale, path: string) {
  if (!path.startsWith('/p/')) return pathIn(locale, path)
  return locale === 'en' ? path : `${path}&lang=${locale}`
}

export const linkIn = (locale: Locale, path: string) => settings.webURL + pathTo(locale, path)

/** The notices that a user can turn off. */
export type Preference = 'emailNotifications' | 'eventReminders' | 'opportunityAlerts'

/** The pages that need no sign-in, and the parameters of their links, in the order in which they are signed. */
const LINKS = {
  ask: { opportunityID: 'opportunity', playerID: 'player', userID: 'user' },
  object: { claimID: 'claim' },
  offer: { registrationID: 'registration', until: 'until', userID: 'user' },
  request: { kind: 'kind', id: 'id' },
  reply: { conversationID: 'conversation', side: 'side', userID: 'user' },
  roster: { teamHistoryID: 'entry', userID: 'user' },
  report: { conversationID: 'conversation', messageID: 'message' },
  unsubscribe: { userID: 'user', preference: 'from' },
  unwatch: { ownerID: 'owner' },
} as const
export type Page = keyof typeof LINKS
/** What an account is asked to accept. */
export type RequestKind = 'contact' | 'evaluator' | 'roster' | 'transfer'
type Narrowed = { kind: RequestKind; preference: Preference; side: 'family' | 'organizer' }
export type SignedLink<P extends Page> = {
  [Field in keyof (typeof LINKS)[P]]: Field extends keyof Narrowed ? Narrowed[Field] : string
}

const fieldsOf = (page: Page) => Object.entries(LINKS[page] as Record<string, string>)

/** The path of the page with its parameters and signature. */
export async function signedPath<P extends Page>(page: P, link: SignedLink<P>): Promise<string> {
  const parameters = fieldsOf(page).map(([field, parameter]) => [parameter, (link as Record<string, string>)[field]!])
  const signature = await linkSignature(page, ...parameters.map(([, value]) => value!))
  return `/p/${page}?${new URLSearchParams([...parameters, ['signature', signature]])}`
}

/** What the link asks for, or null if its signature is invalid. */
export async function readSignedLink<P extends Page>(
  page: P,
  { signature, ...query }: Record<string, string | undefined>,
): Promise<SignedLink<P> | null> {
  const link = fieldsOf(page).map(([field, parameter]) => [field, query[parameter] ?? ''] as const)
  const isSigned = await isLinkSignature(signature, page, ...link.map(([, value]) => value))
  return isSigned ? (Object.fromEntries(link) as SignedLink<P>) : null
}

/** The link that turns off the preference. */
export const unsubscribeLink = async (userID: string, preference: Preference, locale: Locale) =>
  linkIn(locale, await signedPath('unsubscribe', { userID, preference }))
