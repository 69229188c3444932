import type { RegisterWalkUpInput } from '../api/generated.ts'
import { localStore } from '../api/storage.ts'

/**
 * Check-in data stored in this browser: the list of approved players or accepted teams, so that the page works offline, and check-ins and
 * walk-ups that have not been sent. Keys contain the user and the path of the page. Notifications on this device are kept as a list, too, to
 * end with the session.
 */
const LIST = 'check-in-list:'
const PENDING = 'check-in:'
const WALK_UPS = 'check-in-walk-ups:'
const DAY_MS = 24 * 60 * 60_000

/** What was changed and is unsent. `jerseyNumber` is the registration's number for that day. */
export type PendingCheckIn = { checkedInAt?: string | null; jerseyNumber?: string; changedAt: string }
export type PendingCheckIns = Record<string, PendingCheckIn>

type Kept<Subject> = { subject: Subject; keptAt: string; until: string }
type Times = { startTime: string; endTime: string | null }

/** An unsent walk-up. */
export type PendingWalkUp = {
  /** With it, a walk-up that is sent again is registered once. */
  key: string
  input: RegisterWalkUpInput
  /** Why the server refused it. */
  problem?: string
}

const listKey = (userID: string, page: string) => `${LIST}${userID}:${page}`
const walkUpsKey = (userID: string, page: string) => `${WALK_UPS}${userID}:${page}`
const pendingKey = (userID: string, page: string) => `${PENDING}${userID}:${page}`

/** Check-in ends a day after the event. */
const lastMoment = ({ startTime, endTime }: Times) => new Date(Date.parse(endTime ?? startTime) + DAY_MS).toISOString()

const isOver = ({ until }: { until: string }) => until < new Date().toISOString()

export function storedList<Subject>(userID: string, page: string): Kept<Subject> | null {
  const kept = parsed<Kept<Subject>>(localStore.get(listKey(userID, page)))
  return kept && !isOver(kept) ? kept : null
}

/** Returns false if check-in is over, or if the browser does not store the list. */
export function storeList(userID: string, page: string, subject: Times): boolean {
  const kept = { subject, keptAt: new Date().toISOString(), until: lastMoment(subject) }
  return !isOver(kept) && localStore.set(listKey(userID, page), JSON.stringify(kept))
}

/** Keeps only the viewer's own lists whose check-in is still open, without a viewer none, and walk-ups of the last day. */
export function removeOldLists(viewerID: string | undefined) {
  const oldest = new Date(Date.now() - DAY_MS).toISOString()
  for (const key of keysOf(WALK_UPS)) {
    const walkUps = parsed<PendingWalkUp[]>(localStore.get(key)) ?? []
    if (walkUps.every(({ input }) => input.arrivedAt! < oldest)) localStore.remove(key)
  }
  removeLists((key) => {
    const kept = parsed<{ until: string }>(localStore.get(key))
    return !viewerID || !key.startsWith(listKey(viewerID, '')) || !kept || isOver(kept)
  })
}

export const removeList = (userID: string, page: string) => removeLists((key) => key === listKey(userID, page))

/** Removes everything at sign-out: lists, unsent check-ins and walk-ups, and offline pages. */
export function removeCheckIns() {
  for (const key of [...keysOf(PENDING), ...keysOf(WALK_UPS)]) localStore.remove(key)
  removeLists(() => true)
}

function removeLists(isOld: (key: string) => boolean) {
  const old = keysOf(LIST).filter(isOld)
  if (old.length === 0) return
  for (const key of old) localStore.remove(key)
  void endOfflinePages()
}

/** Unregisters the service workers of pages whose list is gone. After the last one, deletes the caches. */
async function endOfflinePages() {
  const kept = keysOf(LIST).map((key) => key.split(':').at(-1)!)
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (!kept.some((page) => worker.scope.endsWith(page))) await worker.unregister()
  if (kept.length === 0) for (const name of await caches.keys()) await caches.delete(name)
}

export function pendingCheckIns(userID: string, page: string): PendingCheckIns {
  return parsed<PendingCheckIns>(localStore.get(pendingKey(userID, page))) ?? {}
}

/** Persists unsent check-ins across reloads and closed tabs. They contain only IDs, times, and numbers, no names. */
export function storePendingCheckIns(userID: string, page: string, pending: PendingCheckIns) {
  const key = pendingKey(userID, page)
  if (Object.keys(pending).length > 0) localStore.set(key, JSON.stringify(pending))
  else localStore.remove(key)
}

export const pendingWalkUps = (userID: string, page: string): PendingWalkUp[] =>
  parsed<PendingWalkUp[]>(localStore.get(walkUpsKey(userID, page))) ?? []

/** Persists unsent walk-ups with the names of children and the addresses of parents, until they are sent or the user signs out, at most for a day. */
export function storePendingWalkUps(userID: string, page: string, walkUps: readonly PendingWalkUp[]) {
  const key = walkUpsKey(userID, page)
  if (walkUps.length > 0) localStore.set(key, JSON.stringify(walkUps))
  else localStore.remove(key)
}

/** Numbers of the user's unsent check-ins and walk-ups, by page. */
export function countPendingCheckIns(userID: string): { page: string; count: number }[] {
  const pagesIn = (prefix: string) => keysOf(prefix).map((key) => key.slice(prefix.length))
  const pages = new Set([...pagesIn(pendingKey(userID, '')), ...pagesIn(walkUpsKey(userID, ''))])
  return [...pages].map((page) => ({
    page,
    count: Object.keys(pendingCheckIns(userID, page)).length + pendingWalkUps(userID, page).length,
  }))
}

const keysOf = (prefix: string) => localStore.keys().filter((key) => key.startsWith(prefix))

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
