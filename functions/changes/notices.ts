import type { EntityItem } from 'electrodb'
import { claimRequests } from '../domain/claims/entity.ts'
import { contactInvitations } from '../domain/contacts/entity.ts'
import { deletedRecords } from '../domain/deleted-records/entity.ts'
import { entries } from '../domain/entries/entity.ts'
import { evaluatorChanges, evaluators } from '../domain/evaluations/entity.ts'
import { events } from '../domain/events/entity.ts'
import { familyInvitations } from '../domain/family-invitations/entity.ts'
import { mergedRecords } from '../domain/merges/entity.ts'
import { messages } from '../domain/messages/entity.ts'
import { rejectedPhotos } from '../domain/photos/entity.ts'
import { players } from '../domain/players/entity.ts'
import { guestInvitations, registrations, withdrawals } from '../domain/registrations/entity.ts'
import { reports } from '../domain/reports/entity.ts'
import { rosterChanges, rosterRequests } from '../domain/roster/entity.ts'
import { syncRuns } from '../domain/sync/entity.ts'
import { teamTransfers } from '../domain/team-transfers/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { managersOf } from '../domain/teams/managers.ts'
import { users } from '../domain/users/entity.ts'
import type { NoticeMessage } from '../notices/messages.ts'
import { sendMessages } from '../services/queue.ts'
import { settings } from '../services/settings.ts'
import type { AnyEntity, EntityDefinition } from '../store/entity.ts'
import { changeIn, type StreamChange } from './change.ts'
import { hiddenChange } from './hidden.ts'

type Notices = NoticeMessage | readonly NoticeMessage[] | false | undefined

/** Queues the notices that a change triggers. */
export async function queueNotice(change: StreamChange) {
  const notices = RULES.flatMap((noticesOf) => noticesOf(change) || [])
  if (notices.length > 0) await sendMessages(settings.noticesQueueURL, notices, settings.noticeDelaySeconds)
}

/** The notices of an item that was created. */
const onCreate =
  <E extends AnyEntity>(entity: EntityDefinition<E>, noticesOf: (item: EntityItem<E>) => Notices) =>
  (change: StreamChange) => {
    const { before, after } = changeIn(change, entity) ?? {}
    return !before && after && noticesOf(after)
  }

/** The notices of an item that was deleted, but not because it had expired. */
const onDelete =
  <E extends AnyEntity>(entity: EntityDefinition<E>, noticesOf: (item: EntityItem<E>) => Notices) =>
  (change: StreamChange) => {
    const { before, after } = changeIn(change, entity) ?? {}
    return before && !after && !change.isExpiry && noticesOf(before)
  }

/** The notices of an item that was created or changed. */
const onWrite =
  <E extends AnyEntity>(
    entity: EntityDefinition<E>,
    noticesOf: (after: EntityItem<E>, before: EntityItem<E> | null) => Notices,
  ) =>
  (change: StreamChange) => {
    const { before = null, after } = changeIn(change, entity) ?? {}
    return after && noticesOf(after, before)
  }

/** The notices of an item whose time in this field was set. */
const onNewTime = <E extends AnyEntity>(
  entity: EntityDefinition<E>,
  field: keyof EntityItem<E> & string,
  noticesOf: (time: string, after: EntityItem<E>) => Notices,
) =>
  onWrite(entity, (after, before) => {
    const time = after[field] as string | undefined
    return before && time && time !== before[field] ? noticesOf(time, after) : false
  })

/** Which changes trigger which notices. `functions/notices` says to whom each goes and what it says. */
const RULES: readonly ((change: StreamChange) => Notices | null)[] = [
  onWrite(
    registrations,
    (
      {
        opportunityID,
        playerID,
        createdAt,
        version,
        status,
        judgedAt,
        offerExpiresAt,
        offerPassedAt,
        saidYesAt,
        checkedInAt,
      },
      before,
    ) => {
      const of = { opportunityID, playerID }
      // One that moved with a merged player was received before. The family of a walk-up is invited to the player.
      if (!before && (version > 1 || checkedInAt)) return false
      if (!before && saidYesAt)
        return status === 'APPROVED' ? { type: 'registrationDecided', ...of, version } : { type: 'spotHeld', ...of }
      if (!before) return { type: 'registrationReceived', ...of, createdAt }
      if (status !== before.status) return { type: 'registrationDecided', ...of, version }
      if (judgedAt && !before.judgedAt) return { type: 'registrationWaitlisted', ...of, judgedAt }
      if (offerExpiresAt === before.offerExpiresAt) return false
      if (offerExpiresAt) return { type: 'spotOffered', ...of }
      const hasExpired = offerPassedAt !== undefined && offerPassedAt >= before.offerExpiresAt!
      return offerPassedAt !== undefined && { type: 'offerPassed', ...of, hasExpired }
    },
  ),
  onWrite(entries, ({ eventID, divisionID, teamID, version, status, offerExpiresAt, movedFrom }, before) => {
    const of = { type: 'entryChanged', eventID, divisionID, teamID, version } as const
    // An entry that was restored, or moved with a merged team, was told before.
    if (movedFrom && movedFrom !== before?.movedFrom) return { ...of, change: 'moved' }
    if (!before) return version === 1 && { ...of, change: 'entered' }
    if (offerExpiresAt && !before.offerExpiresAt) return { ...of, change: 'offered' }
    if (status === before.status) return false
    if (before.status === 'WITHDRAWN') return { ...of, change: 'entered' }
    if (status === 'WITHDRAWN') return { ...of, change: 'withdrawn' }
    return { ...of, change: before.offerExpiresAt && status === 'ACCEPTED' ? 'taken' : 'decided' }
  }),
  onWrite(
    entries,
    ({ eventID, teamID, roster = [] }, before) =>
      roster.some((playerID) => !before?.roster?.includes(playerID)) && { type: 'eventWaiverAsked', eventID, teamID },
  ),
  onWrite(
    events,
    ({ eventID, waiverRequired }, before) =>
      before?.waiverRequired !== true && waiverRequired && { type: 'eventWaiverAsked', eventID },
  ),
  onCreate(withdrawals, ({ opportunityID, playerID, withdrawnAt }) => ({
    type: 'registrationWithdrawn',
    opportunityID,
    playerID,
    withdrawnAt,
  })),
  // One notice per recipient, so that a failing address does not block the others.
  onCreate(messages, ({ conversationID, messageID, from, familyIDs = [] }) =>
    (from === 'family' ? [null] : familyIDs).map((familyID) => ({
      type: 'messageWritten' as const,
      conversationID,
      messageID,
      familyID,
    })),
  ),
  onCreate(contactInvitations, ({ isRepeated, teamID, userID, recordID }) =>
    isRepeated ? false : { type: 'contactInvited', teamID, userID, recordID },
  ),
  onDelete(contactInvitations, ({ declinedAt, email, teamID, userID, recordID, invitedBy, createdAt: invitedAt }) =>
    declinedAt
      ? false
      : { type: 'contactInvitationEnded', teamID, userID, recordID, invitedBy, invitedAt, ...(email && { email }) },
  ),
  onDelete(familyInvitations, ({ playerID, invitationID, invitedBy, email }) => ({
    type: 'familyInvitationEnded',
    playerID,
    invitationID,
    invitedBy,
    email,
    isTaken: false,
  })),
  onDelete(
    teamTransfers,
    ({ teamID, transferID, fromUserID: from, toUserID: to, status }) =>
      status === 'pending' && { type: 'teamTransferChanged', teamID, transferID, from, to, status: 'canceled' },
  ),
  onWrite(teamTransfers, ({ teamID, transferID, fromUserID: from, toUserID: to, status }, before) =>
    before?.transferID === transferID && before.status === status
      ? false
      : { type: 'teamTransferChanged', teamID, transferID, from, to, status },
  ),
  onWrite(teams, (after, before) => {
    if (!before) return false
    const [were, are] = [new Set(managersOf(before)), new Set(managersOf(after))]
    const { teamID, version } = after
    return [...were.symmetricDifference(are)].map((userID) => ({
      type: 'teamManagerChanged' as const,
      teamID,
      version,
      userID,
      isManager: are.has(userID),
    }))
  }),
  onCreate(rejectedPhotos, ({ reviewID }) => ({ type: 'photoRejected', reviewID })),
  onCreate(evaluators, ({ opportunityID, userID }) => ({ type: 'evaluatorInvited', opportunityID, userID })),
  onCreate(evaluatorChanges, ({ changeID }) => ({ type: 'evaluatorChanged', changeID })),
  onCreate(guestInvitations, ({ opportunityID, playerID, askedUserID }) => ({
    type: askedUserID ? 'familyAsked' : 'guestInvited',
    opportunityID,
    playerID,
  })),
  onWrite(deletedRecords, ({ kind, recordID: id, deletedAt, isComplete }, before) =>
    isComplete && !before?.isComplete && kind !== 'removedTeam'
      ? { type: 'recordDeleted', kind, id, deletedAt }
      : false,
  ),
  onCreate(mergedRecords, ({ kind, recordID }) => ({ type: 'recordMerged', kind, recordID })),
  onWrite(rosterRequests, ({ teamID, teamHistoryID, waitsFor, version, remindedAt }, before) => {
    const isAsked = before ? waitsFor !== before.waitsFor : version === 1
    const isReminder = !!before && remindedAt !== undefined && remindedAt !== before.remindedAt
    return (isAsked || isReminder) && { type: 'rosterEntryAsked', teamID, teamHistoryID, isReminder }
  }),
  onNewTime(registrations, 'notSelectedAt', (notSelectedAt, { opportunityID, playerID }) => ({
    type: 'notSelectedForRoster',
    opportunityID,
    playerID,
    notSelectedAt,
  })),
  onCreate(rosterChanges, ({ teamHistoryID, changeID }) => ({ type: 'rosterChanged', teamHistoryID, changeID })),
  onWrite(familyInvitations, ({ playerID, invitationID }, before) =>
    invitationID === before?.invitationID ? false : { type: 'familyInvited', playerID, invitationID },
  ),
  onNewTime(players, 'retentionNoticedAt', (noticedAt, { playerID: id }) => ({
    type: 'retentionNoticed',
    kind: 'player',
    id,
    noticedAt,
  })),
  onNewTime(users, 'retentionNoticedAt', (noticedAt, { userID: id }) => ({
    type: 'retentionNoticed',
    kind: 'user',
    id,
    noticedAt,
  })),
  onWrite(users, ({ userID, version, totpAt, role, isBlocked }, before) => {
    if (!before) return false
    const of = { type: 'securityChanged', userID, version } as const
    return [
      ...(totpAt && !before.totpAt ? [{ ...of, change: 'totpOn' as const }] : []),
      ...(!totpAt && before.totpAt ? [{ ...of, change: 'totpOff' as const }] : []),
      ...(role !== before.role ? [{ ...of, change: 'role' as const }] : []),
      ...(role !== before.role && role === 'admin' ? [{ type: 'adminAdded' as const, userID, version }] : []),
      ...(isBlocked && !before.isBlocked ? [{ ...of, change: 'blocked' as const }] : []),
    ]
  }),
  onNewTime(teams, 'seasonCostAskedAt', (askedAt, { teamID }) => ({ type: 'seasonCostAsked', teamID, askedAt })),
  onWrite(players, ({ playerID, claimedBy, version }, before) => {
    if (!before || !claimedBy || claimedBy === before.claimedBy) return false
    const { claimedBy: userID, custodianTeamID: teamID } = before
    const from = userID ? { userID } : teamID ? { teamID } : null
    return from !== null && { type: 'playerHandedOver', playerID, from, version }
  }),
  onWrite(
    syncRuns,
    ({ runID, status, startedBy }, before) =>
      status === 'failed' &&
      before?.status !== 'failed' &&
      startedBy === 'schedule' && { type: 'nightlySyncFailed', runID },
  ),
  onCreate(
    reports,
    ({ status, email, reportID }) => status === 'closed' && !!email && { type: 'reportClosed', reportID },
  ),
  onCreate(claimRequests, ({ resourceType, claimID }) => resourceType === 'team' && { type: 'teamClaimed', claimID }),
  onWrite(claimRequests, ({ claimID, status }, before) =>
    before && before.status !== status ? { type: 'claimDecided', claimID, before: before.status } : false,
  ),
  (change) => {
    const hiding = hiddenChange(change)
    // The owner is notified about the team. The families of an opportunity are notified about the opportunity.
    if (!hiding || (hiding.isWithTeam && hiding.kind !== 'opportunity')) return null
    const { hiddenAt, ...of } = hiding
    return { type: 'recordHidden', ...of, isHidden: hiddenAt !== undefined }
  },
]
