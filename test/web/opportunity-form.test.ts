import { expect, test } from 'vitest'
import { parseCents } from '../../functions/values/money.ts'
import { agesOfDivisions, movedEnd, usualEnd } from '../../web/features/opportunity-form/schema.ts'

test('a fee with a dollar sign or decimals is in dollars, and any other number in cents', () => {
  const typed = ['0', '25', '5000', '$25', '$ 1,250', '25.00', '25.5', '$0.50', '$19.99']
  expect(typed.map(parseCents)).toEqual([0, 25, 5_000, 2_500, 125_000, 2_500, 2_550, 50, 1_999])
  for (const text of ['', 'free', '-5', '25.005', '1.2.3']) expect(parseCents(text)).toBeNaN()
})

test("a new opportunity ends two hours after its start and takes the ages of its team's divisions", () => {
  expect(usualEnd('2031-06-15T23:30')).toBe('2031-06-16T01:30')
  expect(usualEnd('')).toBe('')
  expect(agesOfDivisions([{ ageGroup: '12U' }])).toEqual({ minAge: 11, maxAge: 12 })
  expect(agesOfDivisions([{ ageGroup: '14U' }, { ageGroup: '12 & under' }])).toEqual({ minAge: 11, maxAge: 14 })
  expect(agesOfDivisions([{ ageGroup: 'Open' }])).toEqual({ minAge: null, maxAge: null })
})

test('the end moves with the start, also past midnight, and stays while the start is not known', () => {
  const end = '2031-06-15T22:30'
  expect(movedEnd({ end, from: '2031-06-15T20:00', to: '2031-06-22T21:45' })).toBe('2031-06-23T00:15')
  expect(movedEnd({ end, from: '', to: '2031-06-22T21:45' })).toBe(end)
})
