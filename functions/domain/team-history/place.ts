import { Refusal } from '../errors.ts'
import { versionConflict, type Write } from '../store.ts'
import { uniqueKeys } from '../unique-keys/entity.ts'
import { isCurrent } from './current.ts'
import { type RosterItem, rosterEntries } from './entity.ts'

/** One player has one place on a team in a season; the current roster entry holds it. */
export const placeKey = ({ teamID, playerID, season }: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ scope: 'roster', value: `${teamID}#${playerID}#${season.toLowerCase().replace(/\s+/g, ' ')}` }) as const

/** One request waits for the same. */
export const requestKey = (entry: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ ...placeKey(entry), scope: 'rosterRequest' }) as const

const holderOf = async (entry: RosterItem) =>
  (await uniqueKeys().get(placeKey(entry)).go({ consistent: true })).data?.owner ?? null

const put = (entry: RosterItem, holder: string) =>
  uniqueKeys()
    .put({ ...placeKey(entry), owner: entry.teamHistoryID })
    .where(({ owner }, { eq }) => eq(owner, holder))

/** Takes the place for a current entry, which was `before` until now; refuses while another current entry holds it. */
export async function takePlace(entry: RosterItem, now: Date, before?: RosterItem): Promise<[Write, Error]> {
  const holder = await holderOf(entry)
  if (!holder) return [uniqueKeys().create({ ...placeKey(entry), owner: entry.teamHistoryID }), versionConflict]
  if (holder !== before?.teamHistoryID) {
    const { data } = await rosterEntries().get({ teamID: entry.teamID, teamHistoryID: holder }).go({ consistent: true })
    if (data && isCurrent(data, now)) throw new Refusal('CONFLICT', 'This player is already on the roster')
  }
  return [put(entry, holder), versionConflict]
}

/** Gives the place back, where the entry holds it. */
export async function leavePlace(entry: RosterItem): Promise<[Write, Error][]> {
  if ((await holderOf(entry)) !== entry.teamHistoryID) return []
  const leave = uniqueKeys()
    .delete(placeKey(entry))
    .where(({ owner }, { eq }) => eq(owner, entry.teamHistoryID))
  return [[leave, versionConflict]]
}
