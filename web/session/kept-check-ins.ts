/**
 * What the check-in page keeps in this browser: the list of approved players, so that the page opens without a connection, and
 * the check-ins that were not sent yet. Keys name the user and the opportunity.
 */
const LIST = 'check-in-list:'
const PENDING = 'check-in:'
const DAY_MS = 24 * 60 * 60_000

/** What was tapped and the server has not yet taken. The number is the registration's on the day. */
export type PendingCheckIn = { checkedInAt: string | null; jerseyNumber: string; changedAt: string }
export type PendingCheckIns = Record<string, PendingCheckIn>

type Kept<Opportunity> = { opportunity: Opportunity; keptAt: string; until: string }
type Times = { startTime: string; endTime: string | null }

const listKey = (userID: string, opportunityID: string) => `${LIST}${userID}:${opportunityID}`
const pendingKey = (userID: string, opportunityID: string) => `${PENDING}${userID}:${opportunityID}`

/** A day after the end nobody checks in. */
const lastMoment = ({ startTime, endTime }: Times) => new Date(Date.parse(endTime ?? startTime) + DAY_MS).toISOString()

const isOver = ({ until }: { until: string }) => until < new Date().toISOString()

export function keptList<Opportunity>(userID: string, opportunityID: string): Kept<Opportunity> | null {
  const kept = parsed<Kept<Opportunity>>(localStorage.getItem(listKey(userID, opportunityID)))
  return kept && !isOver(kept) ? kept : null
}

/** False when the check-in is over, or the browser has no room. */
export function keepList<Opportunity extends { id: string } & Times>(
  userID: string,
  opportunity: Opportunity,
): boolean {
  const kept = { opportunity, keptAt: new Date().toISOString(), until: lastMoment(opportunity) }
  if (isOver(kept)) return false
  try {
    localStorage.setItem(listKey(userID, opportunity.id), JSON.stringify(kept))
    return true
  } catch {
    return false
  }
}

/** Keeps only the viewer's own lists whose check-in is not over; without a viewer none. */
export function dropOldLists(viewerID: string | undefined) {
  dropLists((key) => {
    const kept = parsed<{ until: string }>(localStorage.getItem(key))
    return !viewerID || !key.startsWith(listKey(viewerID, '')) || !kept || isOver(kept)
  })
}

export const dropList = (userID: string, opportunityID: string) =>
  dropLists((key) => key === listKey(userID, opportunityID))

/** At sign-out nothing stays: no list, no check-in that was not sent, no page that opens offline. */
export function dropCheckIns() {
  for (const key of keysOf(PENDING)) localStorage.removeItem(key)
  dropLists(() => true)
}

function dropLists(isOld: (key: string) => boolean) {
  const old = keysOf(LIST).filter(isOld)
  if (old.length === 0) return
  for (const key of old) localStorage.removeItem(key)
  void endOfflinePages()
}

/** Unregisters the service workers of the opportunities whose list is gone, and after the last deletes the files they kept. */
async function endOfflinePages() {
  const keptIDs = new Set(keysOf(LIST).map((key) => key.split(':').at(-1)))
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (!worker.scope.split('/').some((part) => keptIDs.has(part))) await worker.unregister()
  if (keptIDs.size === 0) for (const name of await caches.keys()) await caches.delete(name)
}

export function pendingCheckIns(userID: string, opportunityID: string): PendingCheckIns {
  return parsed<PendingCheckIns>(localStorage.getItem(pendingKey(userID, opportunityID))) ?? {}
}

/** Keeps them through a reload and a closed tab. They name nobody: ids, times and numbers only. */
export function keepPendingCheckIns(userID: string, opportunityID: string, pending: PendingCheckIns) {
  const key = pendingKey(userID, opportunityID)
  if (Object.keys(pending).length > 0) localStorage.setItem(key, JSON.stringify(pending))
  else localStorage.removeItem(key)
}

/** How many of the user's check-ins only this browser has, by opportunity. */
export function countPendingCheckIns(userID: string): { opportunityID: string; count: number }[] {
  const prefix = pendingKey(userID, '')
  return keysOf(prefix).map((key) => ({
    opportunityID: key.slice(prefix.length),
    count: Object.keys(parsed<PendingCheckIns>(localStorage.getItem(key)) ?? {}).length,
  }))
}

const keysOf = (prefix: string) => Object.keys(localStorage).filter((key) => key.startsWith(prefix))

function parsed<Value>(text: string | null): Value | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
