import { queryPartition, transactInBatches } from '../../store/store.ts'
import { stored } from '../../values/messages/stored-text.ts'
import { addNotification } from '../notifications/notifications.ts'
import { users } from '../users/entity.ts'
import { type CalendarFeedItem, calendarFeeds } from './entity.ts'

/** Deletes any number of links. */
export const deleteCalendarFeeds = (feeds: readonly Pick<CalendarFeedItem, 'userID' | 'feedID'>[]) =>
  transactInBatches(feeds.map(({ userID, feedID }) => [[calendarFeeds().delete({ userID, feedID })]]))

/**
 * Ends all calendar links of the account and notifies the user in the app. Called after a password change, because an intruder may have
 * copied the links.
 */
export async function revokeCalendarFeeds(userID: string, now: Date): Promise<void> {
  const feeds = (await queryPartition(users().get({ userID }), true)).of(calendarFeeds)
  if (feeds.length === 0) return
  await deleteCalendarFeeds(feeds)
  const [subject, text] = [stored('calendarLinksEnded'), stored('passwordChangedLinksEnd')]
  await addNotification({ userID, subject, text, path: '/account/settings' }, now)
}
