import * as v from 'valibot'
import * as manageRegistrationTexts from '#messages/manage-registrations'

export const dollarsOf = (cents: number) => (cents / 100).toFixed(2)

/** An amount in dollars as it is typed, as cents. */
export const typedDollars = v.pipe(
  v.string(),
  v.trim(),
  v.regex(/^\$?\d{1,6}(\.\d{1,2})?$/, manageRegistrationTexts.enterAmount),
  v.transform((text) => Math.round(Number(text.replace('$', '')) * 100)),
)
