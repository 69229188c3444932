import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { isRefusal, unlessMissing } from '../../api/api-error.ts'
import { query } from '../../api/client.ts'
import { invalidateAll } from '../../api/query-client.ts'
import { storedSession } from '../../api/stored-session.ts'
import { paths } from '../../paths.ts'
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
  CheckInTeamDocument,
  RegisterWalkUpDocument,
  TeamCheckInListDocument,
  type TeamCheckInListQuery,
} from './check-in.generated.ts'

export type CheckInOpportunity = NonNullable<CheckInListQuery['opportunity']>
export type CheckInRegistration = CheckInOpportunity['registrations'][number]
export type CheckInEvent = NonNullable<TeamCheckInListQuery['event']>

type Times = { startTime: string; endTime: string | null }

/** What has a check-in page. */
type Source<Subject> = {
  /** The path of the page. */
  page: string
  load: (signal: AbortSignal) => Promise<Subject | null>
  /** The part that the browser keeps. Null if it keeps none. */
  keptOf: (subject: Subject) => Subject | null
}

type CheckIns<Subject> = {
  /** Null if it does not exist or the viewer may not see it. */
  subject: Subject | null
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

const playersOf = (opportunityID: string): Source<CheckInOpportunity> => ({
  page: paths.checkIn(opportunityID),
  load: (signal) => query(CheckInListDocument, { id: opportunityID }, { signal }).then((it) => it.opportunity),
  keptOf: (opportunity) =>
    opportunity.viewerCanManage && opportunity.status !== 'CANCELLED'
      ? { ...opportunity, registrations: opportunity.registrations.filter(({ status }) => status === 'APPROVED') }
      : null,
})

const teamsOf = (eventID: string): Source<CheckInEvent> => ({
  page: paths.teamCheckIn(eventID),
  load: (signal) => query(TeamCheckInListDocument, { id: eventID }, { signal }).then((it) => it.event),
  keptOf: (event) =>
    event.viewerCanManage && event.eventStatus !== 'cancelled'
      ? { ...event, entries: event.entries.filter(({ status }) => status === 'ACCEPTED') }
      : null,
})

/** Loads the list, and retries while it comes from the offline copy. */
const listQuery = <Subject extends Times>(source: Source<Subject>) =>
  queryOptions({
    queryKey: ['check-in', source.page],
    queryFn: ({ signal }) => listOf(source, signal),
    networkMode: 'always',
    refetchOnReconnect: 'always',
    refetchInterval: ({ state }) => (state.data?.keptAt ? RETRY_MS : false),
  })

export const checkInListQuery = (opportunityID: string) => listQuery(playersOf(opportunityID))
export const teamCheckInListQuery = (eventID: string) => listQuery(teamsOf(eventID))

/** The list from the server, or the offline copy without a connection. */
async function listOf<Subject extends Times>(source: Source<Subject>, signal: AbortSignal): Promise<CheckIns<Subject>> {
  const userID = storedSession()?.user.id ?? ''
  const kept = storedList<Subject>(userID, source.page)
  const withinTimeout = kept ? AbortSignal.timeout(TIMEOUT_MS) : signal
  try {
    const subject = await unlessMissing(source.load(withinTimeout))
    return { subject, keptAt: null, isKept: keep(source, userID, subject) }
  } catch (error) {
    if (!kept || isRefusal(error)) throw error
    return { subject: kept.subject, keptAt: kept.keptAt, isKept: true }
  }
}

/** Stores only what the page shows, only for those who manage it, and not after they signed out. */
function keep<Subject extends Times>({ page, keptOf }: Source<Subject>, userID: string, subject: Subject | null) {
  const kept = storedSession()?.user.id === userID && subject ? keptOf(subject) : null
  if (kept && storeList(userID, page, kept)) return true
  removeList(userID, page)
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
  updateList(cache, playersOf(opportunityID), (opportunity) => ({
    ...opportunity,
    registrations: opportunity.registrations.map((it) => (it.id === registrationID ? { ...it, ...sent } : it)),
  }))
}

/** As `sendCheckIn`, for a team. */
export async function sendTeamCheckIn(cache: QueryClient, eventID: string, id: string, change: PendingCheckIn) {
  const { checkedInAt = null, changedAt } = change
  await query(CheckInTeamDocument, { id, checkedInAt, changedAt }, { signal: AbortSignal.timeout(SENDING_MS) })
  updateList(cache, teamsOf(eventID), (event) => ({
    ...event,
    entries: event.entries.map((it) => (it.id === id ? { ...it, checkedInAt } : it)),
  }))
}

function updateList<Subject extends Times>(
  cache: QueryClient,
  source: Source<Subject>,
  change: (subject: Subject) => Subject,
) {
  const { queryKey } = listQuery(source)
  cache.setQueryData(queryKey, (before) => {
    if (!before?.subject) return before
    const subject = change(before.subject)
    if (before.isKept) keep(source, storedSession()?.user.id ?? '', subject)
    return { ...before, subject }
  })
  // Other screens show it too. While the list is on screen, only refetch the list after each tap.
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
