import { ECDH } from 'node:crypto'
import * as v from 'valibot'
import { isPublicURL } from '../../services/push/public-host.ts'
import { pushValidationTexts } from '../../values/messages/push-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'

const KEY_INVALID = pushValidationTexts.invalidKeys

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
    v.maxLength(1_000, inItsLanguage(pushValidationTexts.addressTooLong)),
    v.check(isPublicURL, inItsLanguage(pushValidationTexts.addressMustBePublic)),
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
    v.nonEmpty(inItsLanguage(pushValidationTexts.nameDevice)),
    v.maxLength(60, inItsLanguage(pushValidationTexts.nameTooLong)),
  ),
})
