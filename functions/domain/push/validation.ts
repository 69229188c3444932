import { ECDH } from 'node:crypto'
import * as v from 'valibot'
import { isPublicURL } from '../../services/push/public-host.ts'
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'

const KEY_INVALID = m.the_keys_of_this_browser_are_not_valid

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
    v.maxLength(1_000, inItsLanguage(m.the_address_of_the_push_service_is_too_long)),
    v.check(isPublicURL, inItsLanguage(m.the_address_of_the_push_service_must_be_public)),
  ),
  p256dh: v.pipe(
    v.string(),
    v.maxLength(100, inItsLanguage(KEY_INVALID)),
    v.check(isPointOfCurve, inItsLanguage(KEY_INVALID)),
  ),
  auth: v.pipe(
    v.string(),
    v.maxLength(30, inItsLanguage(KEY_INVALID)),
    v.check((text) => bytesOf(text).length === 16, inItsLanguage(KEY_INVALID)),
  ),
  device: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty(inItsLanguage(m.please_name_the_device)),
    v.maxLength(60, inItsLanguage(m.use_a_shorter_name)),
  ),
})
