import * as v from 'valibot'

const EMAIL_INVALID = 'Enter a valid email address'

/** Empty if none is given. */
export const emailInput = v.pipe(
  v.nullish(v.string(), ''),
  v.trim(),
  v.maxLength(254, 'This email address is too long'),
  v.regex(/^$|^[^\s@,;<>"]+@[^\s@,;<>"]+\.[^\s@,;<>".]+$/, EMAIL_INVALID),
)
