import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forgotPasswordInput } from '../../functions/domain/accounts/validation.ts'
import { registrationInput } from '../../functions/domain/registrations/validation.ts'
import { suggestedEmail } from '../../functions/values/email-typos.ts'
import { emailInput } from '../../functions/values/inputs.ts'
import { mailboxOf } from '../../functions/values/mailbox.ts'

const signsUp = (email: string) => v.safeParse(forgotPasswordInput, { email }, { lang: 'en' })
const isInvited = (email: string) => v.safeParse(emailInput, email, { lang: 'en' })

test.each([
  ['pat@fungo.example', 'pat@fungo.example'],
  [' Pat@Fungo.example ', 'pat@fungo.example'],
  // Full-width letters of an input method.
  ['ｐａｔ@fungo.example', 'pat@fungo.example'],
  ['Pat Sample <Pat@Fungo.example>', 'pat@fungo.example'],
  ['"Sample, Pat" < pat@fungo.example >', 'pat@fungo.example'],
  ['<pat@fungo.example>', 'pat@fungo.example'],
  ['mailto:pat@fungo.example', 'pat@fungo.example'],
  ['\u202Apat@fungo.example\u202C', 'pat@fungo.example'],
  ["o'pat.s+team@mail.fungo.example", "o'pat.s+team@mail.fungo.example"],
])('a family is invited at %j, and signs up with it, as %s', (email, stored) => {
  expect(signsUp(email)).toMatchObject({ success: true, output: { email: stored } })
  expect(isInvited(email)).toMatchObject({ success: true, output: stored })
})

test.each([
  'nobody',
  'pat@fungo',
  'p at@fungo.example',
  'pat@@fungo.example',
  'josé@fungo.example',
  'pаt@fungo.example',
  'pat@fungо.example',
  'pa\u200bt@fungo.example',
  'pat@fungo.example.',
  'pat.@fungo.example',
  '.pat@fungo.example',
  'pa..t@fungo.example',
  'pat@fungo..example',
  'pat@.fungo.example',
  'Pat <pat@fungo.example> and more',
  'pat@fungo.example, sam@fungo.example',
])('a family can neither be invited at %s nor sign up with it', (email) => {
  for (const { issues } of [signsUp(email), isInvited(email)])
    expect(issues?.map(({ message }) => message)).toEqual(['Enter a valid email address'])
})

test.each([
  ['pat@gmial.com', 'pat@gmail.com'],
  ['pat@gmai.com', 'pat@gmail.com'],
  ['pat@gmaill.com', 'pat@gmail.com'],
  ['pat@gmail.con', 'pat@gmail.com'],
  ['pat@gmail.co', 'pat@gmail.com'],
  ['pat@gnail.com', 'pat@gmail.com'],
  ['pat@yaho.com', 'pat@yahoo.com'],
  ['pat@hotmial.com', 'pat@hotmail.com'],
  ['pat@outlok.com', 'pat@outlook.com'],
  ['pat@iclould.com', 'pat@icloud.com'],
  ['pat@comcast.com', 'pat@comcast.net'],
  ['p@gmial.com', 'p@gmail.com'],
  ['pat@gmia.com', null],
  ['pat@gmxal.com', null],
  ['pat@gmixl.com', null],
  ['pat@gmail.com', null],
  ['pat@ymail.com', null],
  ['pat@mail.com', null],
  ['pat@me.com', null],
  ['pat@fungo.example', null],
  ['@gmial.com', null],
  ['', null],
])('%j is asked about as %j', (typed, meant) => {
  expect(suggestedEmail(typed)).toBe(meant)
})

test('an invitation needs no address, and a text over 1,000 characters has none', () => {
  for (const none of ['', ' ', null]) expect(isInvited(none as string)).toMatchObject({ success: true, output: '' })
  expect(isInvited(`${'x'.repeat(1_000)} <pat@fungo.example>`).success).toBe(false)
})

test.each([
  ['Pat+Ball+2@Fungo.example', 'pat@fungo.example'],
  ['p.a.t@fungo.example', 'p.a.t@fungo.example'],
  ['P.a.t+x@gmail.com', 'pat@gmail.com'],
  ['pat@googlemail.com', 'pat@gmail.com'],
  ['+x@fungo.example', '+x@fungo.example'],
])('mail to %s counts for %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})

const registered = (phone: string) => v.safeParse(v.pick(registrationInput, ['phone']), { phone }, { lang: 'en' })

test.each([
  ['(512) 555-0100', '(512) 555-0100'],
  ['512\u2011555\u20110100', '512-555-0100'],
  ['512\u2013555\u20130100', '512-555-0100'],
  ['\u202A+1 512\u00A0555\u00A00100\u202C', '+1 512 555 0100'],
  ['512/555-0100', '512-555-0100'],
  ['tel:+1-512-555-0100', '+1-512-555-0100'],
  ['512.555.0100 ext. 5', '512.555.0100 x5'],
  ['512-555-0100, Ext 12', '512-555-0100 x12'],
  ['512 555 0100 extension 7', '512 555 0100 x7'],
  ['512-555-0100x5', '512-555-0100 x5'],
  ['５１２-555-0100', '512-555-0100'],
  ['+1 (512) 555-0100 #4', '+1 (512) 555-0100 x4'],
  ['tel://5125550100', '5125550100'],
  ['tel:+1-512-555-0100;ext=5', '+1-512-555-0100 x5'],
  ['Cell: [512] 555-0100', '(512) 555-0100'],
  ['512 / 555 / 0100', '512-555-0100'],
  ['512·555_0100 (home)', '512-555-0100'],
  ['celular 512-555-0100.', '512-555-0100'],
  ['\u202A 512-555-0100 \u202C', '512-555-0100'],
  ['', ''],
])('the phone number %j is stored as %s', (given, stored) => {
  expect(registered(given)).toMatchObject({ success: true, output: { phone: stored } })
})

test.each(['555', 'call me', '512-555-0100 or 512-555-0101', 'x5', '1'.repeat(16), '5125550100 extra'])(
  'the phone number %s is refused',
  (given) => {
    expect(registered(given).issues?.map(({ message }) => message)).toEqual([
      'Enter a phone number with 7 to 15 digits.',
    ])
  },
)
