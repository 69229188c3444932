import { expect, test } from 'vitest'
import { findValuesOf } from '../../web/features/find/find-values.ts'

const asked = (search: string) => Object.fromEntries(Object.entries(findValuesOf(search)).filter(([, value]) => value))

test.each([
  ['ageGroup=12U&sport=SOFTBALL&near=30.27,-97.74&place=Austin, TX', 'ageGroup sport near place'],
  ['state=TX', 'state'],
  ['position=Catcher', 'position'],
  ['position=Captain', ''],
  ['ageGroup=99U&sport=CHESS&state=ZZ', ''],
  ['ageGroup=constructor&sport=__proto__&state=toString', ''],
  ['near=abc&place=Your account is blocked', ''],
  ['near=91,181&place=Austin, TX', ''],
  ['place=Austin, TX', ''],
  ['sport=BASEBALL&sport=SOFTBALL', 'sport'],
])('of the address %s the finder takes %s', (search, names) => {
  expect(Object.keys(asked(search)).join(' ')).toBe(names)
})
