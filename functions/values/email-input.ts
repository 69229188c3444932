import * as v from 'valibot'
import { EMAIL_INVALID, isEmailAddress, normalizedEmail } from './email-address.ts'
import * as m from './messages/generated.ts'
import { inItsLanguage } from './messages/message.ts'

/** An address that can sign up. Empty if none is given. */
export const emailInput = v.pipe(
  v.nullish(v.string(), ''),
  v.transform(normalizedEmail),
  v.maxLength(254, inItsLanguage(m.this_email_address_is_too_long)),
  v.check((text) => text === '' || isEmailAddress(text), inItsLanguage(EMAIL_INVALID)),
)
