import { accountCodes, recoveryCodes } from '../../domain/accounts/entity.ts'
import { calendarFeeds, calendarFeedVersions } from '../../domain/calendars/entity.ts'
import { deleteCalendarFeeds } from '../../domain/calendars/revoke-all.ts'
import { type ClaimRequestItem, claimRequests } from '../../domain/claims/entity.ts'
import { playerRecords } from '../../domain/claims/ownership.ts'
import { reviewedClaimRequest } from '../../domain/claims/request-writes.ts'
import { contactInvitations, divisionContacts, teamContacts } from '../../domain/contacts/entity.ts'
import { declines } from '../../domain/declines/entity.ts'
import { deletedOf, purgeDeletedRecord, recordIn } from '../../domain/deleted-records/copies.ts'
import { evaluators } from '../../domain/evaluations/entity.ts'
import { evaluationRemovalsBy } from '../../domain/evaluations/service.ts'
import { events, takesEntries } from '../../domain/events/entity.ts'
import { cancelEvent } from '../../domain/events/service.ts'
import { messages } from '../../domain/messages/entity.ts'
import { removeNotificationsOf } from '../../domain/notifications/notifications.ts'
import { opportunities } from '../../domain/opportunities/entity.ts'
import { cancelOpportunity } from '../../domain/opportunities/service.ts'
import { hasStarted } from '../../domain/opportunities/status.ts'
import { players } from '../../domain/players/entity.ts'
import { playerRecord } from '../../domain/players/record.ts'
import { removePushSubscriptions } from '../../domain/push/subscriptions.ts'
import { registrations } from '../../domain/registrations/entity.ts'
import { allHiddenRecords } from '../../domain/reports/entity.ts'
import { safetyReviews } from '../../domain/safety-records/entity.ts'
import { teamTransfers } from '../../domain/team-transfers/entity.ts'
import { transferEndWrites } from '../../domain/team-transfers/service.ts'
import { teams } from '../../domain/teams/entity.ts'
import { findTeam } from '../../domain/teams/managers.ts'
import { abandonedOwnership } from '../../domain/teams/provisional.ts'
import { teamRecord } from '../../domain/teams/record.ts'
import { type UserReferenceKind, userReferences, users } from '../../domain/users/entity.ts'
import { removeWatchesOf } from '../../domain/watches/service.ts'
import { directory } from '../../services/directory/directory.ts'
import { deleteWithheldPhoto } from '../../services/media/photos.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { replaceItem } from '../../store/records/version.ts'
import {
  find,
  ignoreVersionConflict,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  versionConflict,
  type Write,
  type Writes,
} from '../../store/store.ts'
import { firstIDOf } from '../../values/ids.ts'
import { handOverEventsAndOpportunities } from '../claim/hand-over.ts'
import type { TeamRecordKind } from '../records.ts'
import { deleteOrAnonymizePlayer, removeRegistrationsOfPlayer } from './players.ts'
import { dismissalWrites } from './team-contacts.ts'

/** Returns the writes that release the record, including the removal of the account's reference to it. */
type Release = (userID: string, recordID: string, now: Date, reference: [Write]) => Promise<Writes>

/**
 * Releases everything that a deleted account held, until nothing is left: deletes its players, unclaims its teams, hands over or cancels
 * its opportunities and tournaments, removes its contact entries, and clears what it wrote on registrations and claims. Idempotent. No-op if
 * the account exists.
 */
export async function removeChildrenOfUser(userID: string): Promise<void> {
  const partition = await queryPartition(users().get({ userID }), true)
  if (partition.of(users).length > 0) return
  for (const { kind, recordID } of partition.of(userReferences)) {
    await retryOnConflict(async () => {
      const reference: [Write] = [userReferences().delete({ userID, kind, recordID })]
      await transactWrite(await releases[kind](userID, recordID, new Date(), reference))
    })
  }
  await endOrphanedOpportunities(userID, new Date())
  await endOrphanedTournaments(userID, new Date())
  await purgeDeletedPlayersOf(userID)
  await transactWrite([
    [safetyReviews().delete({ userID })],
    [calendarFeedVersions().delete({ userID })],
    [recoveryCodes().delete({ userID })],
  ])
  await removeNotificationsOf(userID)
  await removePushSubscriptions(userID)
  await removeWatchesOf(userID)
  await deleteCalendarFeeds(partition.of(calendarFeeds))
  for (const { recordID } of partition.of(declines))
    await transactWrite([
      // No-op for an opportunity, because no team has its ID.
      [contactInvitations().delete({ teamID: recordID.split('.')[0]!, recordID, userID })],
      [declines().delete({ userID, recordID })],
    ])
  await transactInBatches(
    partition.of(accountCodes).map(({ purpose }) => [[accountCodes().delete({ userID, purpose })]]),
  )
}

/** Purges the account's deleted players, so that no child of a deleted account can be restored. */
async function purgeDeletedPlayersOf(userID: string) {
  for (const copy of await deletedOf('player')) {
    const { recordID, ownerID, deletedBy } = copy
    if (ownerID !== userID && deletedBy !== userID) continue
    const { photoKey } = recordIn<{ photoKey?: string }>(copy)
    if (photoKey) await deleteWithheldPhoto(photoKey)
    await purgeDeletedRecord('player', recordID)
  }
}

const releases: Record<UserReferenceKind, Release> = {
  async claimedTeam(userID, teamID, now, reference) {
    const team = await find(teams, { teamID })
    if (team?.claimedBy !== userID) return [reference]
    return recordWrites(teamRecord.replace(team, abandonedOwnership(team, now), { now }))
  },
  async claimedPlayer(userID, playerID, now, reference) {
    const player = await find(players, { playerID })
    if (player?.claimedBy !== userID) return [reference]
    if (!player.origin || player.createdBy) return deleteOrAnonymizePlayer(player, now)
    // Players from the governing body's feed stay. An admin can give them to someone else.
    await removeRegistrationsOfPlayer(playerID)
    return recordWrites(playerRecord.replace(player, playerRecords.released(player), { now }))
  },
  async contact(userID, recordID, now, reference) {
    const [teamID = '', division] = recordID.split('.')
    const contact = division
      ? divisionContacts().delete({ teamID, divisionID: recordID, userID })
      : teamContacts().delete({ teamID, contactID: userID })
    return [[contact], reference, ...(division ? [] : await dismissalWrites(teamID, userID, now))]
  },
  async contactInvitation(userID, recordID, _, reference) {
    return [[contactInvitations().delete({ teamID: recordID.split('.')[0]!, recordID, userID })], reference]
  },
  async teamTransfer(userID, teamID, _, reference) {
    const transfer = await find(teamTransfers, { teamID })
    if (transfer?.toUserID !== userID || transfer.status !== 'pending') return [reference]
    return transferEndWrites(transfer, 'declined')
  },
  async evaluator(userID, opportunityID, _, reference) {
    await transactInBatches((await evaluationRemovalsBy(opportunityID, userID)).map((removal) => [removal]))
    return [[evaluators().delete({ opportunityID, userID })], reference]
  },
  async claimRequest(_, claimID, now, reference) {
    const claim = await find(claimRequests, { claimID })
    if (!claim) return [reference]
    const silent: ClaimRequestItem = { ...claim, message: undefined }
    if (claim.status === 'pending') return [...reviewedClaimRequest(silent, 'rejected', now).writes, reference]
    return [replaceItem(claimRequests(), claim, { ...silent, version: claim.version + 1 }), reference]
  },
  async registration(userID, recordID, _, reference) {
    const [opportunityID = '', playerID = ''] = recordID.split('.')
    const registration = await find(registrations, { opportunityID, playerID })
    if (registration?.registeredBy !== userID) return [reference]
    const silent = { ...registration, notes: undefined, phone: undefined, version: registration.version + 1 }
    return [replaceItem(registrations(), registration, silent), reference]
  },
  async conversation(_, conversationID, __, reference) {
    const all = (await queryPartition(messages().query.byConversation({ conversationID }), true)).of(messages)
    await transactInBatches(all.map(({ messageID }) => [[messages().delete({ conversationID, messageID })]]))
    return [reference]
  },
}

/** Updates the account's name and email address in its contact entries. */
export async function renameContactsOf(userID: string): Promise<void> {
  const partition = await queryPartition(users().get({ userID }), true)
  const [user] = partition.of(users)
  if (!user) return
  const { name, email } = user
  for (const { kind, recordID } of partition.of(userReferences)) {
    if (kind !== 'contact') continue
    const [teamID = '', division] = recordID.split('.')
    const entry = division
      ? divisionContacts().patch({ teamID, divisionID: recordID, userID }).set({ name, email })
      : teamContacts().patch({ teamID, contactID: userID }).set({ name, email })
    // The entry was removed in the meantime.
    await transactWrite([[entry, versionConflict]]).catch(ignoreVersionConflict)
  }
}

const NO_LIMIT = Number.MAX_SAFE_INTEGER
/** The events or opportunities of the account. */
async function madeBy(userID: string, kind: TeamRecordKind, now: Date): Promise<string[]> {
  const mine = { createdBy: userID, visibleTo: { all: true }, perPage: NO_LIMIT, now } as const
  // Makes the directory read the log, so that it has everything written before.
  const [listed, hidden] = await Promise.all([
    directory().ids(kind, mine, { [kind]: firstIDOf(now.getTime()) }),
    allHiddenRecords(true),
  ])
  return [...listed, ...hidden.filter((it) => it.kind === kind).map(({ recordID }) => recordID)]
}

/**
 * Gives a deleted account's opportunities to the owners of their teams. Those without one are canceled, and families are notified. Call it
 * after the account's own teams were released. Idempotent.
 */
async function endOrphanedOpportunities(userID: string, now: Date): Promise<void> {
  for (const opportunityID of await madeBy(userID, 'opportunity', now)) {
    const opportunity = await find(opportunities, { opportunityID })
    if (opportunity?.createdBy !== userID || hasStarted(opportunity, now)) continue
    const team = await findTeam(opportunity.teamID)
    if (team?.claimedBy) await handOverEventsAndOpportunities(team.teamID, [userID], now)
    else await cancelOpportunity(opportunityID, now)
  }
}

/** The same for upcoming events that teams enter, because nobody would answer them. Idempotent. */
async function endOrphanedTournaments(userID: string, now: Date): Promise<void> {
  for (const eventID of await madeBy(userID, 'event', now)) {
    const event = await find(events, { eventID })
    if (event?.createdBy !== userID || !takesEntries(event) || event.date <= now.toISOString()) continue
    const team = await findTeam(event.teamID)
    if (team?.claimedBy) await handOverEventsAndOpportunities(team.teamID, [userID], now)
    else if (event.status !== 'cancelled') await cancelEvent(eventID, now)
  }
}
