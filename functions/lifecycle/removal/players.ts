import { recordClaims } from '../../domain/claims/entity.ts'
import { closeClaims } from '../../domain/claims/request-writes.ts'
import { completeDeletion, findDeleted, keepDeletedParts } from '../../domain/deleted-records/copies.ts'
import { entryID } from '../../domain/entries/entity.ts'
import { choicesOf, leaveEventRosters, type RosterPlace } from '../../domain/entries/roster.ts'
import { evaluationPart, evaluationRemovalsOf, evaluationsOf } from '../../domain/evaluations/service.ts'
import { familyInvitations } from '../../domain/family-invitations/entity.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { hasStarted } from '../../domain/opportunities/status.ts'
import { type PlayerItem, players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { playerRegistrations, registrations, withdrawalOf, withdrawals } from '../../domain/registrations/entity.ts'
import { countChange, scheduleOffer } from '../../domain/registrations/spots.ts'
import { playerHistory, playerRequests } from '../../domain/roster/entity.ts'
import { removeRosterEntries, removeRosterRequests } from '../../domain/roster/entry-writes.ts'
import { rememberDeleted } from '../../domain/sync/reference-entity.ts'
import { userReferences } from '../../domain/users/entity.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { removeItem } from '../../store/records/version.ts'
import { find, queryPartition, retryOnConflict, transactWrite, type Write, type Writes } from '../../store/store.ts'
import { pick } from '../../values/pick.ts'
import { moveChildrenOfPlayer } from '../merge/move-player.ts'

/**
 * Removes the related items of a deleted player until none is left: roster entries, and registrations with their counts. Closes pending
 * claims. The items of a merged player are moved instead. Idempotent. No-op if the player exists.
 */
export async function removeChildrenOfPlayer(playerID: string): Promise<void> {
  if (await moveChildrenOfPlayer(playerID)) return
  for (;;) {
    const children = await queryPartition(players().get({ playerID }), true)
    if (children.of(players).length > 0) return
    const history = children.of(playerHistory)
    const requests = children.of(playerRequests)
    const registered = children.of(playerRegistrations)
    const claims = children.of(recordClaims)
    // The link is no longer valid. A restored player needs a new invitation.
    await transactWrite([[familyInvitations().delete({ playerID })]])
    await keepDeletedParts('player', playerID, await eventParts(playerID))
    await leaveEventRosters(playerID)
    if ([history, requests, registered, claims].every((found) => found.length === 0))
      return completeDeletion('player', playerID)
    const [itsRegistrations, evaluations] = await Promise.all([
      Promise.all(registered.map(({ opportunityID }) => find(registrations, { opportunityID, playerID }))),
      Promise.all(registered.map(({ opportunityID }) => evaluationsOf(opportunityID, playerID))),
    ])
    await keepDeletedParts('player', playerID, [
      ...history.map((item) => ({ entity: 'roster-entry', partID: item.teamHistoryID, item })),
      ...requests.map((item) => ({ entity: 'roster-request', partID: item.teamHistoryID, item })),
      ...itsRegistrations.flatMap((item) =>
        item ? [{ entity: 'registration', partID: item.opportunityID, item }] : [],
      ),
      ...claims.map((item) => ({ entity: 'claim', partID: item.claimID, item })),
      ...evaluations.flat().map((item) => evaluationPart(`${item.opportunityID}.${item.userID}`, item)),
    ])
    await removeRosterEntries(history)
    await removeRosterRequests(requests)
    await closeClaims(claims)
    const by = (await findDeleted('player', playerID))?.deletedBy
    for (const { opportunityID } of registered) await removeRegistration(opportunityID, playerID, by)
  }
}

async function eventParts(playerID: string) {
  const { chosenFor, signed } = await choicesOf(playerID)
  return [
    ...chosenFor.map((entry) => {
      const item: RosterPlace = { ...pick(entry, 'eventID', 'divisionID', 'teamID'), playerID }
      return { entity: 'player-event', partID: entryID(entry), item }
    }),
    ...signed.map((item) => ({ entity: 'event-waiver', partID: item.eventID, item })),
  ]
}

const ANONYMIZED_NAME = 'Former player'

/** Clears everything that identifies a player whom a team's history still needs. The stream consumer deletes the photo. */
const anonymous = {
  name: ANONYMIZED_NAME,
  age: undefined,
  positions: undefined,
  batsThrows: undefined,
  locationCity: undefined,
  state: undefined,
  latitude: undefined,
  longitude: undefined,
  birthYear: undefined,
  birthWindow: undefined,
  photoKey: undefined,
  createdBy: undefined,
  claimedBy: undefined,
  claimedAt: undefined,
  isReleased: true,
  guardianConsent: undefined,
  guestPlay: undefined,
}

export const isAnonymized = ({ name, isReleased }: PlayerItem) => name === ANONYMIZED_NAME && isReleased === true

/**
 * Withdraws the player's registrations. Returns the writes that delete the profile permanently, or anonymize it if a team's history needs
 * it.
 */
export async function deleteOrAnonymizePlayer(player: PlayerItem, now: Date): Promise<Writes> {
  const { playerID, origin } = player
  await removeRegistrationsOfPlayer(playerID)
  await leaveEventRosters(playerID)
  const partition = await queryPartition(players().get({ playerID }), true)
  if (partition.of(playerHistory).length === 0)
    return [...recordWrites(playerRecord.remove(player)), ...rememberDeleted('players', playerID, origin)]
  return recordWrites(playerRecord.replace(player, anonymous, { now }))
}

/** Withdraws all registrations of the player. */
export async function removeRegistrationsOfPlayer(playerID: string): Promise<void> {
  const children = await queryPartition(players().get({ playerID }), true)
  for (const { opportunityID } of children.of(playerRegistrations)) await removeRegistration(opportunityID, playerID)
}

/** Removes the registration, updates the counts, and notifies the organizer as for a withdrawal. `by` is not notified. */
export const removeRegistration = (opportunityID: string, playerID: string, by = '') =>
  retryOnConflict(async () => {
    const reference: [Write] = [playerRegistrations().delete({ playerID, opportunityID })]
    const [registration, opportunity] = await Promise.all([
      find(registrations, { opportunityID, playerID }),
      find(opportunities, { opportunityID }),
    ])
    if (!registration) return transactWrite([reference])

    const remove = removeItem(registrations(), { opportunityID, playerID }, registration)
    const madeBy = {
      userID: registration.registeredBy,
      kind: 'registration',
      recordID: `${opportunityID}.${playerID}`,
    } as const
    const removed: Writes = [remove, reference, [userReferences().delete(madeBy)]]
    const countWrites = opportunity ? countChange(opportunity, registration, null) : []
    const evaluationRemovals = await evaluationRemovalsOf(opportunityID, playerID)
    const now = new Date()
    const noticeWrites: [Write][] =
      opportunity && !hasStarted(opportunity, now) && registration.status !== 'REJECTED'
        ? [[withdrawals().put(withdrawalOf(registration, by, now))]]
        : []
    await transactWrite([
      ...removed,
      ...countWrites,
      ...scheduleOffer(registration, null),
      ...evaluationRemovals,
      ...noticeWrites,
    ])
  })
