import type { RegisterWalkUpInput } from '../api/generated.ts'
import { localStore } from '../api/storage.ts'

/**
 * Check-in data stored in this browser: the list of approved players, so that the page works offline, and check-ins and walk-ups that
 * have not been sent. Keys contain the user and the opportunity. Notifications on this device are kept as a list, too, to end with the session.
 */
const LIST = 'check-in-list:'
const PENDING = 'check-in:'
const WALK_UPS = 'check-in-walk-ups:'
const DAY_MS = 24 * 60 * 60_000

/** What was changed and is unsent. `jerseyNumber` is the registration's number for that day. */
export type PendingCheckIn = { checkedInAt?: string | null; jerseyNumber?: string; changedAt: string }
export type PendingCheckIns = Record<string, PendingCheckIn>

type Kept<Opportunity> = { opportunity: Opportunity; keptAt: string; until: string }
type Times = { startTime: string; endTime: string | null }

/** An unsent walk-up. */
export type PendingWalkUp = {
  /** With it, a walk-up that is sent again is registered once. */
  key: string
  input: RegisterWalkUpInput
  /** Why the server refused it. */
  problem?: string
}

const listKey = (userID: string, opportunityID: string) => `${LIST}${userID}:${opportunityID}`
const walkUpsKey = (userID: string, opportunityID: string) => `${WALK_UPS}${userID}:${opportunityID}`
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

export const removeList = (userID: string, opportunityID: string) =>
  removeLists((key) => key === listKey(userID, opportunityID))

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

export const pendingWalkUps = (userID: string, opportunityID: string): PendingWalkUp[] =>
  parsed<PendingWalkUp[]>(localStore.get(walkUpsKey(userID, opportunityID))) ?? []

/** Persists unsent walk-ups with the names of children and the addresses of parents, until they are sent or the user signs out, at most for a day. */
export function storePendingWalkUps(userID: string, opportunityID: string, walkUps: readonly PendingWalkUp[]) {
  const key = walkUpsKey(userID, opportunityID)
  if (walkUps.length > 0) localStore.set(key, JSON.stringify(walkUps))
  else localStore.remove(key)
}

/** Numbers of the user's unsent check-ins and walk-ups, by opportunity. */
export function countPendingCheckIns(userID: string): { opportunityID: string; count: number }[] {
  const idsIn = (prefix: string) => keysOf(prefix).map((key) => key.slice(prefix.length))
  const opportunityIDs = new Set([...idsIn(pendingKey(userID, '')), ...idsIn(walkUpsKey(userID, ''))])
  return [...opportunityIDs].map((opportunityID) => ({
    opportunityID,
    count: Object.keys(pendingCheckIns(userID, opportunityID)).length + pendingWalkUps(userID, opportunityID).length,
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
