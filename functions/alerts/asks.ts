import { askNextFamilies } from '../domain/guest-play/asks.ts'
import { dueWork } from '../domain/scheduled-work/due.ts'
import { forEachOf } from './mailing.ts'

/** Asks the next families for each guest need whose wave is due. */
export const askDueFamilies = async (now: Date) =>
  forEachOf(await dueWork('ask', now), ({ recordID }) => askNextFamilies(recordID, now))
