import { expect, test } from 'vitest'
import { refundOf } from '../../functions/values/refunds.ts'

const policy = {
  withdrawals: [
    { before: '2027-02-01', percent: 100 },
    { before: '2027-03-01', percent: 70 },
  ],
  gamesPlayed: [100, 50, 0],
}

test.each([
  ['2027-01-31', 45_000],
  ['2027-02-01', 31_500],
  ['2027-02-28', 31_500],
  ['2027-03-01', 0],
])('a withdrawal on %s gives back %d cents of $450', (today, cents) => {
  expect(refundOf({ policy, paidCents: 45_000 }, today)).toBe(cents)
})

test('parts of a cent stay with the organizer, and without a policy nothing comes back', () => {
  expect(refundOf({ policy, paidCents: 1_001 }, '2027-02-15')).toBe(700)
  expect(refundOf({ policy: undefined, paidCents: 45_000 }, '2027-01-01')).toBe(0)
})
