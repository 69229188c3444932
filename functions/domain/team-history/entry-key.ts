import { conflict } from '../errors.ts'
import { versionConflict, type Write } from '../store.ts'
import { uniqueKeys } from '../unique-keys/entity.ts'
import { isCurrent } from './current.ts'
import { type RosterItem, rosterEntries } from './entity.ts'

/** Unique key: a player has at most one current roster entry per team and season. */
export const entryKey = ({ teamID, playerID, season }: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ scope: 'roster', value: `${teamID}#${playerID}#${season.toLowerCase().replace(/\s+/g, ' ')}` }) as const

/** Unique key: a player has at most one pending request per team and season. */
export const requestKey = (entry: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ ...entryKey(entry), scope: 'rosterRequest' }) as const

const holderOf = async (entry: RosterItem) =>
  (await uniqueKeys().get(entryKey(entry)).go({ consistent: true })).data?.owner ?? null

const put = (entry: RosterItem, holder: string) =>
  uniqueKeys()
    .put({ ...entryKey(entry), owner: entry.teamHistoryID })
    .where(({ owner }, { eq }) => eq(owner, holder))

/** Reserves the key for a current entry. `before` is its previous version. Refuses if another current entry holds it. */
export async function reserveEntryKey(entry: RosterItem, now: Date, before?: RosterItem): Promise<[Write, Error]> {
  const holder = await holderOf(entry)
  if (!holder) return [uniqueKeys().create({ ...entryKey(entry), owner: entry.teamHistoryID }), versionConflict]
  if (holder !== before?.teamHistoryID) {
    const { data } = await rosterEntries().get({ teamID: entry.teamID, teamHistoryID: holder }).go({ consistent: true })
    if (data && isCurrent(data, now)) throw conflict('This player is already on the roster')
  }
  return [put(entry, holder), versionConflict]
}

/** Releases the key if the entry holds it. */
export async function releaseEntryKey(entry: RosterItem): Promise<[Write, Error][]> {
  if ((await holderOf(entry)) !== entry.teamHistoryID) return []
  const leave = uniqueKeys()
    .delete(entryKey(entry))
    .where(({ owner }, { eq }) => eq(owner, entry.teamHistoryID))
  return [[leave, versionConflict]]
}
