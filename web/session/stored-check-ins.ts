import { localStore } from '../api/storage.ts'

/**
 * Check-in data stored in this browser: the list of approved players or accepted teams, so that the page works offline, and check-ins
 * that have not been sent. Keys contain the user and the path of the page. Notifications on this device are kept as a list, too, to end
 * with the session.
 */
const LIST = 'check-in-list:'
const PENDING = 'check-in:'
const DAY_MS = 24 * 60 * 60_000

/** What was changed and is unsent. `jerseyNumber` is the registration's number for that day. */
export type PendingCheckIn = { checkedInAt?: string | null; jerseyNumber?: string; changedAt: string }
export type PendingCheckIns = Record<string, PendingCheckIn>

type Kept<Subject> = { subject: Subject; keptAt: string; until: string }
type Times = { startTime: string; endTime: string | null }

const listKey = (userID: string, page: string) => `${LIST}${userID}:${page}`
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

/** Keeps only the viewer's own lists whose check-in is still open. Without a viewer, keeps none. */
export function removeOldLists(viewerID: string | undefined) {
  removeLists((key) => {
    const kept = parsed<{ until: string }>(localStore.get(key))
    return !viewerID || !key.startsWith(listKey(viewerID, '')) || !kept || isOver(kept)
  })
}

export const removeList = (userID: string, page: string) => removeLists((key) => key === listKey(userID, page))

/** Removes everything at sign-out: lists, unsent check-ins, and offline pages. */
export function removeCheckIns() {
  for (const key of keysOf(PENDING)) localStore.remove(key)
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

/** Numbers of the user's unsent check-ins, by page. */
export function countPendingCheckIns(userID: string): { page: string; count: number }[] {
  const prefix = pendingKey(userID, '')
  return keysOf(prefix).map((key) => ({
    page: key.slice(prefix.length),
    count: Object.keys(parsed<PendingCheckIns>(localStore.get(key)) ?? {}).length,
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
