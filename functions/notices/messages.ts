import * as v from 'valibot'
import { DELETED_KINDS } from '../domain/deleted-records/entity.ts'
import { MERGED_KINDS } from '../domain/merges/entity.ts'
import type { Notice } from '../domain/notifications/notify.ts'
import { HIDEABLE_KINDS } from '../domain/reports/entity.ts'
import { LOCALES } from '../values/messages/locale.ts'

const text = v.string()
const version = v.number()
const flag = v.boolean()

/** What the budget of mails postponed comes back with `isPostponed`. */
const isPostponed = v.optional(flag)

const kind = <const Type extends string, Fields extends v.ObjectEntries>(type: Type, fields: Fields) =>
  v.object({ type: v.literal(type), ...fields, isPostponed })

const registration = { opportunityID: text, playerID: text }

/** The messages in the queue of notices: what happened, without names, and with an email address only if no item has it any more. */
export const noticeMessage = v.variant('type', [
  kind('passwordResetAsked', { userID: text, askedAt: text }),
  kind('securityChanged', {
    userID: text,
    version,
    change: v.picklist(['totpOn', 'totpOff', 'role', 'blocked']),
  }),
  kind('adminAdded', { userID: text, version }),
  kind('registrationReceived', { ...registration, createdAt: text }),
  kind('registrationDecided', { ...registration, version }),
  kind('registrationWithdrawn', { ...registration, withdrawnAt: text }),
  kind('spotOffered', registration),
  kind('registrationWaitlisted', { ...registration, judgedAt: text }),
  kind('offerPassed', { ...registration, hasExpired: flag }),
  kind('entryChanged', {
    eventID: text,
    divisionID: text,
    teamID: text,
    version,
    change: v.picklist(['entered', 'decided', 'offered', 'taken', 'withdrawn', 'moved']),
  }),
  /** Without a team, of all teams. */
  kind('eventWaiverAsked', { eventID: text, teamID: v.optional(text) }),
  kind('messageWritten', { conversationID: text, messageID: text, familyID: v.nullable(text) }),
  kind('teamClaimed', { claimID: text }),
  kind('reportClosed', { reportID: text }),
  kind('nightlySyncFailed', { runID: text }),
  kind('claimDecided', { claimID: text, before: v.picklist(['pending', 'approved', 'rejected']) }),
  kind('rosterEntryAsked', { teamID: text, teamHistoryID: text, isReminder: flag }),
  kind('notSelectedForRoster', { ...registration, notSelectedAt: text }),
  kind('contactInvited', { teamID: text, userID: text, recordID: text }),
  kind('contactInvitationEnded', {
    teamID: text,
    userID: text,
    recordID: text,
    invitedBy: text,
    invitedAt: text,
    email: v.optional(text),
  }),
  kind('teamManagerChanged', { teamID: text, userID: text, isManager: flag, version }),
  kind('teamTransferChanged', { teamID: text, transferID: text, from: text, to: text, status: text }),
  kind('guestInvited', registration),
  kind('familyAsked', registration),
  kind('askClosed', { ...registration, isFilled: flag }),
  kind('spotHeld', registration),
  kind('evaluatorInvited', { opportunityID: text, userID: text }),
  kind('evaluatorChanged', { changeID: text }),
  kind('recordHidden', {
    kind: v.picklist(HIDEABLE_KINDS),
    id: text,
    version,
    isHidden: flag,
    isBlock: flag,
    isWithTeam: flag,
    /** Whether the record has just been hidden or shown, and not only hidden for another reason. */
    isVisibilityChange: flag,
  }),
  kind('recordDeleted', { kind: v.picklist(DELETED_KINDS), id: text, deletedAt: text }),
  kind('rosterChanged', { teamHistoryID: text, changeID: text }),
  kind('photoRejected', { reviewID: text }),
  kind('seasonCostAsked', { teamID: text, askedAt: text }),
  kind('retentionNoticed', { kind: v.picklist(['player', 'user']), id: text, noticedAt: text }),
  kind('familyInvited', { playerID: text, invitationID: text }),
  kind('familyInvitationEnded', {
    playerID: text,
    invitationID: text,
    invitedBy: text,
    email: text,
    /** Somebody else claimed the player. Otherwise the player may have been deleted. */
    isTaken: flag,
  }),
  kind('playerHandedOver', {
    playerID: text,
    from: v.union([v.object({ userID: text }), v.object({ teamID: text })]),
    version,
  }),
  kind('recordMerged', { kind: v.picklist(MERGED_KINDS), recordID: text }),
])

export type NoticeMessage = v.InferOutput<typeof noticeMessage>
export type NoticeOf<Type extends NoticeMessage['type']> = Extract<NoticeMessage, { type: Type }>

/** The messages in the queue of alerts: what the alerts function found. To a visitor if there is an address, otherwise to the user. */
export const alertMessage = kind('alert', {
  recipientID: text,
  email: v.optional(text),
  locale: v.optional(v.picklist(LOCALES)),
  notice: v.custom<Notice>((it) => v.is(v.object({ name: text, link: v.object({ path: text }) }), it)),
})
export type AlertMessage = v.InferOutput<typeof alertMessage>
