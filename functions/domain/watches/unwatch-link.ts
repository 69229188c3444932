import { settings } from '../../services/settings.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'

/** The link that deletes the visitor's watches with one click. */
export const unwatchLink = async (ownerID: string) =>
  `${settings.webURL}/p/unwatch?${new URLSearchParams({ owner: ownerID, signature: await linkSignature('unwatch', ownerID) })}`

export const readUnwatchLink = async ({ owner = '', signature }: Record<string, string | undefined>) =>
  (await isLinkSignature(signature, 'unwatch', owner)) ? owner : null
