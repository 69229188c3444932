import * as v from 'valibot'
import { EMAIL_INVALID, isEmailAddress, normalizedEmail } from './email-address.ts'

/** An address that can sign up. Empty if none is given. */
export const emailInput = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(normalizedEmail),
  v.maxLength(254, 'This email address is too long'),
  v.check((text) => text === '' || isEmailAddress(text), EMAIL_INVALID),
)
