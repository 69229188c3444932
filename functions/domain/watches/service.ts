import { itemKey, parseItem } from '../../store/entity.ts'
import { removeItem, replaceItem } from '../../store/records/version.ts'
import {
  batchGet,
  find,
  queryPartition,
  retryOnConflict,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { WATCH_PARAMETERS } from '../../values/list-filters.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { userExists } from '../users/entity.ts'
import { teamFollowers, type WatchKind, type WatchListItem, type WatchRow, watchListKey, watchLists } from './entity.ts'

const MAX_WATCHES = 20
const MAX_OF_VISITOR = 3
const MAX_FILTERS_LENGTH = 400

export const findWatchList = (ownerID: string) => find(watchLists, watchListKey(ownerID))

export const watchesOf = async (ownerID: string): Promise<WatchRow[]> => (await findWatchList(ownerID))?.watches ?? []

type Subject = { kind: WatchKind; filters?: string | null; teamID?: string | null; isDaily?: boolean | null }

/** `email`: the confirmed address of a visitor. */
type Owner = { ownerID: string; email?: string; locale?: Locale }

/** A visitor has no player that a search could fit. */
export const subjectOf = ({ kind, filters, teamID }: Subject, { email }: Pick<Owner, 'email'>): string =>
  kind === 'TEAM' ? checkID(teamID ?? '', 'Team') : canonical(kind, filters ?? '', email ? ['fits'] : [])

/** Creates the owner's watch, or changes the existing one of the same subject. The caller checks that the team exists. */
export function createWatch(owner: Owner, input: Subject, now: Date): Promise<WatchRow> {
  const { kind, isDaily } = input
  const subject = subjectOf(input, owner)
  const most = owner.email ? MAX_OF_VISITOR : MAX_WATCHES
  return change(owner, now, (watches) => {
    const existing = watches.find((it) => it.kind === kind && it.subject === subject)
    if (existing) {
      const result = { ...existing, isDaily: isDaily ?? existing.isDaily, isPaused: false }
      return { watches: watches.map((it) => (it === existing ? result : it)), result }
    }
    if (watches.filter(({ isAutomatic }) => !isAutomatic).length >= most) throw conflict(requestTexts.watchLimit(most))
    const watch: WatchRow = {
      watchID: newID(),
      kind,
      subject,
      isDaily: isDaily ?? false,
      isPaused: false,
      createdAt: now.toISOString(),
    }
    return { watches: [...watches, watch], result: watch }
  })
}

type Update = { isDaily?: boolean | null; isPaused?: boolean | null }

export function updateWatch(ownerID: string, watchID: string, input: Update, now: Date): Promise<WatchRow> {
  return change({ ownerID }, now, (watches) => {
    const watch = getIn(watches, watchID)
    const isPaused = input.isPaused ?? watch.isPaused
    // What it found before a pause is old when it goes on.
    const found = isPaused ? undefined : watch.found
    const result: WatchRow = {
      ...watch,
      isDaily: input.isDaily ?? watch.isDaily,
      isPaused,
      ...(found ? { found } : {}),
    }
    if (!found) delete result.found
    return { watches: watches.map((it) => (it === watch ? result : it)), result }
  })
}

export async function deleteWatch(ownerID: string, watchID: string, now: Date): Promise<true> {
  await change({ ownerID }, now, (watches) => {
    const watch = getIn(watches, watchID)
    return { watches: watches.filter((it) => it !== watch), result: watch }
  })
  return true
}

/** For deleted accounts, and visitors who unsubscribe. */
export async function removeWatchesOf(ownerID: string): Promise<void> {
  await retryOnConflict(async () => {
    const list = await findWatchList(ownerID)
    if (list) await transactWrite(listWrites(list, { ...list, watches: [] }))
  })
}

function getIn(watches: readonly WatchRow[], watchID: string): WatchRow {
  const watch = watches.find((it) => it.watchID === watchID)
  if (!watch) throw notFound('Watch')
  return watch
}

type Change = (watches: WatchRow[]) => { watches: WatchRow[]; result: WatchRow }

const change = ({ ownerID, email, locale }: Owner, now: Date, make: Change): Promise<WatchRow> =>
  retryOnConflict(async () => {
    const list = await findWatchList(ownerID)
    const { watches, result } = make(list?.watches ?? [])
    const next = {
      ...(list ?? { ...watchListKey(ownerID), email, version: 0 }),
      ...(locale && { locale }),
      watches,
      visitedAt: now.toISOString(),
    }
    await transactWrite([...listWrites(list, next), ...(email ? [] : [userExists(ownerID)])])
    return result
  })

/** The writes of the changed list. A list without watches is deleted. */
export function listWrites(read: WatchListItem | null, next: WatchListItem): Writes {
  const { ownerID } = next
  const [before, after] = [followed(read), followed(next)]
  const version = (read?.version ?? 0) + 1
  const item = watchLists()
  return [
    next.watches.length === 0 && read
      ? removeItem(item, watchListKey(ownerID), read)
      : read
        ? replaceItem(item, read, { ...next, version })
        : [item.create({ ...next, version }), versionConflict],
    ...before
      .difference(after)
      .values()
      .map((teamID): [Write] => [teamFollowers().delete({ teamID, ownerID })]),
    ...after
      .difference(before)
      .values()
      .map((teamID): [Write] => [teamFollowers().put({ teamID, ownerID })]),
  ]
}

const followed = (list: WatchListItem | null) =>
  new Set((list?.watches ?? []).filter(({ kind }) => kind === 'TEAM').map(({ subject }) => subject))

/** The filters in one order, without those that a watch does not keep. */
export function canonical(kind: Exclude<WatchKind, 'TEAM'>, text: string, dropped: string[] = []): string {
  const given = new URLSearchParams(text)
  const kept = WATCH_PARAMETERS[kind].flatMap((name) => {
    const value = given.get(name)?.trim()
    return value && !dropped.includes(name) ? [[name, value]] : []
  })
  const subject = new URLSearchParams(kept).toString()
  if (subject.length > MAX_FILTERS_LENGTH) throw badInput('filters', requestTexts.tooManyFilters)
  return subject
}

const followerIDs = async (teamID: string) =>
  (await queryPartition(teamFollowers().query.byTeam({ teamID }), true)).of(teamFollowers).map(({ ownerID }) => ownerID)

/** The watch lists of those who follow the team and have not paused it. */
export async function followersOf(teamID: string): Promise<WatchListItem[]> {
  const ids = await followerIDs(teamID)
  const items = await batchGet(
    ids.map((ownerID) => itemKey(watchLists, watchListKey(ownerID))),
    true,
  )
  return items
    .map((item) => parseItem(watchLists, item))
    .filter(({ watches }) => watches.some((it) => it.kind === 'TEAM' && it.subject === teamID && !it.isPaused))
}

/** Those who follow a merged team follow the team that was kept. Idempotent. */
export async function moveFollowers(fromID: string, intoID: string): Promise<void> {
  for (const ownerID of await followerIDs(fromID)) {
    await retryOnConflict(async () => {
      const list = await findWatchList(ownerID)
      if (!list) return
      const isFollowing = list.watches.some(({ kind, subject }) => kind === 'TEAM' && subject === intoID)
      const watches = list.watches.flatMap((it) => {
        if (it.kind !== 'TEAM' || it.subject !== fromID) return it
        return isFollowing ? [] : { ...it, subject: intoID }
      })
      await transactWrite(listWrites(list, { ...list, watches }))
    })
  }
}
