import { lazy } from '../../values/lazy.ts'
import type { ListColumn } from '../generated.ts'
import { unsupportedOrder } from './list-arguments.ts'

/** How many of the newest rows of a queue are read for sorting by text. */
const MAX_ORDERED = 1_000

type Page = { offset: number; perPage: number }
type Read<Row> = (page: Page & { oldestFirst?: boolean }) => Promise<Row[]>
type Order = { orderBy?: ListColumn | null; descending?: boolean | null }
type Texts<Row> = { [Column in ListColumn]?: (row: Row) => string | null | Promise<string | null> }

/**
 * A page of a queue, sorted by time or by the text of what its rows are about. Rows without text come after the sorted ones, and rows
 * beyond the newest thousand come last.
 */
export async function orderedPage<Row>(
  { orderBy, descending }: Order,
  { offset, perPage }: Page,
  read: Read<Row>,
  texts: Texts<Row>,
): Promise<Row[]> {
  if (!orderBy || orderBy === 'CREATED') return read({ offset, perPage, oldestFirst: orderBy != null && !descending })
  const textOf = texts[orderBy]
  if (!textOf) throw unsupportedOrder()
  const rows = await read({ offset: 0, perPage: MAX_ORDERED })
  const keyed = await Promise.all(rows.map(async (row) => ({ row, text: (await textOf(row)) ?? '' })))
  const direction = descending ? -1 : 1
  keyed.sort((a, b) => {
    if (!a.text || !b.text) return Number(!a.text) - Number(!b.text)
    return direction * alphabetical().compare(a.text, b.text)
  })
  const last = offset + perPage
  const page = keyed.slice(offset, last).map(({ row }) => row)
  if (last <= MAX_ORDERED) return page
  const from = Math.max(offset, MAX_ORDERED)
  return [...page, ...(await read({ offset: from, perPage: last - from }))]
}

const alphabetical = lazy(() => new Intl.Collator('en', { sensitivity: 'base' }))
