/** What was tapped and the server has not yet taken. The number is the registration's on the day. */
export type PendingCheckIn = { checkedInAt: string | null; jerseyNumber: string; changedAt: string }
export type Pending = Record<string, PendingCheckIn>

/** Names nobody: ids, times and numbers only. */
const keyOf = (userID: string, opportunityID: string) => `check-in:${userID}:${opportunityID}`

export function readPending(userID: string, opportunityID: string): Pending {
  try {
    return JSON.parse(localStorage.getItem(keyOf(userID, opportunityID)) ?? '{}')
  } catch {
    return {}
  }
}

/** Keeps it through a reload and a closed tab. */
export function keepPending(userID: string, opportunityID: string, pending: Pending) {
  const key = keyOf(userID, opportunityID)
  if (Object.keys(pending).length > 0) localStorage.setItem(key, JSON.stringify(pending))
  else localStorage.removeItem(key)
}
