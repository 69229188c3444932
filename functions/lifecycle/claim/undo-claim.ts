import { type ClaimRequestItem, claimRequests, recordClaims } from '../../domain/claims/entity.ts'
import { recordsOf } from '../../domain/claims/ownership.ts'
import { hasChangedHands, reviewedClaimRequest, sinceOf } from '../../domain/claims/request-writes.ts'
import {
  contactInvitations,
  divisionContactRemoval,
  divisionContacts,
  invitationRemoval,
  teamContactRemoval,
  teamContacts,
} from '../../domain/contacts/entity.ts'
import { entries, entryID, teamEntries } from '../../domain/entries/entity.ts'
import { endEntry } from '../../domain/entries/service.ts'
import { isOver } from '../../domain/entries/spots.ts'
import { players } from '../../domain/players/entity.ts'
import { playerRegistrations, registrations } from '../../domain/registrations/entity.ts'
import { playerHistory, rosterEntries, rosterRequests } from '../../domain/roster/entity.ts'
import { removeRosterEntries, removeRosterRequests } from '../../domain/roster/entry-writes.ts'
import { teams } from '../../domain/teams/entity.ts'
import { writeRecord } from '../../store/records/listed-record.ts'
import {
  find,
  findAll,
  queryPartition,
  retryOnConflict,
  transactInBatches,
  transactWrite,
  type Writes,
} from '../../store/store.ts'
import { findRecord, recordOf, recordsOfTeam, type TeamRecord } from '../records.ts'
import { scheduleDeletionNotice } from '../removal/delete.ts'

type Claim = Pick<ClaimRequestItem, 'resourceID' | 'userID' | 'createdAt' | 'heldBefore'>

/**
 * Everything that the claimant, and those who held the team under the claim before, have added to the team since the claim: roster entries
 * and requests, contacts and invitations, events and opportunities, and entries in events.
 */
export async function additionsOf(claim: Claim) {
  const { resourceID: teamID, userID, heldBefore } = claim
  const since = sinceOf(claim)
  const partition = await queryPartition(teams().get({ teamID }), true)
  const managers = partition.of(teams)[0]?.managers
  // Includes what managers appointed by the claimant added.
  const added = new Set([
    userID,
    ...(heldBefore?.userIDs ?? []),
    ...(managers?.grantedBy === userID ? managers.userIDs : []),
  ])
  const isAdded = ({ createdAt }: { createdAt: string }) => createdAt >= since
  const records = await recordsOfTeam(teamID, partition)
  const found = await Promise.all(records.map(({ kind, id }) => findRecord(kind, id)))
  const entered = await findAll(entries, partition.of(teamEntries), true)
  return {
    entries: partition.of(rosterEntries).filter((it) => added.has(it.addedBy ?? '') && isAdded(it)),
    requests: partition.of(rosterRequests).filter((it) => added.has(it.addedBy ?? '') && isAdded(it)),
    // Contacts from the feed have no account.
    contacts: partition.of(teamContacts).filter((it) => it.userID && isAdded(it)),
    divisionContacts: partition.of(divisionContacts).filter(isAdded),
    invitations: partition.of(contactInvitations).filter((it) => added.has(it.invitedBy) && isAdded(it)),
    /** Entries in events. */
    entered: entered.filter((it) => added.has(it.enteredBy) && isAdded(it) && !isOver(it)),
    /** Events and opportunities. */
    records: records.filter((_, i) => found[i] && added.has(found[i].createdBy ?? '') && isAdded(found[i])),
  }
}

/** Removes everything the claimant has added, until none is left. Idempotent. */
async function removeAdditions(claim: Claim): Promise<void> {
  const added = await additionsOf(claim)
  const now = new Date()
  await removeRosterEntries(added.entries)
  await removeRosterRequests(added.requests)
  await transactInBatches([
    ...added.contacts.map(teamContactRemoval),
    ...added.divisionContacts.map(divisionContactRemoval),
    ...added.invitations.map(invitationRemoval),
  ])
  for (const entry of added.entered) await endEntry(entryID(entry), now)
  for (const record of added.records) await removeTeamRecord(record, now)
}

/**
 * Removes the event or opportunity without a copy, and notifies those who registered for it or entered it. The team's families and followers
 * get no text of the claimant.
 */
const removeTeamRecord = ({ kind, id }: TeamRecord, now: Date) =>
  retryOnConflict(async () => {
    const record = await findRecord(kind, id)
    if (!record) return
    await writeRecord(
      recordOf(kind).remove(record),
      await scheduleDeletionNotice({ ...record, teamID: undefined }, now),
    )
  })

/** Removes everything added under a claim that has lost its effect: an instant one that was rejected, or another whose approval was reversed. */
export async function undoClaim(claim: ClaimRequestItem): Promise<void> {
  const { status, isInstant, resourceType, resourceID } = claim
  if (status !== (isInstant ? 'rejected' : 'pending')) return
  if (resourceType === 'player') return withdrawConsent(claim)
  const team = await find(teams, { teamID: resourceID })
  // If the team was claimed again, its items belong to the new owner.
  if (team && !team.claimedBy) await removeAdditions(claim)
}

/**
 * What a claimant who has lost the player agreed to for it makes no tie once its family claims it. If the family has it again, only what was
 * agreed to since the claim.
 */
async function withdrawConsent({ resourceID: playerID, status, ...claim }: ClaimRequestItem): Promise<void> {
  const partition = await queryPartition(players().get({ playerID }), true)
  const isClaimed = partition.of(players)[0]?.claimedBy !== undefined
  // If the player was claimed again, the new owner has agreed to what is there.
  if (isClaimed && status === 'rejected') return
  const isMeant = ({ createdAt }: { createdAt: string }) => !isClaimed || createdAt >= sinceOf(claim)
  // Entries of the feed need no consent.
  const added = partition.of(playerHistory).filter((it) => it.addedBy && isMeant(it))
  const registered = await findAll(registrations, partition.of(playerRegistrations), true)
  const without = { lacksConsent: true }
  await transactInBatches([
    ...added.map(
      ({ teamID, teamHistoryID }): Writes => [
        [rosterEntries().patch({ teamID, teamHistoryID }).set(without)],
        [playerHistory().patch({ playerID, teamHistoryID }).set(without)],
      ],
    ),
    ...registered
      .filter(isMeant)
      .map(({ opportunityID }): Writes => [[registrations().patch({ opportunityID, playerID }).set(without)]]),
  ])
}

/**
 * Closes the pending disputes of a record that has changed hands, because they cannot be approved anymore. Their users are notified and can
 * claim it again. Idempotent.
 */
export async function closeOutdatedClaims(
  subject: Pick<ClaimRequestItem, 'resourceType' | 'resourceID'>,
  now = new Date(),
): Promise<void> {
  const { data: pending } = await recordClaims().query.byRecord(subject).go({ pages: 'all', consistent: true })
  for (const { claimID } of pending)
    await retryOnConflict(async () => {
      const claim = await find(claimRequests, { claimID })
      if (claim?.status !== 'pending' || claim.isInstant) return
      if (hasChangedHands(claim, await recordsOf(claim).get(claim.resourceID)))
        await transactWrite(reviewedClaimRequest({ ...claim, closedBecause: 'handedOver' }, 'rejected', now).writes)
    })
}
