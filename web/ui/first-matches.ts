/** The matches of a type-ahead that asks for `most`. A full page says that there may be more. */
export const firstMatches = <Item>(items: readonly Item[], most: number) => ({ items, hasMore: items.length >= most })
