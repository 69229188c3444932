import { settings } from '../../services/settings.ts'
import {
  find,
  ignoreVersionConflict,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { DAY_MS } from '../../values/durations.ts'
import { dueTimeOf, reschedule, type ScheduledWork, schedule, scheduledWork } from './entity.ts'

/** Edits within this time after the first are combined in one email, unless the start is within a day. */
const COLLECTED_MS = 10 * 60_000

/** The fields whose changes families are notified of. */
export type ChangeDetails = {
  title: string
  startTime: string
  endTime?: string
  timeZone: string
  location?: string
  city?: string
  state?: string
  feeCents?: number
  isCanceled: boolean
  isPostponed?: boolean
}

type ScheduledChange = {
  before: ChangeDetails
  /** When the last edit was made. Families that registered later have seen it. */
  editedAt: string
  /** The users to notify of the deletion. */
  deletionRecipients?: string[]
  /** The team of a deleted public record, whose followers are notified too. */
  followedTeamID?: string
  /** SEQUENCE of the calendar file. */
  sequence?: number
  createdBy?: string
}
type Kind = 'opportunity-change' | 'event-change'
export const changeOf = (work: ScheduledWork) => work.data as ScheduledChange

type Venue = Pick<ChangeDetails, 'timeZone' | 'location' | 'city' | 'state'>
type Event = Venue & { name: string; date: string; endDate?: string; status: string }
type Opportunity = Omit<ChangeDetails, 'isCanceled' | 'isPostponed'> & { canceledAt?: string }

export function detailsOf(it: Event | Opportunity): ChangeDetails {
  const { timeZone, location, city, state } = it
  const own =
    'date' in it
      ? {
          title: it.name,
          startTime: it.date,
          endTime: it.endDate,
          isCanceled: it.status === 'cancelled',
          isPostponed: it.status === 'postponed',
        }
      : { title: it.title, startTime: it.startTime, endTime: it.endTime, isCanceled: it.canceledAt !== undefined }
  return { ...own, timeZone, location, city, state, ...('feeCents' in it && { feeCents: it.feeCents }) }
}

const FIELDS = ['startTime', 'endTime', 'location', 'city', 'state', 'feeCents', 'isCanceled', 'isPostponed'] as const

/** Whether the difference is worth an email. A new title alone is not. */
export const isNotable = (before: ChangeDetails, after: ChangeDetails) =>
  FIELDS.some((field) => before[field] !== after[field])

const CALENDAR_FIELDS = [
  ...(['startTime', 'endTime', 'timeZone', 'location', 'city', 'state'] as const),
  ...(['isCanceled', 'isPostponed'] as const),
] as const

type Sequenced = { calendarSequence?: number }

/** The calendar sequence after the change: higher if calendars show another time, place, or status. */
export const nextSequence = <Item extends (Event | Opportunity) & Sequenced>(before: Item, changes: Partial<Item>) => {
  const [was, is] = [detailsOf(before), detailsOf({ ...before, ...changes })]
  const isMoved = CALENDAR_FIELDS.some((field) => was[field] !== is[field])
  return (before.calendarSequence ?? 0) + Number(isMoved)
}

/** Whether families are notified: not if the start is in the past both before and after the change. */
export const isNotified = (before: ChangeDetails, after: ChangeDetails, now: Date) =>
  isNotable(before, after) && [before, after].some(({ startTime }) => startTime > now.toISOString())

type Change = { before: ChangeDetails; after: ChangeDetails }

/** Whether the record starts within a day, before or after the change. */
export const startsWithinADay = ({ before, after }: Change, now: Date) =>
  [before, after].some(({ startTime }) => isWithinADay(startTime, now))

export const isWithinADay = (startTime: string, now: Date) => Date.parse(startTime) <= now.getTime() + DAY_MS

const collected = (now: Date) => new Date(now.getTime() + COLLECTED_MS).toISOString()
/** When the email about an urgent change is due, so that what is undone meanwhile is not sent. */
const soon = (now: Date) => new Date(now.getTime() + settings.noticeDelaySeconds * 1000).toISOString()

/** Schedules the email about a change, in the transaction of the change. No writes if families are not notified. */
export async function scheduleChange(kind: Kind, recordID: string, change: Change, now: Date) {
  const { before, after } = change
  if (!isNotified(before, after, now)) return { isFirst: false, writes: [] }
  return collectEdits(kind, recordID, { before }, startsWithinADay(change, now), now)
}

/**
 * The writes that schedule the email about an edit, or add the edit to the pending one. `isFirst`: no other edit is pending. The email
 * compares with `before`, the state before the first edit.
 */
export async function collectEdits(
  kind: ScheduledWork['kind'],
  recordID: string,
  before: object,
  isSoon: boolean,
  now: Date,
) {
  const editedAt = now.toISOString()
  const pending = await pendingChange(kind, recordID)
  const dueIn = isSoon ? soon(now) : collected(now)
  const dueAt = pending && pending.dueAt < dueIn ? pending.dueAt : dueIn
  if (!pending) {
    const work = { kind, recordID, dueAt, edits: 1, data: { ...before, editedAt } }
    const writes: Writes = [[scheduledWork().create(work), versionConflict], dueTimeOf(work)]
    return { isFirst: true, writes }
  }
  const next = { ...pending, dueAt, edits: pending.edits + 1, data: { ...changeOf(pending), editedAt } }
  return { isFirst: false, writes: reschedule(pending, next) }
}

/** Schedules the email about an edit. */
export async function scheduleEdit<Item extends Event | Opportunity>(
  kind: Kind,
  recordID: string,
  before: Item,
  changes: Partial<Item>,
  now: Date,
) {
  const change = { before: detailsOf(before), after: detailsOf({ ...before, ...changes }) }
  return (await scheduleChange(kind, recordID, change, now)).writes
}

export const pendingChange = (kind: ScheduledWork['kind'], recordID: string): Promise<ScheduledWork | null> =>
  find(scheduledWork, { kind, recordID })

/** Makes the email about a pending change due now, if it is not due yet. */
export async function emailChangesNow(kind: Kind | 'schedule-change', recordID: string, now: Date): Promise<true> {
  const dueNow = now.toISOString()
  const patch = scheduledWork()
    .patch({ kind, recordID })
    .set({ dueAt: dueNow })
    .where(({ dueAt }, { gt }) => gt(dueAt, dueNow))
  const writes: Writes = [[patch, versionConflict], dueTimeOf({ kind, recordID, dueAt: dueNow })]
  await transactWrite(writes).catch(ignoreVersionConflict)
  return true
}

/** Like `scheduleChange`, for the sync. Does not read pending work: adds to it or creates it. */
export function scheduleImportedChange(kind: Kind, recordID: string, change: Change, now: Date): Write[] {
  const data = { before: change.before, editedAt: now.toISOString() }
  const work = scheduledWork().upsert({ kind, recordID }).add({ edits: 1 })
  const isUrgent = startsWithinADay(change, now)
  const dueAt = isUrgent ? soon(now) : collected(now)
  return [
    isUrgent ? work.set({ dueAt }).ifNotExists({ data }) : work.ifNotExists({ dueAt, data }),
    ...dueTimeOf({ kind, recordID, dueAt }),
  ]
}

type Deleted = (Event | Opportunity) & Sequenced & { createdBy?: string }
/** Who is notified, and the team whose followers are, if everyone saw the record. */
type Audience = { recipients: () => Promise<string[]>; followedTeamID: string | undefined }

/** Schedules the email about the deletion of an upcoming record, as for a cancellation. It replaces the email about a pending change. */
export async function scheduleDeletion(
  kind: Kind,
  recordID: string,
  deleted: Deleted,
  { recipients, followedTeamID }: Audience,
  now: Date,
): Promise<[Write][]> {
  const before = detailsOf(deleted)
  const editedAt = now.toISOString()
  if (before.isCanceled || before.startTime <= editedAt) return []
  const deletionRecipients = await recipients()
  if (deletionRecipients.length === 0 && !followedTeamID) return []
  const { createdBy, calendarSequence = 0 } = deleted
  const data = { before, deletionRecipients, sequence: calendarSequence + 1, createdBy, followedTeamID, editedAt }
  return schedule({ kind, recordID, dueAt: soon(now), edits: 1, data })
}

/**
 * Deletes the work after its email was sent. If there were more edits in the meantime, the next email compares with the state that was
 * sent.
 */
export const finishChange = (work: ScheduledWork, sent: ChangeDetails | null, now: Date): Promise<void> =>
  finishEdits(
    work,
    sent && { before: sent },
    sent !== null && startsWithinADay({ before: sent, after: sent }, now),
    now,
  )

/** Like `finishChange`, for the state that the email of any kind was about. */
export async function finishEdits(work: ScheduledWork, sent: object | null, isSoon: boolean, now: Date): Promise<void> {
  const { kind, recordID } = work
  const done = scheduledWork()
    .delete({ kind, recordID })
    .where(({ edits }, { eq }) => eq(edits, work.edits))
  try {
    await done.go()
  } catch {
    const edited = await pendingChange(kind, recordID)
    if (!edited || changeOf(edited).deletionRecipients || !sent) return
    const next = {
      ...edited,
      edits: edited.edits + 1,
      dueAt: edited.dueAt > work.dueAt ? edited.dueAt : isSoon ? soon(now) : collected(now),
      data: { ...changeOf(edited), ...sent },
    }
    await transactWrite(reschedule(edited, next))
  }
}
