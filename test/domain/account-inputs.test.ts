import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import {
  changePasswordInput,
  confirmTotpInput,
  loginInput,
  signUpInput,
} from '../../functions/domain/accounts/validation.ts'

const signUp = { name: 'Pat Example', email: 'pat@fungo.example', password: 'left field' }
const domain = '@fungo.example'

test.each([
  ['a password of 6 characters', signUpInput, { password: 'sixsix' }, true],
  ['a password of 5 characters', signUpInput, { password: 'fives' }, false],
  ['a password of 5 emoji', signUpInput, { password: '⚾🦅⚾🦅⚾' }, false],
  ['a password of 256 characters', signUpInput, { password: '🦅'.repeat(256) }, true],
  ['a password of 257 characters', signUpInput, { password: 'x'.repeat(257) }, false],
  ['a name of 100 characters', signUpInput, { name: 'x'.repeat(100) }, true],
  ['a name of 101 characters', signUpInput, { name: 'x'.repeat(101) }, false],
  ['a name with a web address', signUpInput, { name: 'Pat fungo.com' }, false],
  [
    'an address of 254 characters',
    signUpInput,
    { email: `${'x.'.repeat(30)}x@${`${'d'.repeat(59)}.`.repeat(3)}example.org` },
    true,
  ],
  ['an address of 255 characters', signUpInput, { email: `${'x'.repeat(255 - domain.length)}${domain}` }, false],
  ['a new password of 8 characters', changePasswordInput, { currentPassword: 'x', newPassword: 'eight888' }, true],
  ['a new password of 7 characters', changePasswordInput, { currentPassword: 'x', newPassword: 'seven77' }, false],
  ['no current password', changePasswordInput, { currentPassword: '', newPassword: 'eight888' }, false],
  ['a code of 40 characters', loginInput, { code: 'x'.repeat(40) }, true],
  ['a code of 41 characters', loginInput, { code: 'x'.repeat(41) }, false],
  ['no code', loginInput, { code: null }, true],
  ['an empty password at sign-in', loginInput, { password: '' }, false],
  ['an app code with a space', confirmTotpInput, { currentPassword: 'x', code: '123 456' }, true],
  ['an app code of 5 digits', confirmTotpInput, { currentPassword: 'x', code: '12345' }, false],
  ['an app code of 7 digits', confirmTotpInput, { currentPassword: 'x', code: '1234567' }, false],
])('%s is accepted or refused', (_, schema, input, isAccepted) => {
  expect(safeParse(schema, { ...signUp, ...input }).success).toBe(isAccepted)
})
