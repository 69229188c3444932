import type { InferOutput } from 'valibot'
import { cityName } from '../../services/places/us-places.ts'
import { checkState } from '../../services/places/validation.ts'
import { instantOf, localTimeAt, locateVenue } from '../../services/places/venue-time.ts'
import { idempotent } from '../../store/idempotency.ts'
import { correctedOrigin, withoutSuggestion } from '../../store/records/corrections.ts'
import { hiddenWithTeam } from '../../store/records/hidden.ts'
import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { conditionCheck, get, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { badInput, conflict } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import { hiddenReference } from '../reports/entity.ts'
import { emailChangesNow, nextSequence, scheduleEdit } from '../scheduled-work/changes.ts'
import { findTeam, getManagedTeam, unchanged } from '../teams/managers.ts'
import { isVerified, type Publisher, unverifiedMark, userExists } from '../users/entity.ts'
import { type EventItem, entryTurns, events, takesEntries } from './entity.ts'
import { eventRecord } from './record.ts'
import { createEventInput, DATE_INVALID, ENDS_TOO_EARLY, endsAfterStart, updateEventInput } from './validation.ts'

type Creation = { creator: Publisher; input: { teamID?: string | null }; key: string | null; now: Date }

export async function createEvent({ creator, input, key, now }: Creation): Promise<EventItem> {
  const { userID } = creator
  const parsed = parse(createEventInput, input)
  const { name, date, location, state, eventType, endDate, sport } = parsed
  checkState(state)
  const city = await cityName(parsed.city, state)
  const teamID = input.teamID ? checkID(input.teamID, 'Team') : undefined
  const place = await locateVenue({ city, state })
  const eventID = newID()
  const event = {
    eventID,
    name,
    ...span(date, endDate, place.timeZone),
    ...place,
    ...entryFacts(NO_FACTS, parsed, place.timeZone).facts,
    location,
    city,
    state,
    eventType,
    sport: sport ?? undefined,
    status: 'scheduled' as const,
    teamID,
    createdBy: userID,
    ...unverifiedMark(creator),
  }
  const create = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const team = teamID ? await getManagedTeam(teamID, creator) : null
      const hidden = hiddenWithTeam(team, now)
      const created = eventRecord.create({ ...event, hidden }, { now, team })
      await transactWrite([
        ...guard,
        ...(team ? [[unchanged(team), versionConflict] as const] : []),
        ...recordWrites(created),
        ...hiddenReference('event', eventID, hidden),
        userExists(userID),
      ])
      return created.item
    })
  return idempotent({ userID, operation: 'createEvent', input, key, now }, eventID, create, (eventID) =>
    get(events, { eventID }),
  )
}

export async function updateEvent(
  eventID: string,
  input: SeenVersion,
  { caller, now }: { caller: Publisher; now: Date },
): Promise<EventItem> {
  const parsed = parse(updateEventInput, input)
  return retryOnConflict(async () => {
    const event = await get(events, { eventID })
    checkSeen(input, event)
    checkState(parsed.state, event)
    const { city: named, state } = replaced(event, parsed, 'city', 'state')
    const city = await cityName(named, state)
    const isMoved = city !== event.city || state !== event.state
    const place = isMoved ? await locateVenue({ city, state }) : undefined
    const timeZone = place?.timeZone ?? event.timeZone
    const { facts, removals } = entryFacts(event, parsed, timeZone)
    const changes = {
      ...place,
      ...replaced(event, parsed, 'name', 'location', 'eventType'),
      ...edited(event, parsed, 'sport'),
      ...facts,
      ...(parsed.date == null && parsed.endDate == null ? {} : moved(event, parsed, timeZone)),
      city,
      state,
      ...unverifiedMark(caller),
      status: statusAfter(event, parsed),
    }
    // An account without a confirmed address emails nobody, and not in the creator's name either.
    const isTold = isVerified(caller) && (event.teamID || takesEntries(event))
    const writes = isTold ? await scheduleEdit('event-change', eventID, event, changes, now) : []
    const calendarSequence = nextSequence(event, changes)
    const origin = correctedOrigin(event, changes)
    const listing = { now, team: await findTeam(event.teamID) }
    return writeRecord(eventRecord.replace(event, { ...changes, calendarSequence, origin }, listing), [
      ...writes,
      ...removals,
    ])
  })
}

/** Cancels the event of an account that is gone. The teams that entered are notified. */
export async function cancelEvent(eventID: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const event = await get(events, { eventID })
    const canceled = { status: 'cancelled' as const }
    const writes = await scheduleEdit('event-change', eventID, event, canceled, now)
    const calendarSequence = nextSequence(event, canceled)
    const listing = { now, team: await findTeam(event.teamID) }
    await writeRecord(eventRecord.replace(event, { ...canceled, calendarSequence }, listing), writes)
  })
}

type Facts = Partial<
  Pick<
    EventItem,
    (typeof FACTS)[number] | 'divisions' | 'refundPolicy' | 'rostersFreezeAt' | 'waiverRequired' | 'origin' | 'eventID'
  >
>
type GivenFacts = Pick<
  InferOutput<typeof updateEventInput>,
  (typeof FACTS)[number] | 'divisions' | 'refundPolicy' | 'rostersFreezeAt' | 'waiverRequired'
>

const FACTS = ['description', 'url', 'organizer', 'paymentDue', 'paymentNote', 'paymentURL', 'scoresURL'] as const
const NO_FACTS: Facts = {}

/** What teams read before they enter, after an edit. `removals`: the conditions that no team entered the divisions that are removed. */
function entryFacts(event: Facts, given: GivenFacts, timeZone: string) {
  if (event.origin && (given.divisions || given.url != null))
    throw badInput('divisions', coachRefusalTexts.governingBodyListsDivisions)
  const facts = {
    ...edited(event, given, ...FACTS, 'refundPolicy'),
    waiverRequired: given.waiverRequired ?? event.waiverRequired,
    ...(given.rostersFreezeAt !== undefined && { rostersFreezeAt: freezeAt(given.rostersFreezeAt, timeZone) }),
  }
  if (!given.divisions) return { facts, removals: [] }
  const ids = new Set(event.divisions?.map(({ id }) => id))
  const divisions = given.divisions.map(({ id, entryFeeCents, guaranteedGames, deadline, ...division }) => ({
    ...division,
    id: id && ids.has(id) ? id : newID(),
    canceled: event.divisions?.find((it) => it.id === id)?.canceled,
    entryFeeCents: entryFeeCents ?? undefined,
    guaranteedGames: guaranteedGames ?? undefined,
    deadline: deadline || undefined,
  }))
  const removed = [...ids].filter((id) => !divisions.some((it) => it.id === id))
  const removals = removed.map((divisionID): [Write, Error] => [
    conditionCheck(entryTurns().get({ eventID: event.eventID!, divisionID: divisionID! }), 'absent'),
    conflict(coachRefusalTexts.divisionHasEntries),
  ])
  return { facts: { ...facts, divisions }, removals }
}

function freezeAt(time: string, timeZone: string) {
  const instant = instantOf(time, timeZone)
  if (time && !instant) throw badInput('rostersFreezeAt', DATE_INVALID)
  return instant ?? undefined
}

/** Dismisses the source's suggestion for the field until the source changes it. */
export async function dismissEventSuggestion(eventID: string, field: string, now: Date): Promise<EventItem> {
  return retryOnConflict(async () => {
    const event = await get(events, { eventID })
    if (!event.origin?.suggested || !(field in event.origin.suggested)) return event
    const listing = { now, team: await findTeam(event.teamID) }
    return writeRecord(eventRecord.replace(event, { origin: withoutSuggestion(event.origin, field) }, listing))
  })
}

export async function emailEventChanges(eventID: string, now: Date): Promise<true> {
  await emailChangesNow('event-change', eventID, now)
  return emailChangesNow('schedule-change', eventID, now)
}

type Given = { cancelled?: boolean | null; postponed?: boolean | null }

function statusAfter({ status }: EventItem, { cancelled, postponed }: Given): EventItem['status'] {
  if (cancelled) return 'cancelled'
  if (postponed) return 'postponed'
  const isReopened = (cancelled === false && status === 'cancelled') || (postponed === false && status === 'postponed')
  return isReopened ? 'scheduled' : status
}

/** Start and end as instants. Times without a zone are local times of the venue. */
function span(date: string, endDate: string, timeZone: string) {
  const start = instantOf(date, timeZone)
  if (!start) throw badInput('date', DATE_INVALID)
  if (!endDate) return { date: start, endDate: undefined }
  const end = instantOf(endDate, timeZone)
  if (!end) throw badInput('endDate', DATE_INVALID)
  const instants = { date: start, endDate: end }
  if (!endsAfterStart(instants)) throw badInput('endDate', ENDS_TOO_EARLY)
  return instants
}

/** If only the start changes, the end moves with it by as many days and hours of the clock at the venue. */
function moved(event: EventItem, parsed: { date?: string | null; endDate?: string | null }, timeZone: string) {
  const { date, endDate } = span(parsed.date ?? event.date, parsed.endDate ?? '', timeZone)
  if (parsed.endDate != null || !event.endDate) return { date, endDate }
  const clock = (instant: string, zone: string) => Date.parse(`${localTimeAt(instant, zone)}Z`)
  const shift = clock(date, timeZone) - clock(event.date, event.timeZone)
  const localEnd = new Date(clock(event.endDate, event.timeZone) + shift).toISOString().slice(0, 19)
  const movedEnd = instantOf(localEnd, timeZone)
  if (!movedEnd) throw badInput('date', DATE_INVALID)
  return { date, endDate: movedEnd }
}
