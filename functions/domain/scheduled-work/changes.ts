import type { EventItem } from '../events/entity.ts'
import type { OpportunityItem } from '../opportunities/entity.ts'
import { versionConflict, type Write } from '../store.ts'
import { type ScheduledWork, scheduledWork } from './entity.ts'

/** Edits within this time after the first are sent in one email. */
const COLLECTED_MS = 10 * 60_000

/** The fields whose changes families are notified of. */
export type Told = {
  title: string
  startTime: string
  endTime?: string
  timeZone: string
  location?: string
  city?: string
  state?: string
  feeCents?: number
  isCanceled: boolean
}

type ScheduledChange = {
  before: Told
  /** Who registered later knows what was changed until then. */
  editedAt: string
  /** The users to notify of the deletion. */
  toldOfDeletion?: string[]
  /** SEQUENCE of the calendar file. */
  sequence?: number
  createdBy?: string
}
type Kind = 'opportunity-change' | 'event-change'
export const changeOf = (work: ScheduledWork) => work.data as ScheduledChange

export const toldOfOpportunity = (it: OpportunityItem): Told => ({
  title: it.title,
  startTime: it.startTime,
  endTime: it.endTime,
  timeZone: it.timeZone,
  location: it.location,
  city: it.city,
  state: it.state,
  feeCents: it.feeCents,
  isCanceled: it.canceledAt !== undefined,
})

export const toldOfEvent = (it: EventItem): Told => ({
  title: it.name,
  startTime: it.date,
  endTime: it.endDate,
  timeZone: it.timeZone,
  location: it.location,
  city: it.city,
  state: it.state,
  isCanceled: it.status === 'cancelled',
})

const FIELDS = ['startTime', 'endTime', 'location', 'city', 'state', 'feeCents', 'isCanceled'] as const

/** Whether a family cares about the difference. A new title alone is none. */
export const isNews = (before: Told, after: Told) => FIELDS.some((field) => before[field] !== after[field])

/** Whether families are notified of the change: not if it is over both before and after it. */
export const isTold = (before: Told, after: Told, now: Date) =>
  isNews(before, after) && [before, after].some(({ startTime }) => startTime > now.toISOString())

/**
 * The write that schedules the email on a change, for the change's own transaction; `isFirst` where no other change waits to be told.
 * What families know already is what was before the first one.
 */
export async function scheduleChange(kind: Kind, recordID: string, before: Told, now: Date) {
  const editedAt = now.toISOString()
  const { data: pending } = await scheduledWork().get({ kind, recordID }).go({ consistent: true })
  if (!pending) {
    const dueAt = new Date(now.getTime() + COLLECTED_MS).toISOString()
    const first = scheduledWork().create({ kind, recordID, dueAt, edits: 1, data: { before, editedAt } })
    return { isFirst: true, write: [first, versionConflict] as [Write, Error] }
  }
  const next = { ...pending, edits: pending.edits + 1, data: { ...changeOf(pending), editedAt } }
  return { isFirst: false, write: [replaced(pending, next), versionConflict] as [Write, Error] }
}

const replaced = (read: ScheduledWork, next: ScheduledWork) =>
  scheduledWork()
    .put(next)
    .where(({ edits }, { eq }) => eq(edits, read.edits))

type Deletion = { before: Told; toldOfDeletion: string[]; sequence: number; createdBy?: string }

/** The write that schedules the email on a deletion; it also covers a change that was not sent yet. */
export const scheduleDeletion = (kind: Kind, recordID: string, deletion: Deletion, now: Date): [Write] => {
  const dueAt = now.toISOString()
  return [scheduledWork().put({ kind, recordID, dueAt, edits: 1, data: { ...deletion, editedAt: dueAt } })]
}

/** Ends the work after its email was sent. Where more was edited meanwhile, the next email starts from what was sent. */
export async function finishChange(work: ScheduledWork, told: Told | null, now: Date): Promise<void> {
  const { kind, recordID } = work
  const done = scheduledWork()
    .delete({ kind, recordID })
    .where(({ edits }, { eq }) => eq(edits, work.edits))
  try {
    await done.go()
  } catch {
    const { data: edited } = await scheduledWork().get({ kind, recordID }).go({ consistent: true })
    if (!edited || changeOf(edited).toldOfDeletion || !told) return
    const next = {
      ...edited,
      edits: edited.edits + 1,
      dueAt: new Date(now.getTime() + COLLECTED_MS).toISOString(),
      data: { ...changeOf(edited), before: told },
    }
    await replaced(edited, next).go()
  }
}
