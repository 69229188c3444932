import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

const CALENDAR_KINDS = ['TEAM', 'EVENTS', 'USER'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export type CalendarFeedItem = EntityItem<ReturnType<typeof calendarFeeds>>

/** A calendar that a user subscribed to. Its URL works until the item is deleted. */
// The calendars of a user.
export const calendarFeeds = entity('calendar-feed', { byUser: ['user#${userID}', 'calendar-feed#${feedID}'] }, () => ({
  createdAt: { type: 'string', required: true },
  kind: { type: CALENDAR_KINDS, required: true },
  /** The team's ID, or the filters of the event list as a query string. */
  subject: { type: 'string', required: true },
}))

/** A version that each new calendar of a user increments, so that concurrent requests cannot exceed the limit. */
export const calendarFeedVersions = entity(
  'calendar-feed-turn',
  { byUser: ['user#${userID}', 'calendar-feed-turn'] },
  () => ({ version: { type: 'number', required: true } }),
)
