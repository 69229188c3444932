import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'
import { findSecretBefore, getSecret } from '../../services/secrets.ts'

/** The session as the browser stores it. The cookie is encrypted, so its refresh token cannot be used with the user pool directly. */
export type CookieSession = {
  userID: string
  /** The same in every access token of the session. */
  sessionID: string
  refreshToken: string
  /** How many times the session had been refreshed when the cookie was issued. */
  rotation: number
}

const NONCE_BYTES = 12
const TAG_BYTES = 16

const keyOf = (secret: string) => Buffer.from(hkdfSync('sha256', secret, '', 'session cookie', 32))

export async function sealSession({ userID, sessionID, refreshToken, rotation }: CookieSession): Promise<string> {
  const nonce = randomBytes(NONCE_BYTES)
  const cipher = createCipheriv('aes-256-gcm', keyOf(await getSecret('LINK_SECRET')), nonce)
  const text = JSON.stringify([userID, sessionID, rotation, refreshToken])
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
}

/** Decrypts the cookie. Returns null for an invalid cookie. */
export async function unsealSession(cookie: string | null): Promise<CookieSession | null> {
  if (!cookie) return null
  const secrets = [await getSecret('LINK_SECRET'), await findSecretBefore('LINK_SECRET')]
  for (const secret of secrets) {
    const text = secret && decrypted(Buffer.from(cookie, 'base64url'), secret)
    if (!text) continue
    const [userID, sessionID, rotation, refreshToken] = JSON.parse(text)
    return { userID, sessionID, rotation, refreshToken }
  }
  return null
}

function decrypted(bytes: Buffer, secret: string): string | null {
  if (bytes.length <= NONCE_BYTES + TAG_BYTES) return null
  const decipher = createDecipheriv('aes-256-gcm', keyOf(secret), bytes.subarray(0, NONCE_BYTES))
  decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
  try {
    return Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()]).toString()
  } catch {
    return null
  }
}
