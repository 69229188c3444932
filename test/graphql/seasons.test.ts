import { describe, expect, test } from 'vitest'
import { as, asAnonymous, expectRefusal } from '../support/as.ts'
import { given } from '../support/given.ts'

const admin = await given.admin()
const aSeason = { name: '2031 Fall', startDate: '2031-08-15', endDate: '2031-11-30' }
const create = async (more: object = {}) =>
  await as(admin).createSeason(
    { input: { ...aSeason, ...more } },
    'id name year seasonType startDate endDate description isActive',
  )

test('a season has the defaults of the form', async () => {
  const season = await create()
  expect(season).toMatchObject({ ...aSeason, year: new Date().getUTCFullYear(), seasonType: 'Spring', isActive: true })
})

describe('a season is refused', () => {
  test.each([['name'], ['startDate'], ['endDate']])('without %s', async (field) => {
    await expectRefusal(create({ [field]: ' ' }), 'BAD_USER_INPUT', 'Please fill in required fields')
    await expectRefusal(create({ [field]: null }), 'BAD_USER_INPUT', 'Please fill in required fields')
  })
  test('with an invalid date or an end before its start', async () => {
    await expectRefusal(create({ startDate: '2031-02-30' }), 'BAD_USER_INPUT', 'Enter dates as YYYY-MM-DD.')
    await expectRefusal(create({ endDate: '2031-08-14' }), 'BAD_USER_INPUT', "End date can't be before the start date.")
  })
})

test('an edit changes the given fields with the same validation as a new season', async () => {
  const { id } = await create({ description: 'Fall ball' })
  for (const description of ['', null]) {
    await as(admin).updateSeason({ id, input: { description: 'Fall ball' } })
    const updateSeason = await as(admin).updateSeason(
      { id, input: { isActive: false, description } },
      'name year startDate endDate description isActive',
    )
    expect(updateSeason).toMatchObject({ name: '2031 Fall', isActive: false, description: null })
  }
  await expectRefusal(
    as(admin).updateSeason({ id, input: { name: '' } }),
    'BAD_USER_INPUT',
    'Please fill in required fields',
  )
  await expectRefusal(
    as(admin).updateSeason({ id, input: { startDate: '2031-12-24' } }),
    'BAD_USER_INPUT',
    "End date can't be before the start date.",
  )
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
  const positions = await asAnonymous().positions({ perPage: 500, isActive: true }, 'name abbreviation displayOrder')
  expect(positions.map((it) => it.name)).toEqual([
    ...['Pitcher', 'Catcher', 'First Base', 'Second Base', 'Third Base', 'Shortstop'],
    ...['Left Field', 'Center Field', 'Right Field', 'Outfield', 'Infield'],
  ])
})
