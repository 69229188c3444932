import type { SeasonAges } from '../domain/age-rules/deciding-rules.ts'
import { giveUpAfter } from '../domain/scheduled-work/give-up.ts'
import { shards, type WatchListItem, type WatchRow, watchLists } from '../domain/watches/entity.ts'
import { fitOfOwn, playerOf } from '../domain/watches/player-watches.ts'
import { findWatchList, listWrites } from '../domain/watches/service.ts'
import type { Kind } from '../store/change-log/rows.ts'
import type { Query } from '../store/read-model/query.ts'
import { retryOnConflict, transactWrite } from '../store/store.ts'
import { DAY_MS } from '../values/durations.ts'
import { eventFilter, opportunityFilter, teamFilter } from '../values/list-filters.ts'
import { stored } from '../values/messages/stored-text.ts'
import { forEachOf } from '../values/promises.ts'
import type { Sport } from '../values/sports.ts'
import { type Alert, findUsers, queueAlerts } from './mailing.ts'
import { finishRun, lastRun, NewRecords } from './new-records.ts'
import { findingsOf, MAX_LISTED } from './watch-mail.ts'

/** With the daily one, not more than one account may cause to one person, or than an address without an account gets. */
const MAX_MAILS_PER_DAY = 5
const MAX_TO_VISITOR = 2
/** Watches of an owner who has not visited for this long end. */
const UNVISITED_DAYS = 365
/** The hour of daily emails, in UTC: the morning in all of the US but Hawaii and Alaska. */
const DAILY_HOUR = 13

/**
 * Emails the owners of watches what is new: one email for all that a run finds, at most five a day, then once a day. What was found is stored
 * with the watch before it is emailed, so that a crash loses nothing, and the next run continues.
 */
export async function sendWatchAlerts(now: Date) {
  const run = await lastRun(now)
  const records = await NewRecords.since(run.position, now)
  if (records.size === 0 && now.toISOString() < run.nextPassAt) return finishRun({ ...run, position: records.to })
  const dues: string[] = []
  const unmatched: unknown[] = []
  const failures: unknown[] = []
  const check = async (list: WatchListItem) => {
    const matching = () => match(list, records, run.position, now)
    const matched = await giveUpAfter(`match#${list.ownerID}`, matching, async (error) => {
      failures.push(error)
    }).catch((error) => {
      if (!failures.includes(error)) unmatched.push(error)
    })
    if (!matched) return
    const due = await giveUpAfter(
      `watches#${list.ownerID}`,
      () => sendDue(matched, now),
      () => forget(matched, dueIn(matched, now)),
    ).catch((error) => {
      failures.push(error)
      return dueAt(matched.watches)
    })
    if (due) dues.push(due)
  }
  try {
    for (const shard of shards) {
      let cursor: string | null = null
      do {
        const page: { data: WatchListItem[]; cursor: string | null } = await watchLists()
          .query.byShard({ shard })
          .go({ cursor, consistent: true })
        await forEachOf(page.data, check)
        cursor = page.cursor
      } while (cursor)
    }
  } finally {
    records.close()
  }
  const nextPassAt = [...dues, nextDaily(now)].sort()[0]!
  // The next run matches the same records again, for the owners who were left out.
  if (unmatched.length === 0) await finishRun({ position: records.to, nextPassAt })
  for (const error of [...unmatched, ...failures]) throw error
}

/** Emails what is due. Returns when the rest is due. */
async function sendDue(list: WatchListItem, now: Date): Promise<string | undefined> {
  const due = dueAt(list.watches)
  if (due && due <= now.toISOString()) return send(list, now)
  await endUnvisited(list, now)
  return due
}

/** Ends the watches of an owner who has not visited for a year, with an email. */
async function endUnvisited(list: WatchListItem, now: Date): Promise<void> {
  const yearAgo = new Date(now.getTime() - UNVISITED_DAYS * DAY_MS).toISOString()
  if (list.visitedAt > yearAgo) return
  const [user] = list.email ? [] : await findUsers([list.ownerID])
  const visitedAt = user?.lastSeenAt ?? ''
  const isVisited = visitedAt > yearAgo
  if (!isVisited)
    await queueAlert(list, {
      name: `unvisited#${list.ownerID}#${list.visitedAt}`,
      record: null,
      senderID: null,
      subject: stored('watchesEnded'),
      paragraphs: [stored('notVisitedForAYear'), stored('toWatchAgain')],
      link: { label: stored('openFungo'), path: '/opportunities' },
    })
  await transactWrite(listWrites(list, isVisited ? { ...list, visitedAt } : { ...list, watches: [] }))
}

/** Stores what the watches of the list find among the new records. */
function match(seen: WatchListItem, records: NewRecords, from: string, now: Date): Promise<WatchListItem> {
  let first: WatchListItem | null = seen
  return retryOnConflict(async () => {
    const list = first ?? (await findWatchList(seen.ownerID))
    first = null
    if (!list || records.size === 0) return list ?? { ...seen, watches: [] }
    const after = list.matchedThrough && list.matchedThrough > from ? list.matchedThrough : from
    const watches = await Promise.all(list.watches.map((watch) => withFindings(watch, list, records, after, now)))
    if (watches.every((it, i) => it === list.watches[i])) return list
    const next = { ...list, watches, matchedThrough: records.to }
    await transactWrite(listWrites(list, next))
    return { ...next, version: list.version + 1 }
  })
}

async function withFindings(
  watch: WatchRow,
  list: WatchListItem,
  records: NewRecords,
  after: string,
  now: Date,
): Promise<WatchRow> {
  if (watch.isPaused) return watch
  const since = watch.watchID > after ? watch.watchID : after
  const matching = (fit?: Parameters<typeof searchesOf>[2]) =>
    searchesOf(watch, now, fit).flatMap(({ kind, query }) =>
      records.matching(kind as 'team', query as never, since, list.ownerID).map((id) => ({ kind: kind as 'team', id })),
    )
  let found = matching()
  const playerID = playerOf(watch)
  // The player is only read if something new is near.
  if (playerID && found.length > 0) {
    const fit = await fitOfOwn(playerID, list.ownerID, now)
    found = fit ? matching(fit) : []
  }
  if (found.length === 0) return watch
  const { records: earlier = [], count = 0, since: begun = records.to, dueAt } = watch.found ?? {}
  const isUrgent = !watch.isDaily && mailsOf(list, now) < (list.email ? MAX_TO_VISITOR : MAX_MAILS_PER_DAY)
  return {
    ...watch,
    found: {
      records: [...earlier, ...found].slice(0, MAX_LISTED),
      count: count + found.length,
      since: begun,
      dueAt: isUrgent ? now.toISOString() : (dueAt ?? nextDaily(now)),
    },
  }
}

/** Emails what is due and removes it from the watches. Returns when the rest is due. */
async function send(list: WatchListItem, now: Date): Promise<string | undefined> {
  const due = dueIn(list, now)
  const isSent = await mail(list, due, now)
  return forget(list, due, (held) => ({ day: dayOf(now), count: mailsOf(held, now) + (isSent ? 1 : 0) }))
}

/** Removes what was found from the watches. Returns when the rest is due. */
const forget = (
  { ownerID }: WatchListItem,
  due: readonly WatchRow[],
  mailsAfter: (held: WatchListItem) => WatchListItem['mails'] = ({ mails }) => mails,
): Promise<string | undefined> =>
  retryOnConflict(async () => {
    const gone = new Set(due.map(({ watchID, found }) => `${watchID} ${found!.count}`))
    const held = await findWatchList(ownerID)
    if (!held) return undefined
    const watches = held.watches.map(({ found, ...watch }) =>
      found && !gone.has(`${watch.watchID} ${found.count}`) ? { ...watch, found } : watch,
    )
    await transactWrite(listWrites(held, { ...held, watches, mails: mailsAfter(held) }))
    return dueAt(watches)
  })

const dueIn = ({ watches }: WatchListItem, now: Date) =>
  watches.filter(({ found }) => found && found.dueAt <= now.toISOString())

/** Returns false if nothing of what was found is still open to everyone. */
async function mail(list: WatchListItem, due: readonly WatchRow[], now: Date): Promise<boolean> {
  const content = await findingsOf(due, list.ownerID, now)
  if (!content) return false
  const name = `watch#${due.map(({ watchID, found }) => `${watchID}.${found!.since}`).join('#')}`
  await queueAlert(list, { name, record: null, senderID: null, ...content })
  return true
}

const queueAlert = ({ ownerID, email, locale }: WatchListItem, notice: Omit<Alert['notice'], 'preference'>) =>
  queueAlerts([{ recipientID: ownerID, email, locale, notice: { ...notice, preference: 'opportunityAlerts' } }])

const dueAt = (watches: readonly WatchRow[]) => watches.flatMap(({ found }) => found?.dueAt ?? []).sort()[0]

const dayOf = (now: Date) => now.toISOString().slice(0, 10)

const mailsOf = ({ mails }: WatchListItem, now: Date) => (mails?.day === dayOf(now) ? mails.count : 0)

function nextDaily(now: Date): string {
  const today = Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), now.getUTCDate(), DAILY_HOUR)
  return new Date(today > now.getTime() ? today : today + DAY_MS).toISOString()
}

type Search<K extends Kind = Kind> = { kind: K; query: Query<K> }

/** Only what everyone sees. */
const EVERYONE = { ownTeamIDs: [], rosterTeamIDs: [] }

type Fit = { age?: number; seasonAges?: SeasonAges[]; plays?: string[]; sport?: Sport }

/** The queries of the directory that find what the watch is about: of the list with its filters, or of the team. `fit`: of its player. */
export function searchesOf({ kind, subject }: Pick<WatchRow, 'kind' | 'subject'>, now: Date, fit: Fit = {}): Search[] {
  const opportunities = { visibleTo: EVERYONE, openOnly: true, now }
  const events = { openOnly: true, now }
  if (kind === 'TEAM')
    return [
      { kind: 'opportunity', query: { ...opportunities, teamID: subject } },
      { kind: 'event', query: { ...events, teamID: subject } },
    ]
  const filters = Object.fromEntries(new URLSearchParams(subject))
  if (kind === 'OPPORTUNITIES') {
    const filter = placed(opportunityFilter(filters))
    const fitting = { ...fit, sport: filter.sport ?? fit.sport }
    return [{ kind: 'opportunity', query: { ...filter, ...fitting, ...opportunities } }]
  }
  if (kind === 'EVENTS') return [{ kind: 'event', query: { ...placed(eventFilter(filters)), ...events } }]
  return [{ kind: 'team', query: placed(teamFilter(filters)) }]
}

type Near = { latitude: number; longitude: number; within: number } | null

const placed = <Filter extends { near: Near }>({ near, ...filter }: Filter) => ({
  ...filter,
  near: near && { latitude: near.latitude, longitude: near.longitude, withinMiles: near.within },
})
