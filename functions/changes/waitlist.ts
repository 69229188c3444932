import { offerFreeSpots } from '../domain/registrations/waitlist.ts'
import { type StreamChange, textOf } from './change.ts'

/** Offers a freed spot to the next family on the waitlist. */
export async function offerFreedSpots({ entity, after }: StreamChange) {
  if (entity !== 'opportunity' || !after) return
  const count = (name: string) => Number(after[name]?.N ?? 0)
  if (count('waitlistCount') > 0 && count('approvedCount') + count('offeredCount') < count('capacity'))
    await offerFreeSpots(textOf(after, 'opportunityID')!)
}
