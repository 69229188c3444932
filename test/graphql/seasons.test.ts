import { expect, test } from 'vitest'
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
