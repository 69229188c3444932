import { retryOnConflict, transactWrite } from '../../store/store.ts'
import { doDueWork } from '../scheduled-work/due-work.ts'
import { scheduledWork } from '../scheduled-work/entity.ts'
import { changed, entryKey, offerFreeEntrySpots } from './service.ts'
import { changeEntry, findDivision, WITHDRAWN } from './spots.ts'

/** Ends the offers that no one answered, and offers their spots to the next teams. */
export const endExpiredEntryOffers = (now: Date) =>
  doDueWork(
    'entry-offer',
    now,
    async ({ recordID }) => {
      await endExpiredOffer(recordID, now)
      await offerFreeEntrySpots(entryKey(recordID), now)
    },
    1,
  )

const endExpiredOffer = (id: string, now: Date) =>
  retryOnConflict(async () => {
    const key = entryKey(id)
    const of = await findDivision(key)
    const entry = of?.all.find(({ teamID }) => teamID === key.teamID)
    if (!of || !entry?.offerExpiresAt)
      return transactWrite([[scheduledWork().delete({ kind: 'entry-offer', recordID: id })]])
    // A later offer may have been made since.
    if (entry.offerExpiresAt > now.toISOString()) return
    await transactWrite(changeEntry(of, entry, changed(entry, WITHDRAWN, now)))
  })
