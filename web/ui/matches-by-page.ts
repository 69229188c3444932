import type { Matches } from './use-matches.ts'

const MAX_MATCHES = 500
const PER_PAGE = 20

type Load<Item> = (paging: { page: number; perPage: number }, signal: AbortSignal) => Promise<readonly Item[]>

/** Matches of a type-ahead, loaded page by page as the user scrolls. */
export async function matchesByPage<Item>(
  load: Load<Item>,
  signal: AbortSignal,
  isOffered: (item: Item) => boolean = () => true,
  page = 1,
): Promise<Matches<Item>> {
  const found = await load({ page, perPage: PER_PAGE }, signal)
  const hasMore = found.length === PER_PAGE
  const hasNext = hasMore && page * PER_PAGE < MAX_MATCHES
  return {
    items: found.filter(isOffered),
    hasMore,
    next: hasNext ? (signal) => matchesByPage(load, signal, isOffered, page + 1) : undefined,
  }
}
