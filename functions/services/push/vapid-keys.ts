import { createECDH, hkdfSync } from 'node:crypto'
import { getSecret } from '../secrets.ts'

/**
 * The key pair that identifies this deployment to push services (RFC 8292), as base64url. It is derived from a generated secret, so that
 * nobody has to make and store keys.
 */
export async function vapidKeys() {
  const privateKey = Buffer.from(hkdfSync('sha256', await getSecret('PUSH_SECRET'), '', 'VAPID', 32))
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(privateKey)
  return { privateKey: privateKey.toString('base64url'), publicKey: curve.getPublicKey('base64url') }
}
