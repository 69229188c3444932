import { linkIn } from '../../services/mail/link-in.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import type { Locale } from '../../values/messages/locale.ts'

/** The link that deletes the visitor's watches with one click. */
export const unwatchLink = async (ownerID: string, locale: Locale) =>
  linkIn(
    locale,
    `/p/unwatch?${new URLSearchParams({ owner: ownerID, signature: await linkSignature('unwatch', ownerID) })}`,
  )

export const readUnwatchLink = async ({ owner = '', signature }: Record<string, string | undefined>) =>
  (await isLinkSignature(signature, 'unwatch', owner)) ? owner : null
