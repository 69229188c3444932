import { removeItem, replaceItem } from '../../store/records/version.ts'
import {
  conditionCheck,
  find,
  findAll,
  transactInBatches,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { uniqueKeys } from '../../store/unique-keys/entity.ts'
import { comparable } from '../../values/comparable.ts'
import { DAY_MS, DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict } from '../../values/errors.ts'
import { newID } from '../../values/ids.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { stored } from '../../values/messages/stored-text.ts'
import {
  type FieldChange,
  isCurrent,
  playerHistory,
  playerRequests,
  type RosterChangeItem,
  type RosterItem,
  type RosterRequest,
  type RosterSide,
  rosterChanges,
  rosterEntries,
  rosterRequests,
} from './entity.ts'

/** Unique key: a player has at most one current roster entry per team and season. */
export const entryKey = ({ teamID, playerID, season }: Pick<RosterItem, 'teamID' | 'playerID' | 'season'>) =>
  ({ scope: 'roster', value: `${teamID}#${playerID}#${comparable(season)}` }) as const

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
  if (data && isCurrent(data, now)) throw conflict(refusalTexts.alreadyOnRoster)
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

/** Removes roster entries from both the team and the player, and releases their unique keys. */
export async function removeRosterEntries(entries: readonly RosterItem[]): Promise<void> {
  const holders = new Set((await findAll(uniqueKeys, entries.map(entryKey), true)).map(({ owner }) => owner))
  await transactInBatches(entries.map((entry) => removed(entry, holders.has(entry.teamHistoryID))))
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

/** Longer than the delay before a notice is emailed. */
const KEPT_SECONDS = 7 * DAY_SECONDS

type Change = { changedBy?: string; answeredBy?: RosterSide; opportunityID?: string; fields?: FieldChange[] }

/** The write that triggers notices of the change: see `notices/roster.ts`. */
export function rosterChangeWrite(
  kind: RosterChangeItem['kind'],
  { teamID, teamHistoryID, playerID, season }: RosterItem,
  now: Date,
  change: Change,
): [Write] {
  const expiresAt = expiresAfter(KEPT_SECONDS, now)
  const of = { teamID, teamHistoryID, playerID, season }
  return [rosterChanges().create({ changeID: newID(), kind, ...of, expiresAt, ...change })]
}

const LABELS = {
  season: stored('season'),
  jerseyNumber: stored('jerseyNumber'),
  ageGroup: stored('ageGroup'),
  division: stored('division'),
  startDate: stored('start'),
  endDate: stored('end'),
} as const

export const fieldsChanged = (before: RosterItem, after: RosterItem): FieldChange[] =>
  (Object.keys(LABELS) as (keyof typeof LABELS)[])
    .filter((field) => before[field] !== after[field])
    .map((field) => ({
      label: LABELS[field],
      from: before[field] ?? stored('none'),
      to: after[field] ?? stored('none'),
    }))
