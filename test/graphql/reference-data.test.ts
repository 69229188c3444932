import { expect, test } from 'vitest'
import { ageOn, seasonYear } from '../../functions/values/age.ts'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const admin = await given.admin()
const aSeason = { name: '2031 Fall', startDate: '2031-08-15', endDate: '2031-11-30' }
const SEASON = 'id name year seasonType startDate endDate description isActive'
const create = (more: object = {}) => as(admin).createSeason({ input: { ...aSeason, ...more } }, SEASON)

test('a season has the defaults of the form', async () => {
  const season = await create()
  expect(season).toMatchObject({ ...aSeason, year: new Date().getUTCFullYear(), seasonType: 'Spring', isActive: true })
})

// updates.test.ts has null in each field.
test.each<[object, string]>([
  ...['name', 'startDate', 'endDate'].map((it): [object, string] => [{ [it]: ' ' }, 'Please fill in required fields']),
  [{ startDate: '2031-02-30' }, 'Enter dates as YYYY-MM-DD.'],
  [{ endDate: '2031-08-14' }, "End date can't be before the start date."],
  [{ startDate: '2031-12-24' }, "End date can't be before the start date."],
])('a new or edited season is refused with %j: %s', async (wrong, message) => {
  await expectRefusal(create(wrong), 'BAD_USER_INPUT', message)
  const { id } = await create()
  await expectRefusal(as(admin).updateSeason({ id, input: wrong }), 'BAD_USER_INPUT', message)
})

test('an edit changes the given fields of a season and clears empty ones', async () => {
  const { id, ...before } = await create({ description: 'Fall ball' })
  const changed = await as(admin).updateSeason({ id, input: { isActive: false, description: '' } }, SEASON)
  expect(changed).toEqual({ ...before, id, isActive: false, description: null })
})

test('seasons are listed by latest start, filtered by activity and year, without deleted ones', async () => {
  const year = 2100 + Math.floor(Math.random() * 90)
  await create({ name: 'early', year, startDate: `${year}-02-01`, endDate: `${year}-05-01` })
  const late = await create({ name: 'late', year, startDate: `${year}-08-01`, endDate: `${year}-11-01` })
  await create({ name: 'off', year, startDate: `${year}-06-01`, endDate: `${year}-07-01`, isActive: false })
  const names = async (variables: object) =>
    (await asAnonymous().seasons({ year, perPage: 100, ...variables }, 'name')).map((it) => it.name)
  expect(await names({})).toEqual(['late', 'off', 'early'])
  expect(await names({ isActive: true })).toEqual(['late', 'early'])
  expect(await names({ perPage: 1 })).toEqual(['late'])
  await as(admin).deleteSeason({ id: late.id })
  expect(await names({})).toEqual(['off', 'early'])
  await expectRefusal(as(admin).deleteSeason({ id: late.id }), 'NOT_FOUND', 'Season not found')
  expect(await asAnonymous().season({ id: late.id })).toBeNull()
})

test('positions are listed by displayOrder', async () => {
  const positions = await asAnonymous().positions({ perPage: 500, isActive: true }, 'name')
  expect(positions.map((it) => it.name)).toEqual([
    ...['Pitcher', 'Catcher', 'First Base', 'Second Base', 'Third Base', 'Shortstop'],
    ...['Left Field', 'Center Field', 'Right Field', 'Outfield', 'Infield'],
  ])
})

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
    'pgf-softball': 11,
    'ncs-softball': 11,
    'triple-crown-softball': 11,
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
      code: 'BAD_USER_INPUT',
      fields: { [missing]: [message] },
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
