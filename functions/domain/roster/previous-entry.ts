import { removeItem, replaceItem } from '../../store/records/version.ts'
import type { Writes } from '../../store/store.ts'
import { find } from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { isCurrent } from './current.ts'
import { playerHistory, type RosterItem, rosterEntries } from './entity.ts'
import { releaseEntryKey } from './entry-key.ts'

/** Ends the followed entry as of yesterday. Deletes it if it started today. */
export async function endPreviousEntry({ follows, teamID }: RosterItem, now: Date): Promise<Writes> {
  if (!follows) return []
  const before = await find(rosterEntries, { teamID, teamHistoryID: follows })
  if (!before || !isCurrent(before, now)) return []
  const { playerID, teamHistoryID } = before
  const endDate = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10)
  const released = await releaseEntryKey(before)
  if (before.startDate > endDate)
    return [
      removeItem(rosterEntries(), { teamID, teamHistoryID }, before),
      [playerHistory().delete({ playerID, teamHistoryID })],
      ...released,
    ]
  const after = { ...before, endDate, version: before.version + 1 }
  return [replaceItem(rosterEntries(), before, after), [playerHistory().put(after)], ...released]
}
