import { expect, test } from 'vitest'
import { widened } from '../../web/features/find/widening.ts'

const rows = (...miles: (number | null)[]) => miles.map((distanceMiles, at) => ({ id: String(at), distanceMiles }))
const all = () => true

test.each([
  ['three nearby', rows(3, 9, 24, 60), { miles: 25, shown: 3, emptyWithin: undefined, few: undefined }],
  ['none within 50 miles', rows(72, 80, 96, 150), { miles: 100, shown: 3, emptyWithin: 50, few: undefined }],
  ['one nearby', rows(10, 31, 48), { miles: 50, shown: 3, emptyWithin: undefined, few: { miles: 25, count: 1 } }],
  ['two nearby', rows(10, 20, 48), { miles: 50, shown: 3, emptyWithin: undefined, few: { miles: 25, count: 2 } }],
  ['two in all', rows(120, 199), { miles: 200, shown: 2, emptyWithin: 100, few: undefined }],
  ['three at the edge of 25 miles', rows(25, 25, 25), { miles: 25, shown: 3, emptyWithin: undefined, few: undefined }],
  ['three just beyond 25 miles', rows(25.1, 25.1, 25.1), { miles: 50, shown: 3, emptyWithin: 25, few: undefined }],
  ['three at the edge of 50 miles', rows(50, 50, 50), { miles: 50, shown: 3, emptyWithin: 25, few: undefined }],
  ['three just beyond 50 miles', rows(50.1, 50.1, 50.1), { miles: 100, shown: 3, emptyWithin: 50, few: undefined }],
  ['three at the edge of 100 miles', rows(100, 100, 100), { miles: 100, shown: 3, emptyWithin: 50, few: undefined }],
  ['three just beyond 100 miles', rows(100.1, 101, 101), { miles: 200, shown: 3, emptyWithin: 100, few: undefined }],
  ['one at the edge of 200 miles', rows(200), { miles: 200, shown: 1, emptyWithin: 100, few: undefined }],
  ['one beyond the last step', rows(200.1, 1933), { miles: 200, shown: 0, emptyWithin: 100, few: undefined }],
  [
    'an unknown distance',
    rows(null, 20),
    { miles: 200, shown: 1, emptyWithin: undefined, few: { miles: 100, count: 1 } },
  ],
])('a section with %s shows the smallest circle with three', (_, found, { miles, shown, emptyWithin, few }) => {
  const circle = widened(found, all)
  expect(circle).toMatchObject({ miles, emptyWithin, fewWithin: few })
  expect(circle.rows).toHaveLength(shown)
})

test('records that do not say what was asked for do not stop the search for those that do', () => {
  const found = rows(130, 140, 150, 2, 3, 4)
  const circle = widened(found, ({ distanceMiles }) => distanceMiles! > 100)
  expect(circle).toMatchObject({ miles: 200, nearest: 2 })
  expect(circle.rows).toEqual(found)
})

test('records of which none says what was asked for stop the search', () => {
  expect(widened(rows(3, 9, 24, 60), () => false)).toMatchObject({ miles: 25, farthest: 24 })
})
