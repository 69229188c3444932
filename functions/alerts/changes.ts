import {
  eventCalendar,
  mailedCalendar,
  mapLink,
  opportunityCalendar,
  placeOf,
} from '../domain/calendars/mailed-calendar.ts'
import { evaluators } from '../domain/evaluations/entity.ts'
import { events } from '../domain/events/entity.ts'
import { familiesOfEvent } from '../domain/events/families.ts'
import { type OpportunityItem, opportunities } from '../domain/opportunities/entity.ts'
import { isPublic } from '../domain/opportunities/status.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familiesOf } from '../domain/registrations/families.ts'
import {
  type ChangeDetails,
  changeOf,
  detailsOfEvent,
  detailsOfOpportunity,
  finishChange,
  isNotable,
  startsWithinADay,
} from '../domain/scheduled-work/changes.ts'
import { dueWork } from '../domain/scheduled-work/due.ts'
import type { ScheduledWork } from '../domain/scheduled-work/entity.ts'
import { canMessageStrangers } from '../domain/users/can-message-strangers.ts'
import { followersOf } from '../domain/watches/followers.ts'
import { formatAtVenue } from '../services/places/venue-time.ts'
import { find, queryPartition } from '../store/store.ts'
import { formatMoney } from '../values/money.ts'
import { findUsers, forEachOf, queueAlerts } from './mailing.ts'

/** Finds the current state of the record. Null if it was deleted or hidden. */
type Find = (recordID: string, editedAt: string) => Promise<Found | null>
type Found = {
  after: ChangeDetails
  calendar: string
  families: () => Promise<string[]>
  /** The account of the organizer was deleted. */
  isOrphaned?: boolean
  /** The author and the team of a record that everyone sees, for its followers. */
  createdBy: string | undefined
  followedTeamID: string | undefined
}

/** Emails families and evaluators once about changes of their opportunity, with old and new values and the calendar file. */
export const notifyOfOpportunityChanges = (now: Date) =>
  notifyOfChanges('opportunity-change', now, '/opportunities', async (opportunityID, editedAt) => {
    const partition = await queryPartition(opportunities().get({ opportunityID }), true)
    const [opportunity] = partition.of(opportunities)
    // Cancellations are final, so families are notified of them even if an admin hid the opportunity.
    if (!opportunity || (opportunity.hidden && !opportunity.canceledAt)) return null
    // A family that registered after the edit has seen it.
    const registeredBefore = partition.of(registrations).filter(({ createdAt }) => createdAt <= editedAt)
    return {
      after: detailsOfOpportunity(opportunity),
      calendar: opportunityCalendar(opportunity as OpportunityItem),
      isOrphaned: (await findUsers([opportunity.createdBy])).length === 0,
      createdBy: opportunity.createdBy,
      followedTeamID: isPublic(opportunity) ? opportunity.teamID : undefined,
      families: async () => [
        ...new Set([...(await familiesOf(registeredBefore, opportunity)), ...evaluatorsOf(partition, editedAt)]),
      ],
    }
  })

/** Evaluators who were invited before the edit and may plan to come. */
const evaluatorsOf = (partition: Awaited<ReturnType<typeof queryPartition>>, editedAt: string) =>
  partition
    .of(evaluators)
    .filter(({ createdAt }) => createdAt <= editedAt)
    .map(({ userID }) => userID)

/** Emails the families of the hosting team's roster about changes of an event. */
export const notifyOfEventChanges = (now: Date) =>
  notifyOfChanges('event-change', now, '/events', async (eventID) => {
    const event = await find(events, { eventID })
    if (!event || event.hidden) return null
    return {
      after: detailsOfEvent(event),
      calendar: eventCalendar(event),
      createdBy: event.createdBy,
      followedTeamID: event.teamID,
      families: () => familiesOfEvent(event, now),
    }
  })

async function notifyOfChanges(kind: ScheduledWork['kind'], now: Date, list: string, find: Find) {
  await forEachOf(await dueWork(kind, now), async (work) => {
    const { before, editedAt, deletionRecipients, createdBy, followedTeamID } = changeOf(work)
    if (deletionRecipients) {
      const after = { ...before, isCanceled: true }
      const change = { before, after, calendar: calendarOfDeletion(work), path: list, now }
      await mailAll(work, deletionRecipients, change)
      await mailFollowers(work, { createdBy, followedTeamID }, change)
      return finishChange(work, null, now)
    }
    const found = await find(work.recordID, editedAt)
    if (!found) return finishChange(work, null, now)
    const { families, ...change } = found
    if (isNotable(before, change.after)) {
      const notice = { ...change, before, path: `${list}/${work.recordID}`, now }
      await mailAll(work, await families(), notice)
      await mailFollowers(work, change, notice)
    }
    await finishChange(work, change.after, now)
  })
}

function calendarOfDeletion(work: ScheduledWork) {
  const { before, sequence = 0 } = changeOf(work)
  return mailedCalendar({
    id: work.recordID,
    title: before.title,
    start: before.startTime,
    end: before.endTime,
    zone: before.timeZone,
    place: placeOf(before),
    url: '',
    sequence,
    isCanceled: true,
  })
}

type ChangeNotice = Pick<Found, 'after' | 'calendar' | 'isOrphaned'> & {
  before: ChangeDetails
  path: string
  now: Date
}

/** Nobody gets two emails: the notice to a family of the record has the same name. */
async function mailFollowers(
  work: ScheduledWork,
  { createdBy, followedTeamID }: Partial<Pick<Found, 'createdBy' | 'followedTeamID'>>,
  notice: ChangeNotice,
) {
  if (!followedTeamID || (createdBy && !(await canMessageStrangers(createdBy)))) return
  const followers = (await followersOf(followedTeamID)).filter(({ ownerID }) => ownerID !== createdBy)
  await queueAlerts(
    followers.map(({ ownerID, email }) => ({
      recipientID: ownerID,
      email,
      notice: { ...changeNotice(work, ownerID, notice), preference: 'opportunityAlerts' },
    })),
  )
}

const mailAll = (work: ScheduledWork, userIDs: string[], notice: ChangeNotice) =>
  queueAlerts(
    userIDs.map((recipientID) => ({
      recipientID,
      notice: { ...changeNotice(work, recipientID, notice), preference: 'emailNotifications' },
    })),
  )

function changeNotice(
  { kind, recordID, dueAt }: ScheduledWork,
  recipientID: string,
  { before, after, calendar, path, isOrphaned, now }: ChangeNotice,
) {
  const { subject, sentence } = changeText(before, after, isOrphaned)
  const details = differencesOf(before, after)
  const { label, value } = details[0]!
  return {
    name: `${kind}#${recordID}#${dueAt}#${recipientID}`,
    subject,
    paragraphs: [sentence],
    details,
    link: { label: 'View the details', path },
    calendar,
    push: { body: `${label}: ${value}`, isUrgent: isUrgent(before, after, now) },
  }
}

/** Whether it is canceled or starts at another time, within a day of the start. */
const isUrgent = (before: ChangeDetails, after: ChangeDetails, now: Date) =>
  startsWithinADay({ before, after }, now) &&
  (before.startTime !== after.startTime || (after.isCanceled && !before.isCanceled))

function changeText(before: ChangeDetails, { title, isCanceled }: ChangeDetails, isOrphaned = false) {
  if (isCanceled && !before.isCanceled)
    return {
      subject: `Canceled: ${title}`,
      sentence: isOrphaned
        ? `"${title}" was canceled because the account of its organizer was deleted.`
        : `"${title}" was canceled by its organizer.`,
    }
  if (before.isCanceled && !isCanceled)
    return { subject: `Back on: ${title}`, sentence: `"${title}" was canceled before. It takes place after all.` }
  return { subject: `Changed: ${title}`, sentence: `The organizer changed "${title}".` }
}

/** 'New time: Sat, Mar 7, 10:00 AM CST (was 9:00 AM)'. Time and place are always included, for the calendar. */
function differencesOf(before: ChangeDetails, after: ChangeDetails) {
  const start = (it: ChangeDetails) => formatAtVenue(it.startTime, it.timeZone, 'en')
  const end = (it: ChangeDetails) => (it.endTime ? formatAtVenue(it.endTime, it.timeZone, 'en') : 'open')
  const line = (label: string, was: string, is: string, url?: string) => ({
    label: was === is ? label : `New ${label.toLowerCase()}`,
    value: was === is ? is : `${is} (was ${was})`,
    ...(url && { url }),
  })
  return [
    line('Time', start(before), start(after)),
    ...(before.endTime === after.endTime ? [] : [line('End', end(before), end(after))]),
    line('Place', placeOf(before), placeOf(after), mapLink(after)),
    ...(before.feeCents === after.feeCents
      ? []
      : [line('Fee', formatMoney(before.feeCents ?? 0, 'en'), formatMoney(after.feeCents ?? 0, 'en'))]),
  ]
}
