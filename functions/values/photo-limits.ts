import type { Locale } from './messages/locale.ts'
import { valueTexts } from './messages/values.ts'

export const MAX_PHOTO_BYTES = 5 * 1024 * 1024

/** The allowed media types of a photo. */
export const PHOTO_TYPES = ['image/jpeg', 'image/png', 'image/gif'] as const

export const PHOTO_TOO_LARGE = valueTexts.imageSizeLess5mb
/** The response to a request that exceeds what a Lambda accepts, as only photos do. */
export const requestTooLarge = (locale: Locale) => ({
  errors: [{ message: PHOTO_TOO_LARGE(locale), extensions: { code: 'BAD_USER_INPUT' } }],
})
export const PHOTO_INVALID = valueTexts.selectValidImageFile
