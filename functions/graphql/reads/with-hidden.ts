import type { HideableKind } from '../../domain/reports/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import type { Query } from '../../store/read-model/query.ts'
import type { Context } from '../context.ts'
import type { AdminListInput } from '../generated.ts'

type Asked = { admin?: AdminListInput | null }

/** Loaded on first use, to keep reads fast. */
const matches = async ({ admin }: Asked, kind: HideableKind, query: Query, context: Context) =>
  admin?.includeHidden ? (await import('./hidden-matches.ts')).hiddenMatches(kind, query, context) : []

/** The number of records in the list. */
export async function countWithHidden<K extends HideableKind>(
  kind: K,
  query: Query<K>,
  asked: Asked,
  context: Context,
) {
  const [count, hidden] = await Promise.all([
    directory().count(kind, query, context.seen),
    matches(asked, kind, query, context),
  ])
  return count + hidden.length
}

/** The page of the list. Hidden records, if an admin asks for them, come after all others. */
export async function withHidden<K extends HideableKind, T>(
  found: T[],
  kind: K,
  query: Query<K> & { page: number; perPage: number },
  asked: Asked,
  context: Context,
  hydrate: (ids: string[]) => Promise<(T | null)[]>,
): Promise<T[]> {
  const { page, perPage } = query
  if (found.length >= perPage) return found
  const hidden = await matches(asked, kind, query, context)
  if (hidden.length === 0) return found
  const start = Math.max(0, (page - 1) * perPage - (await directory().count(kind, query, context.seen)))
  const more = await hydrate(hidden.slice(start, start + perPage - found.length))
  return [...found, ...more.filter((it) => it !== null)]
}
