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
import { EMAIL_INVALID, isEmailAddress, normalizedEmail, personName } from '../../values/inputs.ts'
import { accountValidationTexts } from '../../values/messages/account-validation.ts'
import { inItsLanguage } from '../../values/messages/text.ts'
import { validationTexts } from '../../values/messages/validation.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'

/** The longest accepted password. */
const MAX_PASSWORD = 256

const email = pipe(
  string(inItsLanguage(validationTexts.enterEmail)),
  transform(normalizedEmail),
  minLength(1, inItsLanguage(validationTexts.enterEmail)),
  maxLength(254, inItsLanguage(validationTexts.emailTooLong)),
  check(isEmailAddress, inItsLanguage(EMAIL_INVALID)),
)

const name = pipe(
  string(inItsLanguage(validationTexts.enterFullName)),
  personName,
  minLength(1, inItsLanguage(validationTexts.enterFullName)),
  maxLength(100, inItsLanguage(validationTexts.nameTooLong)),
  withoutContactDetails,
)

type Message = ReturnType<typeof inItsLanguage>

/** A password may contain anything. Its length is counted in visible characters. */
const password = (least: number, tooShort: Message) =>
  pipe(
    string(tooShort),
    check((it) => [...it].length >= least, tooShort),
    check((it) => [...it].length <= MAX_PASSWORD, inItsLanguage(accountValidationTexts.passwordTooLong(MAX_PASSWORD))),
  )

const signUpPassword = password(6, inItsLanguage(accountValidationTexts.passwordAtLeast6))
const newPassword = password(8, inItsLanguage(accountValidationTexts.passwordAtLeast8))

const role = union(
  [literal('user'), literal('player_parent'), literal('coach')],
  inItsLanguage(accountValidationTexts.chooseAccountType),
)

export const signUpInput = object({ name, email, role: nullish(role, 'user'), password: signUpPassword })

const CODE_INVALID = accountValidationTexts.enterCode

/** The refusal does not say whether the email address or the password is wrong. */
export const loginInput = object({
  email,
  password: pipe(string(), minLength(1, inItsLanguage(accountValidationTexts.enterPassword))),
  /** A code from the authenticator app, or a recovery code. */
  code: nullish(pipe(string(), trim(), maxLength(40, inItsLanguage(CODE_INVALID)))),
})

export const forgotPasswordInput = object({ email })

export const resetPasswordInput = object({
  email,
  code: pipe(string(), minLength(1, inItsLanguage(accountValidationTexts.linkIncomplete))),
  newPassword,
})

export const passwordInput = object({
  currentPassword: pipe(string(), minLength(1, inItsLanguage(accountValidationTexts.enterCurrentPassword))),
})

export const confirmTotpInput = object({
  ...passwordInput.entries,
  code: pipe(
    string(inItsLanguage(CODE_INVALID)),
    transform((text) => text.replace(/\s/g, '')),
    regex(/^\d{6}$/, inItsLanguage(CODE_INVALID)),
  ),
})

export const changePasswordInput = object({ ...passwordInput.entries, newPassword })

/** The same name as in sign-up. */
export const profileInput = object({ name })

export const verifyEmailInput = object({ userID: string(), code: string() })
