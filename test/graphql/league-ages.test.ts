import { expect, test } from 'vitest'
import { ageOn, seasonYear } from '../../functions/values/age.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const LEAGUE_AGES = 'age birthYear birthWindow leagueAges { ageRule { id name } seasonYear age ageGroup }'

test.each([
  // A player born between May and August 2014 is certainly 12 on the last day of August 2026.
  ['MAY_AUG', { year: 2026, month: 8, day: 30 }, 11],
  ['MAY_AUG', { year: 2026, month: 8, day: 31 }, 12],
  ['JAN_APR', { year: 2026, month: 4, day: 30 }, 12],
  ['JAN_APR', { year: 2026, month: 4, day: 29 }, 11],
  ['SEP_DEC', { year: 2026, month: 12, day: 30 }, 11],
  ['SEP_DEC', { year: 2026, month: 12, day: 31 }, 12],
] as const)('a player born in %s 2014 has on %o the age %i', (birthWindow, day, age) => {
  expect(ageOn({ birthYear: 2014, birthWindow }, day)).toBe(age)
})

test('a season runs from August to July', () => {
  expect(seasonYear(new Date('2026-07-31T12:00:00Z'))).toBe(2026)
  expect(seasonYear(new Date('2026-08-01T12:00:00Z'))).toBe(2027)
})

test('a birth year with its months gives the age and the league ages of every rule', async () => {
  const claimer = await given.user()
  const player = await given.player({ claimer, age: undefined, birthYear: 2015, birthWindow: 'MAY_AUG' })
  const now = new Date('2026-11-21T12:00:00Z')
  const read = await as(claimer).player({ id: player.id }, LEAGUE_AGES, { now })
  expect(read).toMatchObject({ age: 11, birthYear: 2015, birthWindow: 'MAY_AUG' })
  expect(Object.fromEntries(read.leagueAges.map(({ ageRule, age }) => [ageRule.id, age]))).toEqual({
    'usssa-baseball': 11,
    'little-league-baseball': 12,
    'usssa-softball': 11,
    'little-league-softball': 11,
    'usa-softball': 11,
  })
  expect(read.leagueAges[0]).toMatchObject({ seasonYear: 2027, ageGroup: '11U', ageRule: { name: 'USSSA' } })

  const other = as(await given.user({ emailVerifiedAt: now.toISOString() }))
  expect(await other.player({ id: player.id }, LEAGUE_AGES)).toMatchObject({ birthYear: null, birthWindow: null })
  const seen = await asAnonymous().player({ id: player.id }, LEAGUE_AGES)
  expect(seen).toMatchObject({ birthYear: null, birthWindow: null, leagueAges: [] })
})

test('a birth year replaces the age and vice versa, and a birth year without months is refused', async () => {
  const claimer = await given.user()
  const { id } = await given.player({ claimer, age: 9 })
  const update = (input: object) => as(claimer).updatePlayer({ id, input }, 'age birthYear birthWindow')
  const message = 'Choose the birth year and the months of the birthday.'
  const born = { birthYear: 2015, birthWindow: 'SEP_DEC' }
  for (const missing of ['birthYear', 'birthWindow'])
    await expect(update({ ...born, [missing]: undefined })).rejects.toMatchObject({
      ...{ code: 'BAD_USER_INPUT', fields: { [missing]: [message] } },
    })
  expect(await update(born)).toMatchObject(born)
  expect(await update({ name: 'Sam Sample' })).toMatchObject(born)
  expect(await update({ age: 10 })).toEqual({ age: 10, birthYear: null, birthWindow: null })
})

test('an admin changes an age rule and its source, and an invalid day is refused', async () => {
  const [admin, id] = [await given.admin(), 'little-league-softball']
  const update = (input: object) => as(admin).updateAgeRule({ id, input })
  const rule = { cutoffMonth: 8, cutoffDay: 30, source: 'https://example.org/rules' }
  await update(rule)
  expect(await asAnonymous().ageRules({}, 'id cutoffMonth cutoffDay source')).toContainEqual({ id, ...rule })
  await expectRefusal(update({ cutoffMonth: 2, cutoffDay: 30 }), 'BAD_USER_INPUT', 'Enter a day of the year.')
})
