import { childID } from '../ids.ts'
import { isSameDivision } from '../teams/divisions.ts'
import type { SyncOrigin, TeamDivision, TeamItem } from '../teams/entity.ts'
import { appointmentBy, managersOf } from '../teams/managers.ts'
import { userExists } from '../users/exists.ts'

export type Claimed = { claimedBy?: string; claimedAt?: string }

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

/** The divisions of both, each once, and which of them takes the place of each of the duplicate's. */
export function divisionsOfBoth(into: TeamItem, from: TeamItem) {
  const divisions = [...into.divisions]
  const ids: Record<string, string> = {}
  for (const division of from.divisions) {
    const at = divisions.findIndex((it) => isSameDivision(it, division))
    if (at < 0) divisions.push({ ...division, id: childID(into.teamID, division.id.split('.')[1]) })
    else divisions[at] = withListingsOf(divisions[at]!, division)
    ids[division.id] = divisions.at(at)!.id
  }
  return { divisions, ids }
}

/** Further records of the source list the division too. One that a person added stays a person's. */
function withListingsOf(division: TeamDivision, other: TeamDivision): TeamDivision {
  const listings = [other.externalID, ...(other.alsoListedAs ?? [])].filter((id) => id !== undefined)
  if (!division.externalID || listings.length === 0) return division
  return { ...division, alsoListedAs: [...new Set([...(division.alsoListedAs ?? []), ...listings])] }
}

export const hasTwoOwners = ({ claimedBy: ours }: Claimed, { claimedBy: theirs }: Claimed) =>
  ours !== undefined && theirs !== undefined && ours !== theirs

/** The duplicate's owner has the kept record where nobody owns that. */
export function ownerOfBoth(into: Claimed, { claimedBy, claimedAt }: Claimed) {
  const isMoved = !into.claimedBy && claimedBy !== undefined
  const changes = { claimedBy, claimedAt, isReleased: undefined }
  return isMoved ? { isMoved, changes, exists: [userExists(claimedBy)] } : { isMoved, changes: {}, exists: [] }
}

/** Those whom the owner of the kept team appointed for either of the two. */
export function managersOfBoth(into: TeamItem, from: TeamItem): Pick<TeamItem, 'managers'> {
  if (!into.claimedBy) return { managers: from.managers }
  if (from.claimedBy !== into.claimedBy || managersOf(from).length === 0) return {}
  const userIDs = [...new Set([...managersOf(into), ...managersOf(from)])]
  return { managers: { ...appointmentBy(into)!, userIDs } }
}
