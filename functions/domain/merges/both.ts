import type { SyncOrigin } from '../teams/entity.ts'

/** What the kept record lacks and the duplicate has. */
export const filled = <Item extends object, Field extends keyof Item>(
  into: Item,
  from: Item,
  fields: readonly Field[],
) =>
  Object.fromEntries(
    fields.filter((field) => isEmpty(into[field]) && !isEmpty(from[field])).map((field) => [field, from[field]]),
  ) as Partial<Pick<Item, Field>>

const isEmpty = (value: unknown) =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

type Placed = { locationCity?: string; state?: string; latitude?: number; longitude?: number }

/** A place is one thing: it is taken whole, or not at all. */
export const filledPlace = (into: Placed, from: Placed): Placed => {
  if (into.locationCity || into.state) return {}
  const { locationCity, state, latitude, longitude } = from
  return { locationCity, state, latitude, longitude }
}

/** Both records' outside ids are the kept one's. What the source says of the duplicate's fields is no suggestion for those of the other. */
export function originOfBoth(into: SyncOrigin | undefined, from: SyncOrigin | undefined): SyncOrigin | undefined {
  if (!from) return into
  const { source, externals, isListing, rosterEntry, awaitedTeam } = from
  return {
    source,
    ...(isListing && { isListing }),
    ...(rosterEntry && { rosterEntry }),
    ...(awaitedTeam && { awaitedTeam }),
    ...into,
    externals: { ...externals, ...into?.externals },
    ofDuplicates: [...(into?.ofDuplicates ?? []), ...Object.keys(externals)],
  }
}
