import { expect, test } from 'vitest'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const payment = { paymentNote: 'Venmo @coach', paymentURL: 'https://pay.fungo.example/larks' }
const NOTHING = { paymentNote: null, paymentURL: null }
const FIELDS = 'paymentNote paymentURL'

test('how to pay the coach is shown to the organizer, and to a family once its registration is approved', async () => {
  const [coach, family] = await given.users(2)
  const { id } = await given.opportunity({ creator: coach, ...payment })
  const player = await given.player({ claimer: family })
  const registration = await given.registration(family, { opportunityID: id, playerID: player.id })
  const seen = () => as(family).opportunity({ id }, `${FIELDS} registrations { ${FIELDS} }`)
  expect(await as(coach).opportunity({ id }, FIELDS)).toEqual(payment)
  expect(await asAnonymous().opportunity({ id }, FIELDS)).toEqual(NOTHING)
  expect(await seen()).toEqual({ ...NOTHING, registrations: [NOTHING] })
  await as(coach).approveRegistration({ registrationID: registration.id })
  expect(await seen()).toEqual({ ...NOTHING, registrations: [payment] })
  expect(await as(coach).updateOpportunity({ id, input: { paymentNote: '', paymentURL: '' } }, FIELDS)).toEqual(NOTHING)
})

test.each(['javascript:alert(1)', 'ftp://pay.fungo.example', 'pay me'])('%s is no payment link', async (paymentURL) => {
  const coach = await given.user()
  const { id } = await given.opportunity({ creator: coach })
  await expectRefusal(as(coach).updateOpportunity({ id, input: { paymentURL } }), 'BAD_USER_INPUT')
})
