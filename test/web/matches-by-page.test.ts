import { expect, test } from 'vitest'
import { matchesByPage } from '../../web/ui/matches-by-page.ts'
import type { Matches } from '../../web/ui/use-matches.ts'

type Row = { id: number }

/** Loads the first page of matches, then all further pages, from a list of `total` records. */
async function picked(total: number, isOffered?: (row: Row) => boolean) {
  const { signal } = new AbortController()
  const asked: number[] = []
  const load = async ({ page, perPage }: { page: number; perPage: number }) => {
    asked.push(page)
    return Array.from({ length: total }, (_, id) => ({ id })).slice((page - 1) * perPage, page * perPage)
  }
  const first = await matchesByPage(load, signal, isOffered)
  const askedAtFirst = [...asked]
  let last: Matches<Row> = first
  const items = [...first.items]
  while (last.next) {
    last = await last.next(signal)
    items.push(...last.items)
  }
  return { first, askedAtFirst, items, hasMore: last.hasMore }
}

test('a picker loads 20 matches at first and 500 in total', async () => {
  const { first, askedAtFirst, items, hasMore } = await picked(520)
  expect(askedAtFirst).toEqual([1])
  expect(first.items).toHaveLength(20)
  expect(new Set(items.map(({ id }) => id)).size).toBe(500)
  expect(hasMore).toBe(true)
})

test('a picker loads all pages even if one of them has no selectable match', async () => {
  const { first, items, hasMore } = await picked(45, ({ id }) => id >= 20)
  expect(first.items).toEqual([])
  expect(items.map(({ id }) => id)).toEqual(Array.from({ length: 25 }, (_, at) => at + 20))
  expect(hasMore).toBe(false)
})
