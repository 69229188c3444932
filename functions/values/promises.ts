/** The records of the IDs, each once and in their order. Without those that are not found. */
export async function findAll<T>(ids: Iterable<string>, find: (id: string) => Promise<T | null>): Promise<T[]> {
  const found = await Promise.all([...new Set(ids)].map((id) => find(id)))
  return found.filter((it) => it !== null)
}

/** The items that pass the check. All are checked at the same time. */
export async function filterAsync<T>(items: readonly T[], check: (item: T) => unknown): Promise<T[]> {
  const passes = await Promise.all(items.map(check))
  return items.filter((_, i) => passes[i])
}
