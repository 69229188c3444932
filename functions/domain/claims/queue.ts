import { parseItem } from '../../store/entity.ts'
import { batchGet, keyOf } from '../../store/store.ts'
import { needsConsistentReads } from '../../store/write-positions.ts'
import { CLAIM_STATUSES, type ClaimRequestItem, claimQueue, claimRequests } from './entity.ts'

type Page = { status?: ClaimRequestItem['status'] | null; offset: number; perPage: number; oldestFirst?: boolean }

/** A page of requests, of one status or all, newest first by default. */
export async function claimRequestsOf({ status, offset, perPage, oldestFirst }: Page): Promise<ClaimRequestItem[]> {
  const last = offset + perPage
  const order = oldestFirst ? 'asc' : 'desc'
  const direction = oldestFirst ? 1 : -1
  const queues = await Promise.all((status ? [status] : CLAIM_STATUSES).map((each) => idsOf(each, order, last)))
  const page = queues
    .flat()
    .sort((a, b) => (a < b ? -direction : direction))
    .slice(offset, last)
  const items = await batchGet(page.map((claimID) => keyOf(claimRequests().get({ claimID }))))
  const claims = items.map((item): ClaimRequestItem => parseItem(claimRequests, item))
  // A request may have moved to another queue between the two reads. Use its current status.
  return claims
    .filter((it) => !status || it.status === status)
    .sort((a, b) => (a.claimID < b.claimID ? -direction : direction))
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
