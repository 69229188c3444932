import type { DeletedKind } from '../domain/deleted-records/entity.ts'
import type { MergedKind } from '../domain/merges/entity.ts'
import type { Notice } from '../domain/notifications/notify.ts'
import type { HideableKind } from '../domain/reports/entity.ts'
import type { Locale } from '../values/messages/locale.ts'

/** What the budget of mails postponed comes back with `isPostponed`. */
type Postponed = { isPostponed?: boolean }

/** The messages in the queue of notices: what happened, without names, and with an email address only if no item has it any more. */
export type NoticeMessage = Happened & Postponed
type Happened =
  | { type: 'passwordResetAsked'; userID: string; askedAt: string }
  | { type: 'securityChanged'; userID: string; version: number; change: 'totpOn' | 'totpOff' | 'role' | 'blocked' }
  | { type: 'adminAdded'; userID: string; version: number }
  | { type: 'registrationReceived'; opportunityID: string; playerID: string; createdAt: string }
  | { type: 'registrationDecided'; opportunityID: string; playerID: string; version: number }
  | { type: 'registrationWithdrawn'; opportunityID: string; playerID: string; withdrawnAt: string }
  | { type: 'spotOffered'; opportunityID: string; playerID: string }
  | { type: 'registrationWaitlisted'; opportunityID: string; playerID: string; judgedAt: string }
  | { type: 'offerPassed'; opportunityID: string; playerID: string; hasExpired: boolean }
  | {
      type: 'entryChanged'
      eventID: string
      divisionID: string
      teamID: string
      version: number
      change: 'entered' | 'decided' | 'offered' | 'taken' | 'withdrawn' | 'moved'
    }
  | { type: 'messageWritten'; conversationID: string; messageID: string; familyID: string | null }
  | { type: 'teamClaimed'; claimID: string }
  | { type: 'reportClosed'; reportID: string }
  | { type: 'nightlySyncFailed'; runID: string }
  | { type: 'claimDecided'; claimID: string; before: 'pending' | 'approved' | 'rejected' }
  | { type: 'rosterEntryAsked'; teamID: string; teamHistoryID: string; isReminder: boolean }
  | { type: 'notSelectedForRoster'; opportunityID: string; playerID: string; notSelectedAt: string }
  | { type: 'contactInvited'; teamID: string; userID: string; recordID: string }
  | {
      type: 'contactInvitationEnded'
      teamID: string
      userID: string
      recordID: string
      invitedBy: string
      invitedAt: string
      email?: string
    }
  | { type: 'teamManagerChanged'; teamID: string; userID: string; isManager: boolean; version: number }
  | { type: 'teamTransferChanged'; teamID: string; transferID: string; from: string; to: string; status: string }
  | { type: 'guestInvited'; opportunityID: string; playerID: string }
  | { type: 'familyAsked'; opportunityID: string; playerID: string }
  | { type: 'askClosed'; opportunityID: string; playerID: string; isFilled: boolean }
  | { type: 'spotHeld'; opportunityID: string; playerID: string }
  | { type: 'evaluatorInvited'; opportunityID: string; userID: string }
  | { type: 'evaluatorChanged'; changeID: string }
  | {
      type: 'recordHidden'
      kind: HideableKind
      id: string
      version: number
      isHidden: boolean
      isBlock: boolean
      isWithTeam: boolean
      /** Whether the record has just been hidden or shown, and not only hidden for another reason. */
      isVisibilityChange: boolean
    }
  | { type: 'recordDeleted'; kind: DeletedKind; id: string; deletedAt: string }
  | { type: 'rosterChanged'; teamHistoryID: string; changeID: string }
  | { type: 'photoRejected'; reviewID: string }
  | { type: 'seasonCostAsked'; teamID: string; askedAt: string }
  | { type: 'retentionNoticed'; kind: 'player' | 'user'; id: string; noticedAt: string }
  | { type: 'familyInvited'; playerID: string; invitationID: string }
  | {
      type: 'familyInvitationEnded'
      playerID: string
      invitationID: string
      invitedBy: string
      email: string
      /** Somebody else claimed the player. Otherwise the player may have been deleted. */
      isTaken: boolean
    }
  | { type: 'playerHandedOver'; playerID: string; from: { userID: string } | { teamID: string }; version: number }
  | { type: 'recordMerged'; kind: MergedKind; recordID: string }

export type NoticeOf<Type extends NoticeMessage['type']> = NoticeMessage & { type: Type }

/** The messages in the queue of alerts: what the alerts function found. To a visitor if there is an address, otherwise to the user. */
export type AlertMessage = {
  type: 'alert'
  recipientID: string
  email?: string
  locale?: Locale
  notice: Notice
} & Postponed
