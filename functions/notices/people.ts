import { findDeleted } from '../domain/deleted-records/copies.ts'
import type { Recipient } from '../domain/notifications/notify.ts'
import { players } from '../domain/players/entity.ts'
import { publicName } from '../domain/players/public-name.ts'
import { teams } from '../domain/teams/entity.ts'
import { type UserItem, users } from '../domain/users/entity.ts'
import { isAnonymized } from '../lifecycle/removal/players.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { linkIn, signedPath } from '../services/mail/links.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { find } from '../store/store.ts'
import { uniqueKeys } from '../store/unique-keys/entity.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { oneByOne } from '../values/promises.ts'
import type { AlertMessage } from './alert-message.ts'

export const findUser = async (userID: string | undefined) => (userID ? find(users, { userID }) : null)
type AlertRecipient = Pick<AlertMessage, 'recipientID' | 'email' | 'locale'>

/** A visitor who watches something if there is an address, otherwise the user. */
export async function recipientOfAlert({ recipientID, email, locale = 'en' }: AlertRecipient): Promise<Recipient> {
  if (!email) return findUser(recipientID)
  const url = linkIn(locale, await signedPath('unwatch', { ownerID: recipientID }))
  return { email, account: null, locale, unsubscribe: { reason: mailTexts.becauseYouWatch(locale), url } }
}

/** The account with this confirmed email address. */
export async function findUserOfAddress(address: string) {
  const key = { scope: 'email', value: address.trim().toLowerCase() } as const
  const uniqueKey = await find(uniqueKeys, key)
  const user = uniqueKey && (await findUser(uniqueKey.owner))
  return user?.emailVerifiedAt ? user : null
}
export const teamName = async (teamID: string): Promise<StoredText> =>
  (await find(teams, { teamID }))?.name ?? stored('aTeam')

/** The public name. Emails never contain a child's full name. */
export async function playerName(playerID: string): Promise<StoredText> {
  const player = await find(players, { playerID })
  const known = player ?? (await findDeleted('player', playerID))
  return known && !(player && isAnonymized(player)) ? publicName(known.name) : stored('aPlayer')
}

/** Mails each admin once under the name. The configured admin gets the mail even before the account exists. */
export async function mailAdmins(
  name: string,
  admins: Pick<UserItem, 'email'>[],
  content: Omit<Parameters<typeof renderEmail>[0], 'locale'>,
) {
  const mail = renderEmail({ locale: 'en', ...content })
  const addresses = [...admins.map(({ email }) => email), ...(settings.adminEmail ? [settings.adminEmail] : [])]
  await oneByOne(new Set(addresses), (to) => sendOnce(`${name}#${to}`, () => sendMail({ to, ...mail })))
}
