import type { EntityItem } from 'electrodb'
import { entity } from '../../store/entity.ts'

const CALENDAR_KINDS = ['TEAM', 'EVENTS', 'USER'] as const
export type CalendarKind = (typeof CALENDAR_KINDS)[number]

export type CalendarFeedItem = EntityItem<ReturnType<typeof calendarFeeds>>

/** A calendar that a user subscribed to. Its URL works until the item is deleted. */
export const calendarFeeds = entity(() => ({
  model: { service: 'fungo', entity: 'calendar-feed', version: '1' },
  attributes: {
    userID: { type: 'string', required: true },
    feedID: { type: 'string', required: true },
    kind: { type: CALENDAR_KINDS, required: true },
    /** The team's ID, or the filters of the event list as a query string. */
    subject: { type: 'string', required: true },
    createdAt: { type: 'string', required: true },
  },
  indexes: {
    // The calendars of a user.
    byUser: {
      pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
      sk: { field: 'sk', composite: ['feedID'], template: 'calendar-feed#${feedID}' },
    },
  },
}))

/** A version that each new calendar of a user increments, so that concurrent requests cannot exceed the limit. */
export const calendarFeedVersions = entity(() => ({
  model: { service: 'fungo', entity: 'calendar-feed-turn', version: '1' },
  attributes: {
    userID: { type: 'string', required: true },
    version: { type: 'number', required: true },
  },
  indexes: {
    byUser: {
      pk: { field: 'pk', composite: ['userID'], template: 'user#${userID}' },
      sk: { field: 'sk', composite: [], template: 'calendar-feed-turn' },
    },
  },
}))
