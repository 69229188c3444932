import { needsConsistentReads } from '../../store/change-log/token.ts'
import { findAll } from '../../store/store.ts'
import { CLAIM_STATUSES, type ClaimRequestItem, claimQueue, claimRequests } from './entity.ts'

/** How many of the pending requests are read to list those for the same record together. */
const MAX_GROUPED = 1_000

type Page = {
  status?: ClaimRequestItem['status'] | null
  /** Only these requests. */
  claimIDs?: readonly string[]
  offset: number
  perPage: number
  oldestFirst?: boolean
}

/** A page of requests, of one status or all, newest first by default. Pending ones for the same record are listed together. */
export async function claimRequestsOf({
  status,
  claimIDs,
  offset,
  perPage,
  oldestFirst,
}: Page): Promise<ClaimRequestItem[]> {
  const last = offset + perPage
  const order = oldestFirst ? 'asc' : 'desc'
  const direction = oldestFirst ? 1 : -1
  const isWhole = claimIDs !== undefined || status === 'pending'
  const [from, to] = isWhole ? [0, Math.max(last, MAX_GROUPED)] : [offset, last]
  const queues = claimIDs
    ? [claimIDs]
    : await Promise.all((status ? [status] : CLAIM_STATUSES).map((each) => idsOf(each, order, to)))
  const ids = queues
    .flat()
    .sort((a, b) => (a < b ? -direction : direction))
    .slice(from, to)
  const found = await findAll(
    claimRequests,
    ids.map((claimID) => ({ claimID })),
  )
  const claims = found
    // A request may have moved to another queue between the two reads. Use its current status.
    .filter((it) => !status || it.status === status)
    .sort((a, b) => (a.claimID < b.claimID ? -direction : direction))
  if (!isWhole) return claims
  const byRecord = Map.groupBy(claims, ({ resourceType, resourceID }) => `${resourceType}#${resourceID}`)
  return [...byRecord.values()].flat().slice(offset, last)
}

/** The number of pending requests. */
export async function pendingClaims(): Promise<number> {
  const { data } = await claimQueue()
    .query.byStatus({ status: 'pending' })
    .go({ pages: 'all', consistent: needsConsistentReads() })
  return data.length
}

async function idsOf(status: ClaimRequestItem['status'], order: 'asc' | 'desc', count: number) {
  const { data } = await claimQueue()
    .query.byStatus({ status })
    .go({ order, count, pages: 'all', consistent: needsConsistentReads() })
  return data.map(({ claimID }) => claimID)
}
