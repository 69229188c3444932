import { forward, object, partialCheck, pipe, string } from 'valibot'
import { changePasswordInput, resetPasswordInput, signUpInput } from '../../../functions/domain/accounts/validation.ts'
import * as m from '../../../functions/values/messages/generated.ts'

const confirmPassword = string()

/** The API's input plus the repeated password. */
export const signUpForm = pipe(
  object({ ...signUpInput.entries, confirmPassword }),
  forward(
    partialCheck(
      [['password'], ['confirmPassword']],
      ({ password, confirmPassword }) => password === confirmPassword,
      m.passwords_do_not_match(),
    ),
    ['confirmPassword'],
  ),
)

export const resetPasswordForm = pipe(
  object({ newPassword: resetPasswordInput.entries.newPassword, confirmPassword }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      m.passwords_do_not_match_sentence(),
    ),
    ['confirmPassword'],
  ),
)

export const changePasswordForm = pipe(
  object({ ...changePasswordInput.entries, confirmPassword }),
  forward(
    partialCheck(
      [['newPassword'], ['confirmPassword']],
      ({ newPassword, confirmPassword }) => newPassword === confirmPassword,
      m.passwords_do_not_match_sentence(),
    ),
    ['confirmPassword'],
  ),
)
