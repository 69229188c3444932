import {
  check,
  literal,
  maxLength,
  minLength,
  nullish,
  object,
  pipe,
  regex,
  string,
  transform,
  trim,
  union,
} from 'valibot'
import { EMAIL_INVALID, isEmailAddress, normalizedEmail } from '../../values/email-address.ts'
import { personName } from '../../values/one-line.ts'

/** The longest accepted password. */
const MAX_PASSWORD = 256

const email = pipe(
  string('Enter your email address'),
  transform(normalizedEmail),
  minLength(1, 'Enter your email address'),
  maxLength(254, 'This email address is too long'),
  check(isEmailAddress, EMAIL_INVALID),
)

const name = pipe(
  string('Enter your full name'),
  personName,
  minLength(1, 'Enter your full name'),
  maxLength(100, 'A name must be 100 characters or fewer'),
)

/** A password may contain anything. Its length is counted in visible characters. */
const password = (least: number, tooShort: string) =>
  pipe(
    string(tooShort),
    check((it) => [...it].length >= least, tooShort),
    check((it) => [...it].length <= MAX_PASSWORD, `Password must be ${MAX_PASSWORD} characters or fewer`),
  )

const signUpPassword = password(6, 'Password must be at least 6 characters long')
const newPassword = password(8, 'Password must be at least 8 characters!')

const role = union([literal('user'), literal('player_parent'), literal('coach')], 'Choose an account type')

export const signUpInput = object({ name, email, role: nullish(role, 'user'), password: signUpPassword })

const CODE_INVALID = 'Enter the code of six digits'

/** The refusal does not say whether the email address or the password is wrong. */
export const loginInput = object({
  email,
  password: pipe(string(), minLength(1, 'Enter your password')),
  /** A code from the authenticator app, or a recovery code. */
  code: nullish(pipe(string(), trim(), maxLength(40, CODE_INVALID))),
})

export const forgotPasswordInput = object({ email })

export const resetPasswordInput = object({
  email,
  code: pipe(string(), minLength(1, 'The link is incomplete')),
  newPassword,
})

export const passwordInput = object({ currentPassword: pipe(string(), minLength(1, 'Enter your current password')) })

export const confirmTotpInput = object({
  ...passwordInput.entries,
  code: pipe(
    string(CODE_INVALID),
    transform((text) => text.replace(/\s/g, '')),
    regex(/^\d{6}$/, CODE_INVALID),
  ),
})

export const changePasswordInput = object({
  ...passwordInput.entries,
  newPassword,
})

/** The same name as in sign-up. */
export const profileInput = object({ name })

export const verifyEmailInput = object({ userID: string(), code: string() })
