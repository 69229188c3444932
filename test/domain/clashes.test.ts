import { expect, test } from 'vitest'
import { clashesWith, type Plan } from '../../functions/graphql/reads/clashes.ts'

const CHICAGO = { timeZone: 'America/Chicago', latitude: 30, longitude: -97 }
const milesNorth = (miles: number) => ({ ...CHICAGO, latitude: 30 + (miles / 3958.8) * (180 / Math.PI) })
const plan = (startTime: string, endTime?: string, place: object = CHICAGO): Plan => ({
  ...CHICAGO,
  id: startTime + endTime,
  title: 'Practice',
  startTime: `2027-04-${startTime}Z`,
  ...(endTime && { endTime: `2027-04-${endTime}Z` }),
  ...place,
})
const nowhere = { latitude: undefined, longitude: undefined }

test.each<[string, Plan, Plan, number | null | undefined]>([
  ['end when the next starts', plan('03T15:00', '03T17:00'), plan('03T17:00', '03T19:00'), undefined],
  ['overlap by a minute', plan('03T15:00', '03T17:01'), plan('03T17:00', '03T19:00'), null],
  ['last two hours without an end', plan('03T15:00'), plan('03T17:00'), undefined],
  ['start within two hours of one without an end', plan('03T15:00'), plan('03T16:59'), null],
  ['have an end after a longer time than usual', plan('03T15:00', '03T20:00'), plan('03T19:00'), null],
  ['take the whole day at the venue', plan('03T05:00'), plan('04T04:59'), null],
  ['follow a whole day at the venue', plan('03T05:00'), plan('04T05:00'), undefined],
  [
    'leave two hours for 99 miles',
    plan('03T15:00', '03T17:00'),
    plan('03T19:00', undefined, milesNorth(99)),
    undefined,
  ],
  ['leave two hours for 101 miles', plan('03T15:00', '03T17:00'), plan('03T19:00', undefined, milesNorth(101)), 101],
  ['leave no time for a mile', plan('03T15:00', '03T17:00'), plan('03T17:00', undefined, milesNorth(1)), 1],
  ['are at an unknown place', plan('03T15:00', '03T17:00'), plan('03T17:00', undefined, nowhere), undefined],
])('plans that %s', (_, one, other, miles) => {
  const found = (plan: Plan) => (miles === undefined ? [] : [{ plan, miles }])
  expect(clashesWith(one, [one, other])).toEqual(found(other))
  expect(clashesWith(other, [one, other])).toEqual(found(one))
})
