import { doDueWork } from '../scheduled-work/due-work.ts'
import { endExpiredOffer } from './waitlist.ts'

/** Ends expired offers and offers their spots to the next families. */
export const endExpiredOffers = (now: Date) =>
  doDueWork('offer', now, ({ recordID }) => endExpiredOffer(recordID, now), 1)
