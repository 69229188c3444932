import { endEntries } from '../domain/entries/cancel-division.ts'
import { entries } from '../domain/entries/entity.ts'
import { offerFreeEntrySpots } from '../domain/entries/service.ts'
import { holdsSpot } from '../domain/entries/spots.ts'
import { events } from '../domain/events/entity.ts'
import { familyInvitations } from '../domain/family-invitations/entity.ts'
import { canAsk, takesYes, unanswered } from '../domain/guest-play/open.ts'
import { queueNotices } from '../domain/notifications/define-notice.ts'
import { opportunities } from '../domain/opportunities/entity.ts'
import { isFull } from '../domain/opportunities/status.ts'
import { players } from '../domain/players/entity.ts'
import { hasSpot } from '../domain/registrations/spots.ts'
import { offerFreeSpots } from '../domain/registrations/waitlist.ts'
import { cancelOutdatedTransfer } from '../domain/team-transfers/service.ts'
import { type TeamItem, teams } from '../domain/teams/entity.ts'
import { managersOf } from '../domain/teams/managers.ts'
import { changePlayerWatches } from '../domain/watches/player-watches.ts'
import { closeOutdatedClaims } from '../lifecycle/claim/undo-claim.ts'
import { endManagement } from '../lifecycle/transfer.ts'
import { askClosed } from '../notices/guest-play.ts'
import { NOTICES } from '../notices/notices.ts'
import { familyInvitationEnded } from '../notices/roster.ts'
import { find, ignoreVersionConflict, queryPartition, transactWrite, versionConflict } from '../store/store.ts'
import { changeIn, type StreamChange, updateIn } from '../store/stream-change.ts'
import { addToHistories, watchAuditLog } from './audit-log.ts'
import { propagateBlocks, propagateHiding } from './hidden.ts'
import { followPhotoReview, reportWords } from './public-content.ts'
import {
  completeErasure,
  finishRejection,
  finishRemoval,
  propagateRenames,
  removePhoto,
  restoreOrPurgePhoto,
} from './removals.ts'

/** The work triggered by a change of the table. Each step is idempotent. */
export async function handleChange(change: StreamChange) {
  await watchAuditLog(change)
  await addToHistories(change)
  await finishRemoval(change)
  await finishRejection(change)
  await removePhoto(change)
  await completeErasure(change)
  await propagateBlocks(change)
  await propagateHiding(change)
  await restoreOrPurgePhoto(change)
  await propagateRenames(change)
  await followPhotoReview(change)
  await reportWords(change)
  await propagateManagers(change)
  await propagateOwner(change)
  await propagatePlayerWatches(change)
  await offerFreedSpots(change)
  await endEntriesOfCanceled(change)
  await offerFreedEntrySpots(change)
  await closeAsks(change)
  await queueNotices(NOTICES.flatMap(({ messagesOf }) => messagesOf(change)))
}

/** Moves the watches of what fits a player with its claim and its home. */
async function propagatePlayerWatches(change: StreamChange) {
  const player = changeIn(change, players)
  if (player) await changePlayerWatches(player.before, player.after, new Date())
}

/** Offers a freed spot to the first in line. Spots that were never taken wait for the organizer's review. */
async function offerFreedSpots(change: StreamChange) {
  const opportunity = changeIn(change, opportunities)
  if (!opportunity?.after || !hasSpot(opportunity.after)) return
  const { before, after } = opportunity
  const wasFull = before !== null && isFull(before)
  if (wasFull || isFull(after)) await offerFreeSpots(after.opportunityID)
}

/** Offers the spot that a team gave back to the next one, also if that one entered just then. Whom the organizer waitlists waits for the organizer. */
async function offerFreedEntrySpots(change: StreamChange) {
  const { before, after } = changeIn(change, entries) ?? {}
  const isFreed = before && holdsSpot(before) && !(after && holdsSpot(after))
  const hasEntered = !before || before.status === 'WITHDRAWN'
  const hasJoined = hasEntered && after?.status === 'WAITLISTED' && !after.isLate
  const demotedID = isFreed && after?.status === 'WAITLISTED' ? after.teamID : undefined
  if (isFreed || hasJoined) await offerFreeEntrySpots((after ?? before)!, new Date(), demotedID)
}

/** Ends the entries of a canceled division, in case the request that canceled it was interrupted. */
async function endEntriesOfCanceled(change: StreamChange) {
  const event = updateIn(change, events)
  if (!event) return
  const { eventID, divisions } = event.after
  const before = new Set(event.before.divisions?.filter(({ canceled }) => canceled).map(({ id }) => id))
  for (const { id, canceled } of divisions ?? [])
    if (id && canceled && !before.has(id)) await endEntries({ eventID, divisionID: id }, new Date())
}

/** Tells the asked families that no answer is needed any more, as soon as the spot is taken or the organizer stops. */
async function closeAsks(change: StreamChange) {
  const opportunity = updateIn(change, opportunities)
  const now = new Date()
  if (!opportunity || !takesYes(opportunity.before, now) || takesYes(opportunity.after, now)) return
  const { opportunityID, askedBy } = opportunity.after
  const isFilled = askedBy !== undefined && canAsk(opportunity.after, now)
  const asked = unanswered(await queryPartition(opportunities().get({ opportunityID }), true))
  await queueNotices(asked.map(({ playerID }) => askClosed.message({ opportunityID, playerID, isFilled })))
}

/** Hands over the records of former managers and ends their contacts, in case the request that ended their role was interrupted. */
async function propagateManagers(change: StreamChange) {
  const team = updateIn(change, teams)
  if (!team) return
  const are = new Set(managing(team.after))
  const former = managing(team.before).filter((userID) => !are.has(userID))
  if (former.length === 0) return
  const { teamID } = team.after
  await endManagement(teamID, former)
}

/** Closes disputes with a former owner of a team or a player, and what that owner offered. */
async function propagateOwner(change: StreamChange) {
  const { entity: resourceType, before, after } = change
  if (resourceType !== 'team' && resourceType !== 'player') return
  if (!before || !after || before.claimedBy === after.claimedBy) return
  const resourceID = after[`${resourceType}ID`] as string
  await closeOutdatedClaims({ resourceType, resourceID })
  await (resourceType === 'team' ? cancelOutdatedTransfer : endFamilyInvitation)(resourceID)
}

/** Ends the invitation of a family to claim a player whom somebody else has claimed. */
async function endFamilyInvitation(playerID: string) {
  const [player, invitation] = await Promise.all([find(players, { playerID }), find(familyInvitations, { playerID })])
  if (!invitation || !player?.claimedBy || player.claimedBy === invitation.invitedBy) return
  const { invitationID, invitedBy, email } = invitation
  await queueNotices([familyInvitationEnded.message({ playerID, invitationID, invitedBy, email, isTaken: true })])
  await transactWrite([
    [
      familyInvitations()
        .delete({ playerID })
        .where((held, { eq }) => eq(held.invitationID, invitationID)),
      versionConflict,
    ],
  ]).catch(ignoreVersionConflict)
}

const managing = (team: TeamItem) => [team.claimedBy ?? '', ...managersOf(team)].filter(Boolean)
