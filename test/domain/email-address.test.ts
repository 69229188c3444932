import * as v from 'valibot'
import { expect, test } from 'vitest'
import { forgotPasswordInput } from '../../functions/domain/accounts/validation.ts'
import { emailInput } from '../../functions/values/inputs.ts'

const signsUp = (email: string) => v.safeParse(forgotPasswordInput, { email }, { lang: 'en' })
const isInvited = (email: string) => v.safeParse(emailInput, email, { lang: 'en' })

test.each([
  ['pat@fungo.example', 'pat@fungo.example'],
  [' Pat@Fungo.example ', 'pat@fungo.example'],
  // Full-width letters of an input method.
  ['ｐａｔ@fungo.example', 'pat@fungo.example'],
])('a family is invited at %j, and signs up with it, as %s', (email, stored) => {
  expect(signsUp(email).output).toEqual({ email: stored })
  expect(isInvited(email).output).toBe(stored)
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
])('a family can neither be invited at %s nor sign up with it', (email) => {
  for (const { issues } of [signsUp(email), isInvited(email)])
    expect(issues?.map(({ message }) => message)).toEqual(['Enter a valid email address'])
})
