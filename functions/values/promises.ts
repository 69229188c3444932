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

/** Runs the work for each item, 20 at a time. A failure does not stop the others. The first one is thrown at the end. */
export async function forEachOf<T>(all: Iterable<T>, work: (one: T) => Promise<void>, atOnce = 20): Promise<void> {
  const failures: unknown[] = []
  const left = [...all].values()
  const worker = async () => {
    for (const one of left) await work(one).catch((error) => failures.push(error))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  if (failures.length > 0) throw failures[0]
}

/** Like `forEachOf`, one after the other. */
export const oneByOne = <T>(all: Iterable<T>, work: (one: T) => Promise<void>) => forEachOf(all, work, 1)
