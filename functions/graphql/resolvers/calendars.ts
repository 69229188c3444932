import type { CalendarFeedResolvers } from '../generated.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/calendars/service.ts')

export const CalendarFeed = {
  id: ({ feedID }) => feedID,
  title: async (feed, _, { load, locale }) => {
    const team = feed.kind === 'TEAM' ? await load.team(feed.subject) : null
    return (await service()).feedTitle(feed, team?.name, locale)
  },
  url: async (feed) => (await service()).feedURL(feed),
} satisfies CalendarFeedResolvers
