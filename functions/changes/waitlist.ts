import { opportunities } from '../domain/opportunities/entity.ts'
import { offerFreeSpots } from '../domain/registrations/waitlist.ts'
import { changeIn, type StreamChange } from './change.ts'

/** Offers a freed spot to the next family on the waitlist. */
export async function offerFreedSpots(change: StreamChange) {
  const opportunity = changeIn(change, opportunities)?.after
  if (!opportunity) return
  const { opportunityID, waitlistCount = 0, approvedCount, offeredCount = 0, capacity } = opportunity
  if (waitlistCount > 0 && approvedCount + offeredCount < capacity) await offerFreeSpots(opportunityID)
}
