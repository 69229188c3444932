import { expect, test } from 'vitest'
import { passwordStrength } from '../../web/features/accounts/new-password-fields.tsx'

test.each([
  ['abc', 0, 'Weak'],
  ['abcdef', 1, 'Weak'],
  ['abcdefghij', 2, 'Fair'],
  ['Abcdefghij', 3, 'Good'],
  ['Abcdefghi1', 4, 'Strong'],
  ['Abcdefgh1!', 5, 'Very Strong'],
  ['A1!b', 3, 'Good'],
  ['abcdefghij-', 2, 'Fair'],
])('the password strength of "%s" is %i: %s', (password, score, label) => {
  expect(passwordStrength(password)).toEqual({ score, label })
})
