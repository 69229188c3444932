import type { APIGatewayProxyEventV2 } from 'aws-lambda'
import { placeOf } from '../../domain/calendars/calendar-entries.ts'
import type { CalendarFeedItem } from '../../domain/calendars/entity.ts'
import { EVENT_FILTERS, feedTitle, findFeed } from '../../domain/calendars/service.ts'
import { localeOf, users } from '../../domain/users/entity.ts'
import { writtenEntry } from '../../services/published-calendar.ts'
import { find } from '../../store/store.ts'
import { type CalendarEntry, calendarFeedFile } from '../../values/calendar-file.ts'
import { digest } from '../../values/digest.ts'
import { fileNameOf, inlineFile } from '../../values/file-name.ts'
import { calendarFeedTexts } from '../../values/messages/calendar-feeds.ts'
import { acceptedLocale, type Locale } from '../../values/messages/locale.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { queryAs, type RunQuery } from '../site/run-query.ts'
import type { Answer } from './answers.ts'

const EVENT =
  'fragment E on Event { id title: name start: date end: endDate timeZone location city state status calendarSequence updatedAt }'
const OPPORTUNITY =
  'fragment O on Opportunity { id title start: startTime end: endTime timeZone location city state status description whatToBring calendarSequence updatedAt }'
/** The tournaments that a team plays. */
const played = (most: number) =>
  `fragment P on Team { entries(isAll: true, limit: ${most}) { status event { ...E }
  games { id startsAt field teams { name } calendarSequence updatedAt } } } ${EVENT}`
const ofTeam = (most: number) =>
  `fragment T on Team { events(limit: ${most}) { ...E } opportunities(limit: ${most}) { ...O } } ${OPPORTUNITY}`
/** A team's lists start with upcoming ones, soonest first, followed by past ones, latest first. */
const MAX_OF_TEAM = 500
const TEAM = `query Feed($id: ID!) { team(id: $id) { name ...T ...P } } ${ofTeam(MAX_OF_TEAM)} ${played(50)}`
/**
 * Limits per team for users with several teams: of events and of opportunities, and of tournaments. If a request exceeds the work limit, the next
 * lower ones are used.
 */
const MAX_OF_TEAMS = [
  { most: 200, tournaments: 20 },
  { most: 50, tournaments: 10 },
  { most: 10, tournaments: 2 },
]
/** The maximum number of owned teams, and of managed teams. Each is read separately. */
const MAX_TEAMS = 100
const TEAMS = '{ claimedTeams { id } managedTeams { id } }'
/** The lists of a user's own calendar, as separate queries, each within the cost limit. */
const ownLists = ({ most, tournaments }: (typeof MAX_OF_TEAMS)[number], teams = '') => [
  `query Feed { claimedTeams${teams} { ...T } } ${ofTeam(most)} ${EVENT}`,
  `query Feed { managedTeams${teams} { ...T } } ${ofTeam(most)} ${EVENT}`,
  `query Feed { claimedPlayers { teams { events(limit: ${most}) { ...E } } registrations { status opportunity { ...O } } } }
  ${EVENT} ${OPPORTUNITY}`,
  `query Feed { playedByClaimed: claimedTeams${teams} { ...P } } ${played(tournaments)}`,
  `query Feed { playedByManaged: managedTeams${teams} { ...P } } ${played(tournaments)}`,
  `query Feed { playedByPlayers: claimedPlayers { teams { ...P } } } ${played(tournaments)}`,
]
/** The event list starts with upcoming events. */
const MAX_EVENTS = 500
const EVENTS = `query Feed($filter: EventFilter) {
  events(perPage: ${MAX_EVENTS}, filter: $filter) { ...E } eventsCount(filter: $filter) }
  ${EVENT}`

/** An event or an opportunity. */
type Dated = Record<'id' | 'title' | 'start' | 'timeZone' | 'status' | 'updatedAt', string> &
  Partial<Record<'end' | 'location' | 'city' | 'state' | 'description' | 'whatToBring', string | null>> & {
    calendarSequence: number
  }

type Game = { id: string; startsAt: string; field: string | null; teams: ({ name: string } | null)[] } & Pick<
  Dated,
  'calendarSequence' | 'updatedAt'
>
type Entered = { entries: { status: string; event: Dated | null; games: Game[] }[] }

const notFound = (locale: Locale): Answer => ({
  statusCode: 404,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: siteTexts.noCalendarHere(locale),
})

/** Serves a calendar at its secret URL, with what its subscriber may currently see. */
export async function feedPage(event: APIGatewayProxyEventV2): Promise<Answer> {
  const { requestId, http } = event.requestContext
  const feed = await findFeed(http.path, event.queryStringParameters?.key)
  const user = feed && (await find(users, { userID: feed.userID }))
  if (!feed || !user || user.isBlocked) return notFound(acceptedLocale(event.headers['accept-language']))
  // An admin's calendar shows what other users see, not what only admins see.
  const locale = localeOf(user)
  const content = await contentOf(feed, locale, (asked) =>
    queryAs({ userID: user.userID, isAdmin: false, user }, requestId)(asked),
  )
  if (!content) return notFound(locale)
  const title = feedTitle(feed, content.teamName, locale)
  const body = calendarFeedFile(title, sorted(content.entries), content.note)
  const etag = `"${digest(body)}"`
  const headers = { etag, 'cache-control': 'private, max-age=300', 'x-robots-tag': 'noindex' }
  if (event.headers['if-none-match'] === etag) return { statusCode: 304, headers }
  return {
    statusCode: 200,
    headers: {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': inlineFile(`${fileNameOf(title)}.ics`),
    },
    body: http.method === 'HEAD' ? '' : body,
  }
}

type Entry = Parameters<typeof calendarFeedFile>[1][number]

/** `note` says what the calendar leaves out. */
type Content = { entries: Entry[]; note?: string | undefined; teamName?: string }

async function contentOf({ kind, subject }: CalendarFeedItem, locale: Locale, ask: RunQuery): Promise<Content | null> {
  if (kind === 'TEAM') {
    const data = await ask({ query: TEAM, variables: { id: subject } })
    const team = data?.team as (Entered & { name: string; events: Dated[]; opportunities: Dated[] }) | null | undefined
    if (!team) return null
    const { name, events, opportunities } = team
    const entries = [
      ...events.map(ofEvent(locale)),
      ...opportunities.map(ofOpportunity(locale)),
      ...playedBy(team, locale),
    ]
    return { entries, note: noteOfTeams([events, opportunities], MAX_OF_TEAM, locale), teamName: name }
  }
  if (kind === 'EVENTS') {
    const given = new URLSearchParams(subject)
    const filter = Object.fromEntries(EVENT_FILTERS.map((name) => [name, given.get(name)]))
    const data = await ask({ query: EVENTS, variables: { filter: { ...filter, isExact: true } } })
    return (
      data && {
        entries: (data.events as Dated[]).map(ofEvent(locale)),
        note: noteOf(data.eventsCount as number, locale),
      }
    )
  }
  const all = Object.values((await ask({ query: TEAMS })) ?? {}) as unknown[][]
  const isMany = all.some(({ length }) => length > MAX_TEAMS)
  for (const limits of isMany ? MAX_OF_TEAMS.slice(-1) : MAX_OF_TEAMS) {
    const lists = await Promise.all(
      ownLists(limits, isMany ? `(limit: ${MAX_TEAMS})` : '').map((query) => ask({ query })),
    )
    if (lists.includes(null)) continue
    const { entries, note } = ownContent(Object.assign({}, ...lists), limits.most, locale)
    return { entries, note: [isMany ? noteOfMany(all, locale) : [], note ?? []].flat().join(' ') || undefined }
  }
  return null
}

function ownContent(data: Record<string, unknown>, most: number, locale: Locale): Content {
  type WithEvents = { events: Dated[] }
  type Own = WithEvents & { opportunities: Dated[] }
  type Registered = { status: string; opportunity: Dated | null }
  const own = [...(data.claimedTeams as Own[]), ...(data.managedTeams as Own[])]
  const players = data.claimedPlayers as { teams: WithEvents[]; registrations: Registered[] }[]
  const entered = [
    ...(data.playedByClaimed as Entered[]),
    ...(data.playedByManaged as Entered[]),
    ...(data.playedByPlayers as { teams: Entered[] }[]).flatMap(({ teams }) => teams),
  ]
  const entries = [
    ...own.flatMap(({ opportunities }) => opportunities.map(ofOpportunity(locale))),
    ...[...own, ...players.flatMap((it) => it.teams)].flatMap(({ events }) => events.map(ofEvent(locale))),
    ...entered.flatMap((team) => playedBy(team, locale)),
    ...players
      .flatMap(({ registrations }) => registrations)
      .flatMap(({ status, opportunity }) =>
        status === 'REJECTED' || !opportunity ? [] : [ofRegistration(status, opportunity, locale)],
      ),
  ]
  const lists = [...own.flatMap(({ events, opportunities }) => [events, opportunities])]
  return {
    entries,
    note: noteOfTeams([...lists, ...players.flatMap(({ teams }) => teams.map(({ events }) => events))], most, locale),
  }
}

function noteOfMany(lists: readonly (readonly unknown[])[], locale: Locale) {
  const sum = (counts: number[]) => counts.reduce((total, it) => total + it, 0)
  const shown = sum(lists.map(({ length }) => Math.min(length, MAX_TEAMS)))
  const all = sum(lists.map(({ length }) => length))
  return calendarFeedTexts.hasSomeTeams({ shown, all })(locale)
}

/** A list that reaches its limit may be truncated. */
const noteOfTeams = (lists: readonly (readonly unknown[])[], most: number, locale: Locale) =>
  lists.some(({ length }) => length >= most) ? calendarFeedTexts.hasUpToCountOfTeam(most)(locale) : undefined

const noteOf = (count: number, locale: Locale) =>
  count > MAX_EVENTS ? calendarFeedTexts.hasNextEvents({ shown: MAX_EVENTS, all: count })(locale) : undefined

/** Without duplicates, in an order that does not depend on the date. */
function sorted(entries: readonly Entry[]): Entry[] {
  const byID = new Map(entries.map((entry) => [entry.id, entry]))
  return [...byID.values()].sort((a, b) => a.start.localeCompare(b.start) || a.id.localeCompare(b.id))
}

function statusOf({ status }: Dated): CalendarEntry['status'] {
  if (status.toUpperCase() === 'CANCELLED') return 'CANCELLED'
  return status === 'postponed' ? 'TENTATIVE' : 'CONFIRMED'
}

const unwritten = (kind: 'events' | 'opportunities', it: Dated) => ({
  id: it.id,
  title: it.title,
  start: it.start,
  end: it.end,
  zone: it.timeZone,
  place: placeOf(it),
  description: it.description,
  whatToBring: it.whatToBring,
  path: `/${kind}/${it.id}`,
  sequence: it.calendarSequence,
  status: statusOf(it),
})

const entryOf =
  (kind: 'events' | 'opportunities', locale: Locale) =>
  (it: Dated): Entry => ({ ...writtenEntry(unwritten(kind, it), locale), updatedAt: it.updatedAt })
const ofEvent = (locale: Locale) => entryOf('events', locale)
const ofOpportunity = (locale: Locale) => entryOf('opportunities', locale)

/** The calendar does not name the player. */
function ofRegistration(status: string, it: Dated, locale: Locale): Entry {
  const entry = ofOpportunity(locale)(it)
  const ofStatus =
    status === 'APPROVED'
      ? calendarFeedTexts.registrationApproved(locale)
      : calendarFeedTexts.registrationPending(locale)
  return { ...entry, description: [ofStatus, entry.description].filter(Boolean).join('\n\n') }
}

/** The tournaments that the team plays, and its games. */
const playedBy = ({ entries }: Entered, locale: Locale): Entry[] =>
  entries.flatMap(({ status, event, games }) =>
    status === 'ACCEPTED' && event ? [ofEvent(locale)(event), ...games.map((game) => ofGame(game, event, locale))] : [],
  )

function ofGame(
  { id, startsAt, field, teams, calendarSequence, updatedAt }: Game,
  event: Dated,
  locale: Locale,
): Entry {
  const [home, away] = teams.map((team) => team?.name ?? calendarFeedTexts.openOpponent(locale))
  const place = [field, placeOf(event)].filter(Boolean).join(', ')
  const game = { id, title: `${home} – ${away}`, start: startsAt, zone: event.timeZone, place }
  const path = `/events/${event.id}`
  const written = writtenEntry({ ...game, description: event.title, path, sequence: calendarSequence }, locale)
  return { ...written, updatedAt }
}
