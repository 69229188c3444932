import { localStore } from '../api/storage.ts'

/**
 * Check-in data stored in this browser: the list of approved players, so that the page works offline, and check-ins that have not
 * been sent. Keys contain the user and the opportunity. Notifications on this device are kept as a list, too, to end with the session.
 */
const LIST = 'check-in-list:'
const PENDING = 'check-in:'
const DAY_MS = 24 * 60 * 60_000

/** What was changed and is unsent. `jerseyNumber` is the registration's number for that day. */
export type PendingCheckIn = { checkedInAt?: string | null; jerseyNumber?: string; changedAt: string }
export type PendingCheckIns = Record<string, PendingCheckIn>

type Kept<Opportunity> = { opportunity: Opportunity; keptAt: string; until: string }
type Times = { startTime: string; endTime: string | null }

const listKey = (userID: string, opportunityID: string) => `${LIST}${userID}:${opportunityID}`
const pendingKey = (userID: string, opportunityID: string) => `${PENDING}${userID}:${opportunityID}`

/** Check-in ends a day after the event. */
const lastMoment = ({ startTime, endTime }: Times) => new Date(Date.parse(endTime ?? startTime) + DAY_MS).toISOString()

const isOver = ({ until }: { until: string }) => until < new Date().toISOString()

export function storedList<Opportunity>(userID: string, opportunityID: string): Kept<Opportunity> | null {
  const kept = parsed<Kept<Opportunity>>(localStore.get(listKey(userID, opportunityID)))
  return kept && !isOver(kept) ? kept : null
}

/** Returns false if check-in is over, or if the browser does not store the list. */
export function storeList<Opportunity extends { id: string } & Times>(
  userID: string,
  opportunity: Opportunity,
): boolean {
  const kept = { opportunity, keptAt: new Date().toISOString(), until: lastMoment(opportunity) }
  return !isOver(kept) && localStore.set(listKey(userID, opportunity.id), JSON.stringify(kept))
}

/** Keeps only the viewer's own lists whose check-in is still open. Without a viewer, keeps none. */
export function removeOldLists(viewerID: string | undefined) {
  removeLists((key) => {
    const kept = parsed<{ until: string }>(localStore.get(key))
    return !viewerID || !key.startsWith(listKey(viewerID, '')) || !kept || isOver(kept)
  })
}

export const removeList = (userID: string, opportunityID: string) =>
  removeLists((key) => key === listKey(userID, opportunityID))

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

/** Unregisters the service workers of opportunities whose list is gone. After the last one, deletes the caches. */
async function endOfflinePages() {
  const keptIDs = new Set(keysOf(LIST).map((key) => key.split(':').at(-1)))
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (!worker.scope.split('/').some((part) => keptIDs.has(part))) await worker.unregister()
  if (keptIDs.size === 0) for (const name of await caches.keys()) await caches.delete(name)
}

export function pendingCheckIns(userID: string, opportunityID: string): PendingCheckIns {
  return parsed<PendingCheckIns>(localStore.get(pendingKey(userID, opportunityID))) ?? {}
}

/** Persists unsent check-ins across reloads and closed tabs. They contain only IDs, times, and numbers, no names. */
export function storePendingCheckIns(userID: string, opportunityID: string, pending: PendingCheckIns) {
  const key = pendingKey(userID, opportunityID)
  if (Object.keys(pending).length > 0) localStore.set(key, JSON.stringify(pending))
  else localStore.remove(key)
}

/** Numbers of the user's unsent check-ins, by opportunity. */
export function countPendingCheckIns(userID: string): { opportunityID: string; count: number }[] {
  const prefix = pendingKey(userID, '')
  return keysOf(prefix).map((key) => ({
    opportunityID: key.slice(prefix.length),
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
