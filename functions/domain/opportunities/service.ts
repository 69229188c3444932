import { cityName } from '../../services/places/us-places.ts'
import { instantOf, locateVenue } from '../../services/places/venue-time.ts'
import { idempotent } from '../../store/idempotency.ts'
import { hiddenWithTeam } from '../../store/records/hidden.ts'
import { recordWrites, writeRecord } from '../../store/records/listed-record.ts'
import { checkSeen, type SeenVersion } from '../../store/records/version.ts'
import { find, get, retryOnConflict, transactWrite, versionConflict, type Write } from '../../store/store.ts'
import { edited, replaced } from '../../values/edits.ts'
import { badInput, notFound } from '../../values/errors.ts'
import { checkID, newID } from '../../values/ids.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { parse } from '../../values/parse.ts'
import { type Sport, sportOf } from '../../values/sports.ts'
import { allPositions } from '../positions/positions.ts'
import { hiddenReference } from '../reports/entity.ts'
import { emailChangesNow, nextSequence, scheduleEdit } from '../scheduled-work/changes.ts'
import { scheduleDecision } from '../scheduled-work/decisions.ts'
import { findTeam, getManagedTeam, unchanged } from '../teams/managers.ts'
import { isVerified, type Publisher, type UserItem, unverifiedMark, userExists, users } from '../users/entity.ts'
import { NO_COUNTS, type OpportunityItem, opportunities } from './entity.ts'
import { opportunityRecord } from './record.ts'
import { hasStarted, heldSpots } from './status.ts'
import {
  AGES_CROSSED,
  closesBeforeStart,
  createOpportunityInput,
  DEADLINE_TOO_LATE,
  defaultCapacity,
  ENDS_TOO_EARLY,
  endsAfterStart,
  hasAgesInOrder,
  isNeededBeforeStart,
  NEEDED_TOO_LATE,
  offersByDefault,
  TIME_INVALID,
  updateOpportunityInput,
} from './validation.ts'

type TeamInput = { teamID?: string | null }
/** Optional fields that an edit replaces or clears. */
const TEXTS = ['description', 'whatToBring', 'sport', 'decideBy', 'paymentNote', 'paymentURL'] as const

type Update = TeamInput & SeenVersion
type Creation = { creator: Publisher; input: TeamInput; key: string | null; now: Date }

export async function createOpportunity({ creator, input, key, now }: Creation): Promise<OpportunityItem> {
  const parsed = parse(createOpportunityInput, input)
  const { userID } = creator
  const teamID = input.teamID ? checkID(input.teamID, 'Team') : undefined
  const { city: named, state } = edited({}, parsed, 'city', 'state')
  const city = await cityName(named, state)
  const place = await locateVenue({ city, state, ...edited({}, parsed, 'latitude', 'longitude') })
  const opportunityID = newID()
  const opportunity = {
    opportunityID,
    type: parsed.type,
    title: parsed.title,
    ...edited({}, parsed, ...TEXTS),
    ...times({ ...parsed, neededBy: parsed.type === 'GUEST_NEED' ? parsed.neededBy : '' }, place.timeZone),
    ...place,
    location: parsed.location,
    city,
    state,
    positionsNeeded: await positionNames(parsed.positionsNeeded),
    ...ages(parsed.minAge ?? undefined, parsed.maxAge ?? undefined),
    feeCents: parsed.feeCents,
    capacity: parsed.capacity ?? defaultCapacity(parsed.type),
    ...NO_COUNTS,
    offersAutomatically: parsed.offersAutomatically ?? offersByDefault(parsed.type),
    waiverRequired: parsed.waiverRequired,
    visibility: parsed.visibility,
    publishedAt: parsed.visibility === 'PUBLIC' ? now.toISOString() : undefined,
    teamID,
    forEventID: parsed.type === 'GUEST_NEED' && parsed.eventID ? checkID(parsed.eventID, 'Event') : undefined,
    createdBy: userID,
    ...unverifiedMark(creator),
  }
  const create = (guard: [Write, Error][]) =>
    retryOnConflict(async () => {
      const team = teamID ? await getManagedTeam(teamID, creator) : null
      const hidden = hiddenWithTeam(team, now)
      const created = opportunityRecord.create({ ...opportunity, hidden }, { now, team })
      const decision = scheduleDecision(null, created.item, now)
      await transactWrite([
        ...guard,
        ...(team ? [[unchanged(team), versionConflict] as const] : []),
        ...recordWrites(created),
        ...hiddenReference('opportunity', opportunityID, hidden),
        userExists(userID),
        ...decision,
      ])
      return created.item
    })
  return idempotent(
    { userID, operation: 'createOpportunity', input, key, now },
    opportunityID,
    create,
    (opportunityID) => get(opportunities, { opportunityID }),
  )
}

export async function updateOpportunity(
  opportunityID: string,
  input: Update,
  { caller, now }: { caller: Publisher; now: Date },
): Promise<OpportunityItem> {
  const parsed = parse(updateOpportunityInput, input)
  const positionsNeeded = parsed.positionsNeeded === undefined ? undefined : await positionNames(parsed.positionsNeeded)
  return retryOnConflict(async () => {
    const before = await get(opportunities, { opportunityID })
    checkSeen(input, before)
    const { city: named, state } = edited(before, parsed, 'city', 'state')
    const city = await cityName(named, state)
    const isMoved = city !== before.city || state !== before.state || parsed.latitude !== undefined
    const place = isMoved
      ? await locateVenue({ city, state, ...edited({}, parsed, 'latitude', 'longitude') })
      : { timeZone: before.timeZone, latitude: before.latitude, longitude: before.longitude }
    const { type, capacity, visibility } = replaced(before, parsed, 'type', 'capacity', 'visibility')
    if (capacity < heldSpots(before)) {
      const held = { held: heldSpots(before), counts: before.offeredCount ? 'offers' : 'approvals' }
      throw badInput('capacity', coachRefusalTexts.capacityBelowHeld(held))
    }

    const { teamID } = edited(before, input, 'teamID')
    const { minAge, maxAge } = edited(before, parsed, 'minAge', 'maxAge')
    const changes = {
      type,
      capacity,
      visibility,
      city,
      state,
      teamID,
      ...replaced(before, parsed, 'title', 'location', 'feeCents', 'waiverRequired', 'offersAutomatically'),
      ...edited(before, parsed, ...TEXTS),
      ...times(
        {
          ...replaced(before, parsed, 'startTime', 'endTime', 'registrationDeadline', 'neededBy'),
          ...(type !== 'GUEST_NEED' && { neededBy: '' }),
        },
        place.timeZone,
      ),
      ...place,
      ...unverifiedMark(caller),
      positionsNeeded: positionsNeeded ?? before.positionsNeeded,
      ...ages(minAge, maxAge),
      publishedAt: before.publishedAt ?? (visibility === 'PUBLIC' ? now.toISOString() : undefined),
      canceledAt:
        parsed.cancelled === false
          ? undefined
          : (before.canceledAt ?? (parsed.cancelled ? now.toISOString() : undefined)),
    }
    // An account without a confirmed address emails nobody, and not in the creator's name either.
    const notice = isVerified(caller)
      ? await scheduleEdit('opportunity-change', opportunityID, before, changes, now)
      : []
    const calendarSequence = nextSequence(before, changes)
    const team = await findTeam(teamID)
    const isGiven = teamID !== undefined && teamID !== before.teamID
    if (isGiven && !team) throw notFound('Team')
    // An opportunity that leaves a hidden team stays hidden until that team is shown again.
    const hidden = before.hidden ?? hiddenWithTeam(team, now)
    const changed = opportunityRecord.replace(before, { ...changes, hidden, calendarSequence }, { now, team })
    const offering = [
      ...(isGiven && team ? [[unchanged(team), versionConflict] as const] : []),
      ...(before.hidden ? [] : hiddenReference('opportunity', opportunityID, hidden)),
    ]
    const decision = scheduleDecision(before, changed.item, now)
    await transactWrite([...offering, ...recordWrites(changed), ...notice, ...decision])
    return changed.item
  })
}

type Times = { startTime: string; endTime?: string; registrationDeadline?: string; neededBy?: string }

/** The times as instants. Checks their order. Times without a zone are local times of the venue. */
function times(given: Times, timeZone: string) {
  const instant = (field: keyof Times) => {
    const text = given[field]
    if (!text) return undefined
    const found = instantOf(text, timeZone)
    if (!found) throw badInput(field, TIME_INVALID)
    return found
  }
  const instants = {
    startTime: instant('startTime')!,
    endTime: instant('endTime'),
    registrationDeadline: instant('registrationDeadline'),
    neededBy: instant('neededBy'),
  }
  if (!endsAfterStart(instants)) throw badInput('endTime', ENDS_TOO_EARLY)
  if (!closesBeforeStart(instants)) throw badInput('registrationDeadline', DEADLINE_TOO_LATE)
  if (!isNeededBeforeStart(instants)) throw badInput('neededBy', NEEDED_TOO_LATE)
  return instants
}

function ages(minAge: number | undefined, maxAge: number | undefined) {
  if (!hasAgesInOrder({ minAge, maxAge })) throw badInput('minAge', AGES_CROSSED)
  return { minAge, maxAge }
}

/** The distinct positions, in the product's spelling. */
async function positionNames(wanted: readonly string[] | null): Promise<string[]> {
  if (!wanted?.length) return []
  const idsByName = new Map(
    (await allPositions()).flatMap(({ positionID, name }) =>
      [positionID, name].map((each) => [each.toLowerCase(), positionID] as const),
    ),
  )
  const names = wanted.map((text) => {
    const name = idsByName.get(text.toLowerCase())
    if (!name) throw badInput('positionsNeeded', coachRefusalTexts.selectPositionsList)
    return name
  })
  return [...new Set(names)]
}

/** Cancels an opportunity without an organizer. Families and evaluators are notified as if the organizer had canceled it. */
export async function cancelOpportunity(opportunityID: string, now: Date): Promise<void> {
  await retryOnConflict(async () => {
    const before = await find(opportunities, { opportunityID })
    if (!before || before.canceledAt) return
    const team = await findTeam(before.teamID)
    const canceled = { canceledAt: now.toISOString() }
    const writes = await scheduleEdit('opportunity-change', opportunityID, before, canceled, now)
    const calendarSequence = nextSequence(before, canceled)
    const changed = opportunityRecord.replace(before, { ...canceled, calendarSequence }, { now, team })
    await writeRecord(changed, [...writes, ...scheduleDecision(before, changed.item, now)])
  })
}

/** The creator of the opportunity, or the owner of its team if that account is gone. */
export async function organizerOf({ createdBy, teamID }: OpportunityItem): Promise<UserItem | null> {
  const creator = await find(users, { userID: createdBy })
  const ownerID = creator ? undefined : (await findTeam(teamID))?.claimedBy
  return ownerID ? find(users, { userID: ownerID }) : creator
}

export const emailOpportunityChanges = (opportunityID: string, now: Date) =>
  emailChangesNow('opportunity-change', opportunityID, now)

/** The sport that the opportunity gives, or that of its team. */
export async function opportunitySport({ sport, teamID }: OpportunityItem): Promise<Sport | undefined> {
  return sportOf(sport || (await findTeam(teamID))?.sport)
}

/** With fewer reviews, the rate is not meaningful. */
const MIN_DECISIONS = 10

/**
 * The percentage of due registrations that were approved or rejected. Pending ones are due when the opportunity starts, or on the day by
 * which the organizer plans to review. Null below `MIN_DECISIONS` reviews.
 */
export function responseRate(all: readonly OpportunityItem[], now: Date): number | null {
  const decided = sum(all, ({ decidedCount }) => decidedCount)
  if (decided < MIN_DECISIONS) return null
  const due = sum(all, (it) => (isDue(it, now) ? it.registrationCount : it.decidedCount))
  return Math.round((100 * decided) / due)
}

const sum = (all: readonly OpportunityItem[], count: (it: OpportunityItem) => number) =>
  all.reduce((total, it) => total + count(it), 0)

const isDue = (it: OpportunityItem, now: Date) => {
  if (it.canceledAt) return false
  const evening = it.decideBy && instantOf(`${it.decideBy}T18:00`, it.timeZone)
  return hasStarted(it, now) || (!!evening && evening <= now.toISOString())
}
