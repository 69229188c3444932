import { calendarFeeds } from '../../domain/calendars/entity.ts'
import type { CalendarFeedResolvers, QueryResolvers } from '../generated.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/calendars/service.ts')

export const Query = {
  calendarFeeds: async (_, __, context) => {
    const own = (await context.load.userPartition(asViewer(context).userID)).of(calendarFeeds)
    return own.sort((a, b) => b.feedID.localeCompare(a.feedID))
  },
} satisfies QueryResolvers

export const CalendarFeed = {
  id: ({ feedID }) => feedID,
  title: async (feed, _, { load, locale }) => {
    const team = feed.kind === 'TEAM' ? await load.team(feed.subject) : null
    return (await service()).feedTitle(feed, team?.name, locale)
  },
  url: async (feed) => (await service()).feedURL(feed),
} satisfies CalendarFeedResolvers
