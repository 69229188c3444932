import type { DeletedKind } from '../domain/deleted-records/entity.ts'
import type { MergedKind } from '../domain/merges/entity.ts'
import type { NoticeMessage } from '../notices/messages.ts'
import { sendMessages } from '../services/queue.ts'
import { settings } from '../services/settings.ts'
import { differs, type StreamChange, textOf } from './change.ts'
import { hiddenChange } from './hidden.ts'
import { managersIn } from './managers.ts'

/** Queues the notices that a change triggers. */
export async function queueNotice(change: StreamChange) {
  const written = [...messagesOf(change), ...managersChanged(change)]
  const notice = noticeOf(change)
  const notices = notice ? [notice, ...written] : written
  if (notices.length > 0) await sendMessages(settings.noticesQueueURL, notices)
}

/** One notice per recipient, so that a failing address does not block the others. */
function messagesOf({ entity, before, after }: StreamChange): NoticeMessage[] {
  if (entity !== 'message' || before || !after) return []
  const of = {
    type: 'messageWritten' as const,
    conversationID: textOf(after, 'conversationID') ?? '',
    messageID: textOf(after, 'messageID') ?? '',
  }
  if (textOf(after, 'from') === 'family') return [{ ...of, familyID: null }]
  return (after.familyIDs?.L ?? []).map(({ S = '' }) => ({ ...of, familyID: S }))
}

/** Managers who were added or removed, for a team that still exists. */
function managersChanged({ entity, before, after }: StreamChange): NoticeMessage[] {
  if (entity !== 'team' || !before || !after) return []
  const [were, are] = [new Set(managersIn(before)), new Set(managersIn(after))]
  const changed = [...were.symmetricDifference(are)]
  const of = { teamID: textOf(after, 'teamID')!, version: Number(textOf(after, 'version')) }
  return changed.map((userID) => ({ type: 'teamManagerChanged', ...of, userID, isManager: are.has(userID) }))
}

function noticeOf(change: StreamChange): NoticeMessage | null {
  const hiding = hiddenChange(change)
  if (hiding) {
    const { kind, id, hiddenAt, isBlock, isWithTeam } = hiding
    // The owner is notified about the team. The families of an opportunity are notified about the opportunity.
    if (isWithTeam && kind !== 'opportunity') return null
    const isVisibilityChange = !change.before?.hidden !== !change.after?.hidden
    const version = Number(textOf(change.after, 'version'))
    return { type: 'recordHidden', kind, id, version, isHidden: !!hiddenAt, isBlock, isWithTeam, isVisibilityChange }
  }
  const { entity, before, after } = change
  if (!after) return null
  const written = (attribute: string) => textOf(after, attribute) ?? ''
  if (entity === 'registration') {
    const of = { opportunityID: written('opportunityID'), playerID: written('playerID') }
    const version = Number(written('version'))
    // A registration that moved with a merged player was received before.
    if (!before && version > 1) return null
    if (!before) return { type: 'registrationReceived', ...of, createdAt: written('createdAt') }
    if (differs(change, 'status')) return { type: 'registrationDecided', ...of, version }
    if (differs(change, 'offerExpiresAt')) {
      if (written('offerExpiresAt')) return { type: 'spotOffered', ...of }
      // No notice to a family that declined before the offer expired.
      if (written('offerPassedAt') >= textOf(before, 'offerExpiresAt')!) return { type: 'offerPassed', ...of }
    }
  }
  if (entity === 'withdrawal' && !before) {
    const of = { opportunityID: written('opportunityID'), playerID: written('playerID') }
    return { type: 'registrationWithdrawn', ...of, withdrawnAt: written('withdrawnAt') }
  }
  if (entity === 'contact-invitation' && !before && !after.isRepeated)
    return {
      type: 'contactInvited',
      teamID: written('teamID'),
      userID: written('userID'),
      recordID: written('recordID'),
    }
  if (
    entity === 'team-transfer' &&
    (textOf(before, 'transferID') !== written('transferID') || differs(change, 'status'))
  ) {
    const of = { teamID: written('teamID'), transferID: written('transferID') }
    const people = { from: written('fromUserID'), to: written('toUserID') }
    return { type: 'teamTransferChanged', ...of, ...people, status: written('status') }
  }
  if (entity === 'evaluator' && !before)
    return { type: 'evaluatorInvited', opportunityID: written('opportunityID'), userID: written('userID') }
  if (entity === 'evaluator-change' && !before) return { type: 'evaluatorChanged', changeID: written('changeID') }
  if (entity === 'guest-invitation' && !before)
    return { type: 'guestInvited', opportunityID: written('opportunityID'), playerID: written('playerID') }
  if (entity === 'deleted-record' && after.isComplete?.BOOL && !before?.isComplete?.BOOL) {
    const of = { kind: written('kind') as DeletedKind, id: written('recordID') }
    return { type: 'recordDeleted', ...of, deletedAt: written('deletedAt') }
  }
  if (entity === 'merged-record' && !before)
    return { type: 'recordMerged', kind: written('kind') as MergedKind, recordID: written('recordID') }
  const isAsked = before ? differs(change, 'waitsFor') : Number(written('version')) === 1
  if (entity === 'roster-request' && isAsked)
    return { type: 'rosterEntryAsked', teamID: written('teamID'), teamHistoryID: written('teamHistoryID') }
  if (entity === 'roster-change' && !before) return { type: 'rosterChanged', changeID: written('changeID') }
  if (entity === 'family-invitation' && textOf(before, 'invitationID') !== written('invitationID'))
    return { type: 'familyInvited', playerID: written('playerID'), invitationID: written('invitationID') }
  if ((entity === 'player' || entity === 'user') && before && differs(change, 'retentionNoticedAt')) {
    const noticedAt = written('retentionNoticedAt')
    if (noticedAt) return { type: 'retentionNoticed', kind: entity, id: written(`${entity}ID`), noticedAt }
  }
  if (entity === 'player' && differs(change, 'claimedBy') && written('claimedBy')) {
    const [userID, teamID] = [textOf(before, 'claimedBy'), textOf(before, 'custodianTeamID')]
    const from = userID ? { userID } : teamID ? { teamID } : null
    if (from)
      return { type: 'playerHandedOver', playerID: written('playerID'), from, version: Number(written('version')) }
  }
  if (entity === 'claim-request' && !before && written('resourceType') === 'team')
    return { type: 'teamClaimed', claimID: written('claimID') }
  if (entity === 'claim-request' && differs(change, 'status'))
    return { type: 'claimDecided', claimID: written('claimID') }
  return null
}
