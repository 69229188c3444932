import { placeOf } from '../domain/calendars/mailed-calendar.ts'
import { type EventItem, events } from '../domain/events/entity.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { isPublic, takesRegistrations } from '../domain/opportunities/status.ts'
import { asSentence } from '../domain/players/public-name.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import type { WatchRow } from '../domain/watches/entity.ts'
import { playerNameOf } from '../domain/watches/player-watches.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { settings } from '../services/settings.ts'
import { isHidden } from '../store/records/hidden.ts'
import { find } from '../store/store.ts'
import { placeLine } from '../values/place-line.ts'
import { teamName, watchName, watchPath } from '../values/watch-names.ts'

/** How many records an email lists by name. */
export const MAX_LISTED = 10

type FoundRecord = NonNullable<WatchRow['found']>['records'][number]
type Finding = { label: string; title: string; facts: string; path: string }

/** The email about what watches have found, in public fields. Null if none of it is still open to everyone. */
export async function findingsOf(due: readonly WatchRow[], ownerID: string, now: Date) {
  const records = new Map(due.flatMap(({ found }) => found!.records).map((record) => [record.id, record]))
  const findings = new Map(
    await Promise.all([...records.values()].map(async (record) => [record.id, await findingOf(record, now)] as const)),
  )
  const listed = [...findings.values()].filter((it) => it !== null)
  const [first] = listed
  if (!first) return null
  // Without those that only found what is no longer open: the name of one can be that of a hidden team.
  const shown = due.filter(({ found }) => found!.records.some(({ id }) => findings.get(id)))
  const names = await Promise.all(shown.map((watch) => nameOf(watch, ownerID)))
  const more = Math.max(0, ...shown.map(({ found }) => found!.count)) - MAX_LISTED
  const isOne = listed.length === 1 && more <= 0
  const count = more > 0 ? `More than ${MAX_LISTED}` : String(listed.length)
  return {
    subject: isOne ? `${first.label}: ${first.title}` : `${count} new: ${names[0]}`,
    // A watch may have the name of a child.
    ...(!isOne && { push: { title: `${count} new in what you watch` } }),
    paragraphs: [
      asSentence(
        `${isOne ? 'This is' : 'These are'} new in what you watch: ${new Intl.ListFormat('en-US').format(names)}`,
      ),
      ...(more > 0 ? [`These are the first ${listed.length}. The list has all of them.`] : []),
    ],
    details: listed.map(({ label, title, facts, path }) => ({
      label,
      value: facts ? `${title}, ${facts}` : title,
      url: `${settings.webURL}${path}`,
    })),
    link: isOne
      ? { label: 'View the details', path: first.path }
      : { label: 'View the list', path: watchPath(shown[0]!) },
  }
}

const nameOf = async (watch: WatchRow, ownerID: string) =>
  watch.kind === 'TEAM'
    ? teamName(await find(teams, { teamID: watch.subject }), 'en')
    : watchName(watch, 'en', await playerNameOf(watch, ownerID, 'en'))

async function findingOf({ kind, id }: FoundRecord, now: Date): Promise<Finding | null> {
  const found = await findRecord(kind, id)
  if (!found || isHidden(found.record)) return null
  if (found.kind === 'team') {
    const { name, locationCity, state } = found.record
    return { label: 'New team', title: name, facts: placeLine(locationCity, state), path: `/teams/${id}` }
  }
  if (found.kind === 'event') {
    const { name, date, timeZone, status } = found.record
    if (status !== 'scheduled' || date <= now.toISOString()) return null
    const facts = [formatAtVenue(date, timeZone, 'en'), placeOf(found.record)].filter(Boolean).join(', ')
    return { label: 'New event', title: name, facts, path: `/events/${id}` }
  }
  const { title, type, startTime, timeZone } = found.record
  if (!isPublic(found.record) || !takesRegistrations(found.record, now)) return null
  return {
    label: type === 'TRYOUT' ? 'New tryout' : 'Guest player needed',
    title,
    facts: `${formatAtVenue(startTime, timeZone, 'en')}, ${placeOf(found.record)}`,
    path: `/opportunities/${id}`,
  }
}

type Found =
  | { kind: 'opportunity'; record: OpportunityItem }
  | { kind: 'event'; record: EventItem }
  | { kind: 'team'; record: TeamItem }

async function findRecord(kind: FoundRecord['kind'], id: string): Promise<Found | null> {
  const record =
    kind === 'team'
      ? await find(teams, { teamID: id })
      : kind === 'event'
        ? await find(events, { eventID: id })
        : await find(opportunities, { opportunityID: id })
  return record && ({ kind, record } as Found)
}
