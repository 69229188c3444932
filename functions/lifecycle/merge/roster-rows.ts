import type { PlayerItem } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import {
  isCurrent,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from '../../domain/roster/entity.ts'
import { entryKey, noRequest, releaseEntryKey, reserveEntryKey } from '../../domain/roster/entry-writes.ts'
import { closed, findSameRequest } from '../../domain/roster/requests.ts'
import { teams } from '../../domain/teams/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { queryPartition, versionConflict, type Writes } from '../../store/store.ts'
import { Refusal } from '../../values/errors.ts'
import { childID, localID } from '../../values/ids.ts'

type KeyFields = Pick<RosterItem, 'teamID' | 'playerID' | 'season'>

const sameKey = (one: KeyFields, other: KeyFields) => entryKey(one).value === entryKey(other).value

/**
 * The kept record's entry with the same key as the moved one, if both are current or both have the same content. `entry` is the entry as it
 * would be after the move.
 */
export const sameEntry = <Entry extends RosterItem>(entry: Entry, there: readonly RosterItem[], now: Date) =>
  there.find(
    (it) =>
      sameKey(it, entry) &&
      ((isCurrent(it, now) && isCurrent(entry, now)) ||
        (it.startDate === entry.startDate && it.division === entry.division && it.ageGroup === entry.ageGroup)),
  )

/** How an entry moves. `next` is the entry after the move. `released`, `reserved`: the writes of its keys. It answers a request for the same. */
export async function entryMove(entry: RosterItem, next: RosterItem, now: Date) {
  const roster = (await queryPartition(rosterEntries().query.byTeam({ teamID: next.teamID }), true)).of(rosterEntries)
  const same = sameEntry(next, roster, now)
  const released = await releaseEntryKey(entry)
  if (same || !isCurrent(next, now)) return { same, released, reserved: [] }
  const waiting = await findSameRequest(next)
  const reserved: Writes = [
    ...(released.length > 0 ? [await ifStillFree(reserveEntryKey(next, now))] : []),
    ...(waiting ? closed(waiting) : [noRequest(next)]),
  ]
  return { same, released, reserved }
}

/** For writes with a key that was free a moment ago. Throws a version conflict if it no longer is. */
export const ifStillFree = <T>(writes: Promise<T>): Promise<T> =>
  writes.catch((error: unknown) => {
    throw error instanceof Refusal ? versionConflict : error
  })

/** Whether the request would already be answered, or be a duplicate, after the move. */
export const isRedundantRequest = (
  request: RosterRequest,
  there: { entries: readonly RosterItem[]; requests: readonly RosterRequest[] },
  now: Date,
) =>
  there.entries.some((it) => sameKey(it, request) && isCurrent(it, now)) ||
  there.requests.some((it) => sameKey(it, request))

/** Checks the same against the team's current roster. */
export async function isRedundantOnTeam(request: RosterRequest, now: Date) {
  const partition = await queryPartition(teams().get({ teamID: request.teamID }), true)
  const there = { entries: partition.of(rosterEntries), requests: partition.of(rosterRequests) }
  return isRedundantRequest(request, there, now)
}

/** The player follows its entry: the origin points to the remaining entry if the sync created it, and the custody moves to the kept team. */
export function followedByPlayer(player: PlayerItem | null, from: RosterItem, to: RosterItem): Writes {
  if (!player) return []
  const { origin, custodianTeamID } = player
  const changes = {
    ...(origin?.rosterEntry === from.teamHistoryID && { origin: { ...origin, rosterEntry: to.teamHistoryID } }),
    ...(custodianTeamID === from.teamID && from.teamID !== to.teamID && { custodianTeamID: to.teamID }),
  }
  return Object.keys(changes).length > 0 ? recordWrites(playerRecord.annotate(player, changes)) : []
}

/** The entry on the other team. If the sync created its ID, it gets the ID that the sync would create for that team. */
export function entryAt(intoID: string, entry: RosterItem): RosterItem {
  const { teamID, playerID, season, teamHistoryID, follows } = entry
  const ownOf = (id: string) => id.split('.')[1]!
  const isOfSource = ownOf(teamHistoryID) === localID('roster', playerID, teamID, season)
  return {
    ...entry,
    teamID: intoID,
    teamHistoryID: childID(intoID, isOfSource ? localID('roster', playerID, intoID, season) : ownOf(teamHistoryID)),
    ...(follows && { follows: childID(intoID, ownOf(follows)) }),
  }
}
