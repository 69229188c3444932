import { Refusal } from '../errors.ts'
import { childID } from '../ids.ts'
import { localID } from '../local-id.ts'
import { versionConflict } from '../store.ts'
import { isCurrent } from '../team-history/current.ts'
import type { RosterItem, RosterRequest } from '../team-history/entity.ts'
import { entryKey, reserveEntryKey } from '../team-history/entry-key.ts'

type KeyFields = Pick<RosterItem, 'teamID' | 'playerID' | 'season'>

const sameKey = (one: KeyFields, other: KeyFields) => entryKey(one).value === entryKey(other).value

/**
 * The entry that the kept record has already under the key of the one that comes: both are current, or they say the same. `entry` is as
 * it would be after the move.
 */
export const sameEntry = <Entry extends RosterItem>(entry: Entry, there: readonly RosterItem[], now: Date) =>
  there.find(
    (it) =>
      sameKey(it, entry) &&
      ((isCurrent(it, now) && isCurrent(entry, now)) ||
        (it.startDate === entry.startDate && it.division === entry.division && it.ageGroup === entry.ageGroup)),
  )

/** Whether the request would be answered already, or stand twice, after the move. */
export const isRedundantRequest = (
  request: RosterRequest,
  there: { entries: readonly RosterItem[]; requests: readonly RosterRequest[] },
  now: Date,
) =>
  there.entries.some((it) => sameKey(it, request) && isCurrent(it, now)) ||
  there.requests.some((it) => sameKey(it, request))

/** Reserves the key that no current entry held a moment ago. */
export const reserveFreeKey = (entry: RosterItem, now: Date) =>
  reserveEntryKey(entry, now).catch((error: unknown) => {
    throw error instanceof Refusal ? versionConflict : error
  })

/** The entry on the other team. Its id, where the source gave it, is the one that the source would give it there. */
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
