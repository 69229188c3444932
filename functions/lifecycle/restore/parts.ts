import { reopenedClaim } from '../../domain/claims/request-writes.ts'
import {
  type ContactInvitationItem,
  contactInvitations,
  type DivisionContactItem,
  divisionContacts,
  isPending,
  type TeamContactItem,
  teamContacts,
} from '../../domain/contacts/entity.ts'
import { findDeleted, itemIn, partsOfDeleted } from '../../domain/deleted-records/copies.ts'
import { type CopiedKind, deletedRecordParts, deletedRecords } from '../../domain/deleted-records/entity.ts'
import { choiceWrites, type EntryItem } from '../../domain/entries/entity.ts'
import { type RosterPlace, restoredToRoster } from '../../domain/entries/roster.ts'
import { type ScheduleItem, schedules } from '../../domain/entries/schedule-entity.ts'
import { restoredEntry } from '../../domain/entries/spots.ts'
import { type EvaluationItem, type EvaluatorItem, evaluations, evaluators } from '../../domain/evaluations/entity.ts'
import { evaluatorReference } from '../../domain/evaluations/service.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import {
  type GuestInvitationItem,
  guestInvitations,
  playerRegistrations,
  type RegistrationItem,
  registrations,
} from '../../domain/registrations/entity.ts'
import { countChange, hasSpot } from '../../domain/registrations/spots.ts'
import {
  isCurrent,
  playerHistory,
  type RosterItem,
  type RosterRequest,
  rosterEntries,
} from '../../domain/roster/entity.ts'
import { noRequest, reserveEntryKey } from '../../domain/roster/entry-writes.ts'
import { requestWrites } from '../../domain/roster/requests.ts'
import { scheduleFollowUp } from '../../domain/roster-offers/schedule.ts'
import { userExists, userReferences, users } from '../../domain/users/entity.ts'
import { type EventWaiverItem, eventWaivers } from '../../domain/waivers/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { find, retryOnConflict, transactWrite, type Writes } from '../../store/store.ts'
import { conflict, Refusal } from '../../values/errors.ts'
import { coachRefusalTexts } from '../../values/messages/coach-refusals.ts'
import { findRecord, recordExists, recordOf, type TeamRecord } from '../records.ts'

/** The item already exists, or something that it refers to is gone. It is not restored. */
const gone = conflict(coachRefusalTexts.itemCannotRestored)

const teamExists = (teamID: string) => recordExists('team', teamID, gone)
const playerExists = (playerID: string) => recordExists('player', playerID, gone)
const opportunityExists = (opportunityID: string) => recordExists('opportunity', opportunityID, gone)
const reference = (userID: string, kind: 'contact' | 'contactInvitation' | 'registration', recordID: string) =>
  [userReferences().put({ userID, kind, recordID })] as const

async function rosterEntry(entry: RosterItem, now: Date): Promise<Writes> {
  return [
    teamExists(entry.teamID),
    playerExists(entry.playerID),
    [rosterEntries().create(entry), gone],
    [playerHistory().put(entry)],
    ...(isCurrent(entry, now) ? [await reserveEntryKey(entry, now), [noRequest(entry)[0], gone] as const] : []),
  ]
}

const rosterRequest = async ({ waitsFor, ...entry }: RosterRequest, now: Date): Promise<Writes> => {
  const [key, ...rest] = await requestWrites(entry, waitsFor, now)
  const { teamHistoryID, offer } = entry
  const followUp = offer ? scheduleFollowUp(teamHistoryID, offer.replyBy, now) : []
  return [teamExists(entry.teamID), playerExists(entry.playerID), [key![0], gone], ...rest, ...followUp]
}

/** If no spot is free, the registration joins the waitlist. An earlier offer does not come back. */
async function registration(item: RegistrationItem): Promise<Writes> {
  const { opportunityID, playerID, registeredBy } = item
  const opportunity = await find(opportunities, { opportunityID })
  if (!opportunity) throw gone
  const { offerExpiresAt: _, ...kept } = item
  const back: RegistrationItem =
    kept.status === 'APPROVED' && !hasSpot(opportunity) ? { ...kept, status: 'PENDING' } : kept
  const isKnown = (await find(users, { userID: registeredBy })) !== null
  return [
    playerExists(playerID),
    [registrations().create(back), gone],
    [playerRegistrations().put({ playerID, opportunityID })],
    ...(isKnown ? [reference(registeredBy, 'registration', `${opportunityID}.${playerID}`)] : []),
    ...countChange(opportunity, null, back),
  ]
}

type ClosedClaim = Parameters<typeof reopenedClaim>[0]
type Restore = (item: object, now: Date) => Promise<Writes>
/** Narrows the item to the entity under whose name it is stored. */
const of =
  <Item extends object>(restore: (item: Item, now: Date) => Promise<Writes>): Restore =>
  (item, now) =>
    restore(item as Item, now)

const restores = new Map<string, Restore>(
  Object.entries({
    'team-contact': of(async (item: TeamContactItem) => [
      teamExists(item.teamID),
      ...(item.userID ? [userExists(item.userID, gone), reference(item.userID, 'contact', item.teamID)] : []),
      [teamContacts().create(item), gone],
    ]),
    'division-contact': of(async (item: DivisionContactItem) => [
      teamExists(item.teamID),
      userExists(item.userID, gone),
      reference(item.userID, 'contact', item.divisionID),
      [divisionContacts().create(item), gone],
    ]),
    'contact-invitation': of(async (item: ContactInvitationItem) => [
      teamExists(item.teamID),
      userExists(item.userID, gone),
      ...(isPending(item) ? [reference(item.userID, 'contactInvitation', item.recordID)] : []),
      [contactInvitations().create({ ...item, isRepeated: true }), gone],
    ]),
    claim: of(async (item: ClosedClaim, now) => {
      const { resourceType, resourceID } = item
      const record = await findRecord(resourceType, resourceID)
      return [
        recordExists(resourceType, resourceID, gone),
        ...(await reopenedClaim(item, record?.claimedBy, gone, now)),
      ]
    }),
    'roster-entry': of(rosterEntry),
    'roster-request': of(rosterRequest),
    registration: of(registration),
    evaluator: of(async (item: EvaluatorItem) => [
      opportunityExists(item.opportunityID),
      userExists(item.userID, gone),
      [userReferences().put(evaluatorReference(item))],
      [evaluators().create(item), gone],
    ]),
    // Does not check the registration, which may be restored later.
    evaluation: of(async (item: EvaluationItem) => [
      opportunityExists(item.opportunityID),
      playerExists(item.playerID),
      userExists(item.userID, gone),
      [evaluations().create(item), gone],
    ]),
    'guest-invitation': of(async (item: GuestInvitationItem) => [
      opportunityExists(item.opportunityID),
      playerExists(item.playerID),
      [guestInvitations().create(item), gone],
    ]),
    entry: of(async (item: EntryItem) => [teamExists(item.teamID), ...(await restoredEntry(item, gone))]),
    'player-event': of(async (item: RosterPlace, now) => [
      playerExists(item.playerID),
      ...(await restoredToRoster(item, gone, now)),
    ]),
    schedule: of(async (item: ScheduleItem) => [
      recordExists('event', item.eventID, gone),
      [schedules().create(item), gone],
    ]),
    'event-waiver': of(async (item: EventWaiverItem) => [
      recordExists('event', item.eventID, gone),
      playerExists(item.playerID),
      [eventWaivers().create(item), gone],
      ...choiceWrites(item),
    ]),
    'team-event': of((item: { eventID: string; teamID: string }, now) =>
      reattached({ kind: 'event', id: item.eventID }, item.teamID, now),
    ),
    'team-opportunity': of((item: { opportunityID: string; teamID: string }, now) =>
      reattached({ kind: 'opportunity', id: item.opportunityID }, item.teamID, now),
    ),
  }),
)

async function reattached({ kind, id }: TeamRecord, teamID: string, now: Date): Promise<Writes> {
  const [record, team] = await Promise.all([findRecord(kind, id), findRecord('team', teamID)])
  if (!record || record.teamID || !team) throw gone
  return [...recordWrites(recordOf(kind).replace(record, { teamID }, { now, team })), teamExists(teamID)]
}

/** Restores the item. Skips it if it already exists or if something that it refers to is gone. */
async function restorePart(entity: string, item: object, now: Date): Promise<void> {
  const restore = restores.get(entity)
  if (!restore) throw new Error(`No restore is defined for the entity ${entity}.`)
  try {
    await retryOnConflict(async () => transactWrite(await restore(item, now)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
  }
}

/** Restores the related items of a record that exists again, in any order, and deletes their copies and that of the record. */
export async function restoreParts(kind: CopiedKind, recordID: string, now: Date): Promise<void> {
  for (const part of await partsOfDeleted(kind, recordID)) {
    const { entity, partID } = part
    await restorePart(entity, itemIn(part), now)
    await transactWrite([[deletedRecordParts().delete({ kind, recordID, entity, partID })]])
  }
  await transactWrite([[deletedRecords().delete({ kind, recordID })]])
}

/**
 * Restores the related items of a team that its source deleted and listed again. No-op while the stream consumer still removes them: it
 * calls this when it is done.
 */
export async function restoreReturnedTeam(teamID: string): Promise<void> {
  const removed = await findDeleted('removedTeam', teamID)
  if (removed?.isComplete && (await findRecord('team', teamID))) await restoreParts('removedTeam', teamID, new Date())
}
