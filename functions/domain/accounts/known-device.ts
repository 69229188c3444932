import { createHmac } from 'node:crypto'
import { KNOWN_DEVICE_SECONDS } from '../../services/identity/session-age.ts'
import { findSecretBefore, getSecret } from '../../services/secrets.ts'
import { isSameSecret } from '../../services/signature.ts'
import { newID } from '../../values/ids.ts'

/** Several family members may share one computer. */
const MAX_ACCOUNTS = 5

const signed = (secret: string, part: string) =>
  createHmac('sha256', secret).update(`device#${part}`).digest('base64url')

/**
 * The content of the known-device cookie: `userID.deviceID.seconds.signature` for each account that signed in on this browser. It does not
 * authenticate. It exempts the browser from the limits on failed sign-ins made elsewhere.
 */
type DeviceEntry = { userID: string; deviceID: string; part: string; signature: string; isFresh: boolean }

const entriesOf = (cookie: string | null, now: Date): DeviceEntry[] =>
  (cookie ?? '').split('~').flatMap((text) => {
    const [userID, deviceID, seconds, signature] = text.split('.')
    if (!userID || !deviceID || !seconds || !signature) return []
    const isFresh = Number(seconds) + KNOWN_DEVICE_SECONDS > now.getTime() / 1000
    return [{ userID, deviceID, part: `${userID}.${deviceID}.${seconds}`, signature, isFresh }]
  })

/** Returns the device ID if the account has signed in on this device before, else null. */
export async function knownDevice(cookie: string | null, userID: string | null, now: Date): Promise<string | null> {
  const entry = entriesOf(cookie, now).find((it) => it.userID === userID && it.isFresh)
  if (!entry) return null
  const secrets = [await getSecret('LINK_SECRET'), await findSecretBefore('LINK_SECRET')]
  return secrets.some((secret) => secret !== null && isSameSecret(signed(secret, entry.part), entry.signature))
    ? entry.deviceID
    : null
}

/** Returns the cookie to set after the account signed in on the device. */
export async function rememberDevice(cookie: string | null, userID: string, now: Date): Promise<string> {
  const entries = entriesOf(cookie, now).filter((it) => it.isFresh)
  const others = entries.filter((it) => it.userID !== userID).map((it) => `${it.part}.${it.signature}`)
  const deviceID = (await knownDevice(cookie, userID, now)) ?? newID()
  const part = `${userID}.${deviceID}.${Math.floor(now.getTime() / 1000)}`
  return [`${part}.${signed(await getSecret('LINK_SECRET'), part)}`, ...others].slice(0, MAX_ACCOUNTS).join('~')
}
