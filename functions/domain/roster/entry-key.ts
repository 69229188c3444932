import { conditionCheck, find, versionConflict, type Write } from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { conflict } from '../../values/errors.ts'
import * as m from '../../values/messages/generated.ts'
import { isCurrent } from './current.ts'
import { type RosterItem, rosterEntries } from './entity.ts'

/** Unique key: a player has at most one current roster entry per team and season. */
export const entryKey = ({ teamID, playerID, season }: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ scope: 'roster', value: `${teamID}#${playerID}#${season.toLowerCase().replace(/\s+/g, ' ')}` }) as const

/** Unique key: a player has at most one pending request per team and season. */
export const requestKey = (entry: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ ...entryKey(entry), scope: 'rosterRequest' }) as const

const holderOf = async (entry: RosterItem) => (await find(uniqueKeys, entryKey(entry)))?.owner ?? null

const put = (entry: RosterItem, holder: string) =>
  uniqueKeys()
    .put({ ...entryKey(entry), owner: entry.teamHistoryID })
    .where(({ owner }, { eq }) => eq(owner, holder))

const remove = (entry: RosterItem, holder: string) =>
  uniqueKeys()
    .delete(entryKey(entry))
    .where(({ owner }, { eq }) => eq(owner, holder))

/** The ended entry that still holds the key, or null. Refuses if another current entry holds it. */
async function endedHolderOf(entry: RosterItem, now: Date, before?: RosterItem) {
  const holder = await holderOf(entry)
  if (!holder || holder === before?.teamHistoryID) return holder
  const data = await find(rosterEntries, { teamID: entry.teamID, teamHistoryID: holder })
  if (data && isCurrent(data, now)) throw conflict(m.this_player_is_already_on_the_roster)
  return holder
}

/** Reserves the key for a current entry. `before` is its previous version. Refuses if another current entry holds it. */
export async function reserveEntryKey(entry: RosterItem, now: Date, before?: RosterItem): Promise<[Write, Error]> {
  const holder = await endedHolderOf(entry, now, before)
  if (holder) return [put(entry, holder), versionConflict]
  return [uniqueKeys().create({ ...entryKey(entry), owner: entry.teamHistoryID }), versionConflict]
}

/** For a request: no current entry holds the key, and none takes it meanwhile. */
export async function freeEntryKey(entry: RosterItem, now: Date): Promise<[Write, Error]> {
  const holder = await endedHolderOf(entry, now)
  return [holder ? remove(entry, holder) : conditionCheck(uniqueKeys().get(entryKey(entry)), 'absent'), versionConflict]
}

/** For a current entry: no request for the same waits, and none is made meanwhile. */
export const noRequest = (entry: RosterItem): [Write, Error] => [
  conditionCheck(uniqueKeys().get(requestKey(entry)), 'absent'),
  versionConflict,
]

/** Releases the key if the entry holds it. */
export async function releaseEntryKey(entry: RosterItem): Promise<[Write, Error][]> {
  if ((await holderOf(entry)) !== entry.teamHistoryID) return []
  return [[remove(entry, entry.teamHistoryID), versionConflict]]
}
