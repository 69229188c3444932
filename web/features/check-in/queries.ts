import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isRefusal, unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import {
  type PendingCheckIn,
  type PendingWalkUp,
  removeList,
  storedList,
  storeList,
} from '../../session/stored-check-ins.ts'
import {
  CheckInDocument,
  CheckInListDocument,
  type CheckInListQuery,
  RegisterWalkUpDocument,
} from './check-in.generated.ts'

export type CheckInOpportunity = NonNullable<CheckInListQuery['opportunity']>
export type CheckInRegistration = CheckInOpportunity['registrations'][number]

type CheckIns = {
  /** Null if the opportunity does not exist or the viewer may not see it. */
  opportunity: CheckInOpportunity | null
  /** When the offline copy was stored. Null if the list comes from the server. */
  keptAt: string | null
  /** Whether this browser has an offline copy of the list. */
  isKept: boolean
}

/** Request timeout before falling back to the offline copy. */
const TIMEOUT_MS = 5_000
const RETRY_MS = 15_000
/** Timeout of a check-in, after which it is sent again. */
const SENDING_MS = 20_000

/** Loads the list, and retries while it comes from the offline copy. */
export const checkInListQuery = (opportunityID: string) =>
  queryOptions({
    queryKey: ['check-in', opportunityID],
    queryFn: ({ signal }) => listOf(opportunityID, signal),
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.keptAt ? RETRY_MS : false),
  })

/** The list from the server, or the offline copy without a connection. */
async function listOf(opportunityID: string, signal: AbortSignal): Promise<CheckIns> {
  const userID = storedSession()?.user.id ?? ''
  const kept = storedList<CheckInOpportunity>(userID, opportunityID)
  const withinTimeout = kept ? AbortSignal.timeout(TIMEOUT_MS) : signal
  try {
    const request = query(CheckInListDocument, { id: opportunityID }, { signal: withinTimeout })
    const opportunity = await unlessMissing(request.then((answer) => answer.opportunity))
    return { opportunity, keptAt: null, isKept: keep(userID, opportunityID, opportunity) }
  } catch (error) {
    if (!kept || isRefusal(error)) throw error
    return { opportunity: kept.opportunity, keptAt: kept.keptAt, isKept: true }
  }
}

/** Stores only what the page shows, only for those who manage the opportunity, and not after they signed out. */
function keep(userID: string, opportunityID: string, opportunity: CheckInOpportunity | null): boolean {
  const isSignedIn = storedSession()?.user.id === userID
  if (isSignedIn && opportunity?.viewerCanManage && opportunity.status !== 'CANCELLED') {
    const registrations = opportunity.registrations.filter(({ status }) => status === 'APPROVED')
    if (storeList(userID, { ...opportunity, registrations })) return true
  }
  removeList(userID, opportunityID)
  return false
}

/** Sends a check-in, then updates the list in the cache and the offline copy. */
export async function sendCheckIn(
  cache: QueryClient,
  opportunityID: string,
  registrationID: string,
  change: PendingCheckIn,
) {
  await query(CheckInDocument, { registrationID, ...change }, { signal: AbortSignal.timeout(SENDING_MS) })
  const { checkedInAt, jerseyNumber } = change
  const sent = {
    ...(checkedInAt !== undefined && { checkedInAt }),
    ...(jerseyNumber !== undefined && { jerseyNumber: jerseyNumber || null }),
  }
  const { queryKey } = checkInListQuery(opportunityID)
  cache.setQueryData(queryKey, (before) => {
    if (!before?.opportunity) return before
    const registrations = before.opportunity.registrations.map((it) =>
      it.id === registrationID ? { ...it, ...sent } : it,
    )
    const opportunity = { ...before.opportunity, registrations }
    if (before.isKept) keep(storedSession()?.user.id ?? '', opportunityID, opportunity)
    return { ...before, opportunity }
  })
  // Other screens show the number too. While the list is on screen, only refetch the list after each tap.
  const isOnScreen = cache.getQueryCache().find({ queryKey })?.isActive() ?? false
  void invalidateAll(cache, isOnScreen ? 'none' : 'active')
  void cache.refetchQueries({ queryKey, type: 'active' })
}

/** Sends a walk-up, which then is on the list. */
export async function sendWalkUp(cache: QueryClient, opportunityID: string, { key, input }: PendingWalkUp) {
  const signal = AbortSignal.timeout(SENDING_MS)
  await query(RegisterWalkUpDocument, { input }, { signal, idempotencyKey: key })
  void invalidateAll(cache, 'none')
  await cache.refetchQueries({ queryKey: checkInListQuery(opportunityID).queryKey, type: 'active' })
}
