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
import * as m from '../../values/messages/generated.ts'
import { inItsLanguage } from '../../values/messages/message.ts'
import { withoutContactDetails } from '../../values/name-checks.ts'

/** The longest accepted password. */
const MAX_PASSWORD = 256

const email = pipe(
  string(inItsLanguage(m.enter_your_email_address_refusal)),
  transform(normalizedEmail),
  minLength(1, inItsLanguage(m.enter_your_email_address_refusal)),
  maxLength(254, inItsLanguage(m.this_email_address_is_too_long)),
  check(isEmailAddress, inItsLanguage(EMAIL_INVALID)),
)

const name = pipe(
  string(inItsLanguage(m.enter_your_full_name)),
  personName,
  minLength(1, inItsLanguage(m.enter_your_full_name)),
  maxLength(100, inItsLanguage(m.a_name_must_be_100_characters_or_fewer)),
  withoutContactDetails,
)

type Message = ReturnType<typeof inItsLanguage>

/** A password may contain anything. Its length is counted in visible characters. */
const password = (least: number, tooShort: Message) =>
  pipe(
    string(tooShort),
    check((it) => [...it].length >= least, tooShort),
    check(
      (it) => [...it].length <= MAX_PASSWORD,
      inItsLanguage((_, to) => m.password_must_be_at_most({ limit: MAX_PASSWORD }, to)),
    ),
  )

const signUpPassword = password(6, inItsLanguage(m.password_must_be_at_least_6_characters))
const newPassword = password(8, inItsLanguage(m.password_must_be_at_least_8_characters))

const role = union(
  [literal('user'), literal('player_parent'), literal('coach')],
  inItsLanguage(m.choose_an_account_type),
)

export const signUpInput = object({ name, email, role: nullish(role, 'user'), password: signUpPassword })

const CODE_INVALID = m.enter_the_code_of_six_digits

/** The refusal does not say whether the email address or the password is wrong. */
export const loginInput = object({
  email,
  password: pipe(string(), minLength(1, inItsLanguage(m.enter_your_password_refusal))),
  /** A code from the authenticator app, or a recovery code. */
  code: nullish(pipe(string(), trim(), maxLength(40, inItsLanguage(CODE_INVALID)))),
})

export const forgotPasswordInput = object({ email })

export const resetPasswordInput = object({
  email,
  code: pipe(string(), minLength(1, inItsLanguage(m.the_link_is_incomplete))),
  newPassword,
})

export const passwordInput = object({
  currentPassword: pipe(string(), minLength(1, inItsLanguage(m.enter_your_current_password_refusal))),
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
