import { calendarEntry, entryFor, mapLink, placeOf } from '../domain/calendars/calendar-entries.ts'
import { familiesOfEvent } from '../domain/entries/families.ts'
import { evaluators } from '../domain/evaluations/entity.ts'
import { events } from '../domain/events/entity.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { isPublic } from '../domain/opportunities/status.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { familiesOf } from '../domain/registrations/families.ts'
import {
  type ChangeDetails,
  changeOf,
  detailsOf,
  finishChange,
  isNotable,
  startsWithinADay,
} from '../domain/scheduled-work/changes.ts'
import { doDueWork } from '../domain/scheduled-work/due-work.ts'
import type { ScheduledWork } from '../domain/scheduled-work/entity.ts'
import { canMessageStrangers } from '../domain/users/entity.ts'
import { followersOf } from '../domain/watches/service.ts'
import { isOfSeveralDays } from '../services/places/venue-time.ts'
import type { UnwrittenEntry } from '../services/published-calendar.ts'
import { find, type Partition, queryPartition } from '../store/store.ts'
import { type StoredText, stored } from '../values/messages/stored-text.ts'
import { type Alert, findUsers, queueAlerts } from './mailing.ts'

/** Finds the current state of the record. Null if it was deleted or hidden. */
type Find = (recordID: string, editedAt: string) => Promise<Found | null>
type Found = {
  after: ChangeDetails
  calendar: UnwrittenEntry
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
      after: detailsOf(opportunity),
      calendar: calendarEntry(opportunity),
      isOrphaned: (await findUsers([opportunity.createdBy])).length === 0,
      createdBy: opportunity.createdBy,
      followedTeamID: isPublic(opportunity) ? opportunity.teamID : undefined,
      families: async () => [
        ...new Set([...(await familiesOf(registeredBefore, opportunity)), ...evaluatorsOf(partition, editedAt)]),
      ],
    }
  })

/** Evaluators who accepted before the edit and plan to come. */
const evaluatorsOf = (partition: Partition, editedAt: string) =>
  partition
    .of(evaluators)
    .filter(({ acceptedAt }) => acceptedAt && acceptedAt <= editedAt)
    .map(({ userID }) => userID)

/** Emails the families of the hosting team and of accepted teams, and the managers of teams that entered, about changes of an event. */
export const notifyOfEventChanges = (now: Date) =>
  notifyOfChanges('event-change', now, '/events', async (eventID) => {
    const event = await find(events, { eventID })
    if (!event || event.hidden) return null
    return {
      after: detailsOf(event),
      calendar: calendarEntry(event),
      createdBy: event.createdBy,
      followedTeamID: event.teamID,
      families: () => familiesOfEvent(event, now),
    }
  })

async function notifyOfChanges(kind: ScheduledWork['kind'], now: Date, list: string, find: Find) {
  await doDueWork(kind, now, async (work) => {
    const { before, editedAt, deletionRecipients, createdBy, followedTeamID, sequence = 0 } = changeOf(work)
    if (deletionRecipients) {
      const after = { ...before, isCanceled: true }
      const calendar = { ...entryFor(after), id: work.recordID, path: list, sequence }
      const change = { before, after, calendar, path: list, createdBy, now }
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

type ChangeNotice = Pick<Found, 'after' | 'calendar' | 'isOrphaned' | 'createdBy'> & {
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
    followers.map(({ ownerID, email, locale }) => ({
      recipientID: ownerID,
      email,
      locale,
      notice: {
        ...changeNotice(work, ownerID, notice),
        subject: stored('newsTeamFollow', { news: notice.after.isCanceled ? 'canceled' : 'changed' }),
        preference: 'opportunityAlerts',
      },
    })),
  )
}

const mailAll = (work: ScheduledWork, userIDs: string[], notice: ChangeNotice) =>
  queueAlerts(userIDs.map((recipientID) => ({ recipientID, notice: changeNotice(work, recipientID, notice) })))

function changeNotice(
  { kind, recordID, dueAt }: ScheduledWork,
  recipientID: string,
  { before, after, calendar, path, isOrphaned, createdBy, now }: ChangeNotice,
) {
  const { subject, sentence } = changeText(before, after, isOrphaned)
  const details = differencesOf(before, after)
  const { label, value } = details[0]!
  const isSoon = startsWithinADay({ before, after }, now)
  return {
    name: `${kind}#${recordID}#${dueAt}#${recipientID}`,
    record: `${kind}#${recordID}`,
    senderID: createdBy,
    subject,
    paragraphs: [sentence],
    details,
    link: { label: stored('viewTheDetails'), path },
    calendar,
    isUrgent: isSoon && (isOff(before, after) || placeOf(before) !== placeOf(after)),
    push: { body: stored('labelAndValue', { label, value }), isUrgent: isSoon && isOff(before, after) },
  }
}

/** Whether it is canceled or postponed, or starts at another time. */
const isOff = (before: ChangeDetails, after: ChangeDetails) =>
  before.startTime !== after.startTime || (after.isCanceled && !before.isCanceled) || isPutOff(before, after)

const isPutOff = (before: ChangeDetails, after: ChangeDetails) => !!after.isPostponed && !before.isPostponed

function changeText(before: ChangeDetails, after: ChangeDetails, isOrphaned = false) {
  const { title, isCanceled } = after
  if (isCanceled && !before.isCanceled)
    return {
      subject: stored('canceled', { title }),
      sentence: isOrphaned
        ? stored('titleCanceledBecauseDeletion', { title })
        : stored('titleCanceledOrganizer', { title }),
    }
  if (isPutOff(before, after))
    return { subject: stored('postponed', { title }), sentence: stored('titlePostponedOrganizer', { title }) }
  if (before.isCanceled && !isCanceled)
    return { subject: stored('backOn', { title }), sentence: stored('titleTakesPlaceAfter', { title }) }
  return { subject: stored('changed', { title }), sentence: stored('theOrganizerChanged', { title }) }
}

/** 'New time: Sat, Mar 7, 10:00 AM CST (was 9:00 AM)'. Time and place are always included, for the calendar. */
function differencesOf(before: ChangeDetails, after: ChangeDetails): NonNullable<Alert['notice']['details']> {
  const when = (it: ChangeDetails) => ({ at: it.startTime, until: it.endTime, zone: it.timeZone })
  const isRange = [before, after].some((it) => isOfSeveralDays(it.startTime, it.endTime, it.timeZone))
  const isEndChanged = before.endTime !== after.endTime
  const end = (it: ChangeDetails) => (it.endTime ? { at: it.endTime, zone: it.timeZone } : stored('openEnd'))
  const fee = ({ feeCents = 0 }: ChangeDetails) => ({ cents: feeCents })
  const change = (is: StoredText, was: StoredText) => stored('isAndWas', { is, was })
  return [
    before.startTime === after.startTime && before.timeZone === after.timeZone && !(isRange && isEndChanged)
      ? { label: stored('time'), value: when(after) }
      : { label: stored('newTime'), value: change(when(after), when(before)) },
    ...(isRange || !isEndChanged ? [] : [{ label: stored('newEnd'), value: change(end(after), end(before)) }]),
    placeOf(before) === placeOf(after)
      ? { label: stored('place'), value: placeOf(after), url: mapLink(after) }
      : { label: stored('newPlace'), value: change(placeOf(after), placeOf(before)), url: mapLink(after) },
    ...(before.feeCents === after.feeCents
      ? []
      : [{ label: stored('newFee'), value: change(fee(after), fee(before)) }]),
  ]
}
