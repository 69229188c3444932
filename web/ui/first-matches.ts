/** Matches of a type-ahead limited to `most`. A full page means that there may be more. */
export const firstMatches = <Item>(items: readonly Item[], most: number) => ({ items, hasMore: items.length >= most })
