import { expect, test } from 'vitest'
import { fetchAllPages } from '../../web/ui/fetch-all-pages.ts'

const listOf = (size: number) => (page: number) =>
  Promise.resolve(Array.from({ length: size }, (_, row) => row).slice((page - 1) * 10, page * 10))

test.each([0, 9, 10, 25, 30])('an export has all %d rows of its list', async (size) => {
  expect(await fetchAllPages(listOf(size), 10)).toEqual(Array.from({ length: size }, (_, row) => row))
})

test('an export of too many rows fails with advice instead of leaving rows out', async () => {
  const limits = { maxPages: 2, tooMany: 'Choose fewer days.' }
  expect(await fetchAllPages(listOf(20), 10, limits)).toHaveLength(20)
  await expect(fetchAllPages(listOf(21), 10, limits)).rejects.toThrow('Choose fewer days.')
})
