import { isSameDivision } from '../../domain/divisions/divisions.ts'
import { recordsWithoutAge } from '../../domain/teams/divisions.ts'
import type { TeamDivision, TeamItem } from '../../domain/teams/entity.ts'
import { appointmentBy, managersOf } from '../../domain/teams/managers.ts'
import { userExists } from '../../domain/users/entity.ts'
import type { SyncOrigin } from '../../store/records/corrections.ts'
import { childID } from '../../values/ids.ts'

export type Claimed = { claimedBy?: string; claimedAt?: string }

/** The fields that the kept record lacks and the duplicate has. */
export const missingFields = <Item extends object, Field extends keyof Item>(
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

/** Copies city, state, and position together, or none of them. */
export const missingPlace = (into: Placed, from: Placed): Placed => {
  if (into.locationCity || into.state) return {}
  const { locationCity, state, latitude, longitude } = from
  return { locationCity, state, latitude, longitude }
}

/** The origin of the merged record, with the external IDs of both. The source's suggestions for the duplicate's fields are dropped. */
export function mergedOrigin(into: SyncOrigin | undefined, from: SyncOrigin | undefined): SyncOrigin | undefined {
  if (!from) return into
  const { source, externals, isListing, rosterEntry, awaitedTeam } = from
  const withoutAge = [into, from].flatMap((origin) => (origin ? recordsWithoutAge(origin) : []))
  return {
    source,
    ...(isListing && { isListing }),
    ...(rosterEntry && { rosterEntry }),
    ...(awaitedTeam && { awaitedTeam }),
    ...into,
    ...((isListing || into?.isListing) && withoutAge.length > 0 && { withoutAge }),
    externals: { ...externals, ...into?.externals },
    ofDuplicates: [...(into?.ofDuplicates ?? []), ...Object.keys(externals)],
  }
}

/** The distinct divisions of both teams, and a map from each division of the duplicate to its replacement. */
export function mergedTeamDivisions(into: TeamItem, from: TeamItem) {
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

/** Adds the other division's external IDs. A division that a person added gets none. */
function withListingsOf(division: TeamDivision, other: TeamDivision): TeamDivision {
  const listings = [other.externalID, ...(other.alsoListedAs ?? [])].filter((id) => id !== undefined)
  if (!division.externalID || listings.length === 0) return division
  return { ...division, alsoListedAs: [...new Set([...(division.alsoListedAs ?? []), ...listings])] }
}

export const hasTwoOwners = ({ claimedBy: ours }: Claimed, { claimedBy: theirs }: Claimed) =>
  ours !== undefined && theirs !== undefined && ours !== theirs

/** The duplicate's owner becomes the owner of the kept record if it has none. */
export function mergedOwner(into: Claimed, { claimedBy, claimedAt }: Claimed) {
  const isMoved = !into.claimedBy && claimedBy !== undefined
  const changes = { claimedBy, claimedAt, isReleased: undefined }
  return isMoved ? { isMoved, changes, exists: [userExists(claimedBy)] } : { isMoved, changes: {}, exists: [] }
}

/** The managers of the merged team: those appointed by the kept team's owner, for either team. */
export function mergedManagers(into: TeamItem, from: TeamItem): Pick<TeamItem, 'managers'> {
  if (!into.claimedBy) return { managers: from.managers }
  if (from.claimedBy !== into.claimedBy || managersOf(from).length === 0) return {}
  const userIDs = [...new Set([...managersOf(into), ...managersOf(from)])]
  return { managers: { ...appointmentBy(into)!, userIDs } }
}
