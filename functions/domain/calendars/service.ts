import { settings } from '../../services/settings.ts'
import { isLinkSignature, linkSignature } from '../../services/signature.ts'
import { isHidden } from '../../store/records/hidden.ts'
import { replaceItem } from '../../store/records/version.ts'
import { find, queryPartition, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { badInput, conflict, notFound } from '../../values/errors.ts'
import { checkID, isID, newID } from '../../values/ids.ts'
import { calendarFeedTexts } from '../../values/messages/calendar-feeds.ts'
import type { Locale } from '../../values/messages/locale.ts'
import { refusalTexts } from '../../values/messages/refusals.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { watchNameTexts } from '../../values/messages/watch-names.ts'
import { teams } from '../teams/entity.ts'
import { userExists, users } from '../users/entity.ts'
import { type CalendarFeedItem, type CalendarKind, calendarFeeds, calendarFeedVersions } from './entity.ts'

const MAX_FEEDS = 50
const MAX_FILTERS_LENGTH = 300
/** The event list filters that a calendar stores. */
export const EVENT_FILTERS = ['search', 'state', 'city', 'eventType', 'sport', 'ageGroup'] as const

type FeedRequest = { userID: string; kind: CalendarKind; id: string | null | undefined; now: Date }

/** The URL is unguessable and grants access to the calendar without sign-in. The secret is in the query string, which is never logged. */
export const feedURL = async ({ userID, feedID }: CalendarFeedItem) =>
  `${settings.webURL}/feeds/${userID}.${feedID}.ics?key=${await linkSignature('feed', userID, feedID)}`

/** Returns the feed of the path, or null if it does not exist or the key is wrong. */
export async function findFeed(path: string, key = ''): Promise<CalendarFeedItem | null> {
  const [, userID, feedID] = /^\/feeds\/(\w+)\.(\w+)\.ics$/.exec(path) ?? []
  if (!isID(userID) || !isID(feedID)) return null
  if (!(await isLinkSignature(key, 'feed', userID, feedID))) return null
  return await find(calendarFeeds, { userID, feedID })
}

/** Returns the caller's feed of that calendar. Creates it if it does not exist. */
export async function calendarFeed({ userID, kind, id, now }: FeedRequest): Promise<CalendarFeedItem> {
  const subject = await subjectOf(kind, id ?? '')
  return retryOnConflict(async () => {
    const items = await queryPartition(users().get({ userID }), true)
    const feeds = items.of(calendarFeeds)
    const existing = feeds.find((it) => it.kind === kind && it.subject === subject)
    if (existing) return existing
    if (feeds.length >= MAX_FEEDS) throw conflict(refusalTexts.calendarLimit(MAX_FEEDS))
    const feed = { userID, feedID: newID(), kind, subject, createdAt: now.toISOString() }
    const [version] = items.of(calendarFeedVersions)
    const nextVersion: [Write, Error] = version
      ? replaceItem(calendarFeedVersions(), version, { userID, version: version.version + 1 })
      : [calendarFeedVersions().create({ userID, version: 1 }), versionConflict]
    await transactWrite([[calendarFeeds().create(feed)], nextVersion, userExists(userID)])
    return feed
  })
}

/** `teamName` is the name of the feed's team, if the subscriber can see the team. */
export function feedTitle({ kind, subject }: CalendarFeedItem, teamName: string | undefined, locale: Locale): string {
  if (kind === 'USER') return calendarFeedTexts.myCalendar(locale)
  if (kind === 'TEAM') return teamName ?? watchNameTexts.teamNoLongerListed(locale)
  const words = [...new URLSearchParams(subject).values()].join(', ')
  return words ? calendarFeedTexts.eventsOfFilters(words)(locale) : siteTexts.events(locale)
}

async function subjectOf(kind: CalendarKind, id: string): Promise<string> {
  if (kind === 'USER') return 'own'
  if (kind === 'EVENTS') {
    const query = new URLSearchParams(id)
    const filters = EVENT_FILTERS.flatMap((name) => (query.get(name) ? [[name, query.get(name)!.trim()]] : []))
    const subject = new URLSearchParams(filters).toString()
    if (subject.length > MAX_FILTERS_LENGTH) throw badInput('id', requestTexts.tooManyFilters)
    return subject
  }
  const team = await find(teams, { teamID: checkID(id, 'Team') })
  if (!team || isHidden(team)) throw notFound('Team')
  return team.teamID
}

/** Deletes the feed. Its URL stops working immediately. */
export async function revokeCalendarFeed(userID: string, feedID: string): Promise<true> {
  const missing = notFound('Calendar')
  const remove = calendarFeeds()
    .delete({ userID, feedID: checkID(feedID, 'Calendar') })
    .where((held, { exists }) => exists(held.feedID))
  await transactWrite([[remove, missing]])
  return true
}
