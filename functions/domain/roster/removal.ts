import { itemKey, parseItem } from '../../store/entity.ts'
import { batchGet, transactInBatches, transactWrite, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import {
  playerHistory,
  playerRequests,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
  rosterRequests,
} from './entity.ts'
import { entryKey, requestKey } from './entry-key.ts'

const AT_ONCE = 25

/** Removes roster entries from both the team and the player, and releases their unique keys. */
export async function removeRosterEntries(entries: readonly RosterItem[]): Promise<void> {
  for (let at = 0; at < entries.length; at += AT_ONCE) {
    const chunk = entries.slice(at, at + AT_ONCE)
    const places = await batchGet(
      chunk.map((entry) => itemKey(uniqueKeys, entryKey(entry))),
      true,
    )
    const holders = new Set(places.map((item) => parseItem(uniqueKeys, item).owner))
    await transactWrite(chunk.flatMap((entry) => removed(entry, holders.has(entry.teamHistoryID))))
  }
}

/** Removes requests from both the team and the player. */
export const removeRosterRequests = (requests: readonly RosterRequest[]) =>
  transactInBatches(requests.map(removedRequest))

const removedRequest = ({ teamID, playerID, teamHistoryID, season }: RosterRequest): [Write][] => [
  [uniqueKeys().delete(requestKey({ teamID, playerID, season }))],
  [rosterRequests().delete({ teamID, teamHistoryID })],
  [playerRequests().delete({ playerID, teamHistoryID })],
]

const removed = (entry: RosterItem, holdsKey: boolean): [Write][] => [
  [rosterEntries().delete({ teamID: entry.teamID, teamHistoryID: entry.teamHistoryID })],
  [playerHistory().delete({ playerID: entry.playerID, teamHistoryID: entry.teamHistoryID })],
  ...(holdsKey ? [[uniqueKeys().delete(entryKey(entry))] as [Write]] : []),
]
