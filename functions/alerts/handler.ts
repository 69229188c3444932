import { endExpiredEntryOffers } from '../domain/entries/expired-offers.ts'
import { askNextFamilies } from '../domain/guest-play/asks.ts'
import { endExpiredOffers } from '../domain/registrations/expired-offers.ts'
import { followUpOffer } from '../domain/roster-offers/service.ts'
import { doDueWork } from '../domain/scheduled-work/due-work.ts'
import { log } from '../services/log.ts'
import { traced } from '../services/trace.ts'
import { oneByOne } from '../values/promises.ts'
import { notifyOfEventChanges, notifyOfOpportunityChanges } from './changes.ts'
import { sendDecisionReminders } from './decisions.ts'
import { sendEventReminders, sendOpportunityReminders } from './reminders.ts'
import { notifyOfScheduleChanges } from './schedule-changes.ts'
import { sendWatchAlerts } from './watches.ts'

/**
 * Runs every 10 minutes. Queues what is new for those who watch it, and reminders of what starts within a day. Runs in the next three hours
 * make up for one that failed, and no email is sent twice. `{ dueWork: true }` is the event of every minute: it does work that is scheduled for a time,
 * such as the end of an offer.
 */
export async function handler({ dueWork = false }: { dueWork?: boolean } = {}) {
  const now = new Date()
  const jobs = dueWork
    ? [
        endExpiredOffers,
        followUpOffers,
        endExpiredEntryOffers,
        askDueFamilies,
        notifyOfOpportunityChanges,
        notifyOfEventChanges,
        notifyOfScheduleChanges,
        sendDecisionReminders,
      ]
    : [sendOpportunityReminders, sendEventReminders, sendWatchAlerts]
  try {
    await traced({}, () => oneByOne(jobs, (job) => job(now)))
  } catch (error) {
    log.error('Alerts or reminders could not be sent.', { error: error as Error })
    throw error
  }
}

/** Asks the next families for each guest need whose wave is due. */
export const askDueFamilies = (now: Date) => doDueWork('ask', now, ({ recordID }) => askNextFamilies(recordID, now))

/** Reminds families of roster offers, and ends those whose time has passed. */
export const followUpOffers = (now: Date) => doDueWork('roster-offer', now, (due) => followUpOffer(due, now))
