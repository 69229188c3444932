import { ECDH } from 'node:crypto'
import * as v from 'valibot'
import { isPublicURL } from '../../services/push/public-host.ts'

const KEY_INVALID = 'The keys of this browser are not valid.'

const bytesOf = (text: string) => Buffer.from(text, 'base64url')

function isPointOfCurve(text: string): boolean {
  try {
    return bytesOf(text).length === 65 && ECDH.convertKey(text, 'prime256v1', 'base64url').length === 65
  } catch {
    return false
  }
}

export const pushSubscriptionInput = v.object({
  endpoint: v.pipe(
    v.string(),
    v.maxLength(1_000, 'The address of the push service is too long.'),
    v.check(isPublicURL, 'The address of the push service must be a public https address.'),
  ),
  p256dh: v.pipe(v.string(), v.maxLength(100, KEY_INVALID), v.check(isPointOfCurve, KEY_INVALID)),
  auth: v.pipe(
    v.string(),
    v.maxLength(30, KEY_INVALID),
    v.check((text) => bytesOf(text).length === 16, KEY_INVALID),
  ),
  device: v.pipe(v.string(), v.trim(), v.nonEmpty('Please name the device.'), v.maxLength(60, 'Use a shorter name.')),
})
