import { placeOf } from '../domain/calendars/calendar-entries.ts'
import { isPublic, takesRegistrations } from '../domain/opportunities/status.ts'
import type { WatchRow } from '../domain/watches/entity.ts'
import { storedNameOf } from '../domain/watches/player-watches.ts'
import { findRecord } from '../lifecycle/records.ts'
import { isHidden } from '../store/records/hidden.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { placeLine } from '../values/place-line.ts'
import { watchPath } from '../values/watch-names.ts'

/** How many records an email lists by name. */
export const MAX_LISTED = 10
/** How many children it names. */
const MAX_NAMED_CHILDREN = 3

type FoundRecord = NonNullable<WatchRow['found']>['records'][number]
type Finding = { kind: string; title: string; start?: StoredText; place: string; path: string }

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
  const names = await namesOf(shown, ownerID)
  const more = Math.max(0, ...shown.map(({ found }) => found!.count)) - MAX_LISTED
  const isOne = listed.length === 1 && more <= 0
  const anonymous =
    more > 0 ? stored('moreCountNewWhat', { count: MAX_LISTED }) : stored('countNewWhatWatch', { count: listed.length })
  return {
    subject: isOne
      ? stored('newRecordWhatWatch', { kind: first.kind })
      : shown[0]!.kind === 'TEAM'
        ? anonymous
        : more > 0
          ? stored('moreCountNew', { count: MAX_LISTED, name: names[0]! })
          : stored('countNew', { count: listed.length, name: names[0]! }),
    // A watch may have the name of a child.
    ...(!isOne && { push: { title: anonymous } }),
    paragraphs: [
      isOne
        ? stored('newWhatWatch', { names: { list: names } })
        : stored('theseNewWhatWatch', { names: { list: names } }),
      ...(more > 0 ? [stored('theseFirst', { count: listed.length })] : []),
    ],
    details: [
      ...listed.map(detailOf),
      ...(shown.length > 1 ? await Promise.all(namedOf(shown).map((watch) => listOf(watch, ownerID))) : []),
    ],
    link: isOne
      ? { label: stored('viewTheDetails'), path: first.path }
      : { label: stored('viewTheList'), path: watchPath(shown[0]!) },
  }
}

const detailOf = ({ kind, title, start, place, path }: Finding) => ({
  label: stored('newRecord', { kind }),
  value: start
    ? place
      ? stored('titleStartPlace', { title, start, place })
      : stored('titleAndFact', { title, fact: start })
    : place
      ? stored('titleAndFact', { title, fact: place })
      : title,
  path,
})

const listOf = async (watch: WatchRow, ownerID: string) => ({
  label: stored('viewTheList'),
  value: await nameOf(watch, ownerID),
  path: watchPath(watch),
})

/** The watches but for those that a family has for many children, which count as one. */
function namedOf(watches: readonly WatchRow[]) {
  const chosen = watches.filter(({ isAutomatic }) => !isAutomatic)
  return watches.length - chosen.length > MAX_NAMED_CHILDREN ? chosen : watches
}

async function namesOf(watches: readonly WatchRow[], ownerID: string): Promise<StoredText[]> {
  const named = namedOf(watches)
  const names = await Promise.all(named.map((watch) => nameOf(watch, ownerID)))
  return named.length < watches.length ? [stored('whatFitsPlayers'), ...names] : names
}

const nameOf = async (watch: WatchRow, ownerID: string) =>
  watch.kind === 'TEAM'
    ? ((await findRecord('team', watch.subject))?.name ?? stored('teamNoLongerListed'))
    : storedNameOf(watch, ownerID)

async function findingOf({ kind, id }: FoundRecord, now: Date): Promise<Finding | null> {
  const record = await findRecord(kind, id)
  if (!record || isHidden(record)) return null
  if ('eventID' in record) {
    const { name, date, endDate, timeZone, status } = record
    if (status !== 'scheduled' || date <= now.toISOString()) return null
    const start = { at: date, until: endDate, zone: timeZone }
    return { kind, title: name, start, place: placeOf(record), path: `/events/${id}` }
  }
  if ('opportunityID' in record) {
    const { title, type, startTime, endTime, timeZone } = record
    if (!isPublic(record) || !takesRegistrations(record, now)) return null
    const start = { at: startTime, until: endTime, zone: timeZone }
    return { kind: type, title, start, place: placeOf(record), path: `/opportunities/${id}` }
  }
  const { name, locationCity, state } = record
  return { kind, title: name, place: placeLine(locationCity, state), path: `/teams/${id}` }
}
