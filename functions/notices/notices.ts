import * as v from 'valibot'
import { passwordResetAsked } from '../domain/accounts/password-reset-notice.ts'
import { type Notices, notify } from '../domain/notifications/notify.ts'
import { claimDecided, teamClaimed } from './claims.ts'
import { entryChanged, eventWaiverAsked } from './entries.ts'
import { evaluatorChanged, evaluatorInvited } from './evaluators.ts'
import { askClosed, familyAsked, guestInvited } from './guest-play.ts'
import {
  offerPassed,
  registrationDecided,
  registrationReceived,
  registrationWaitlisted,
  registrationWithdrawn,
  spotHeld,
  spotOffered,
} from './registrations.ts'
import { photoRejected, recordDeleted, recordHidden, recordMerged } from './removed-records.ts'
import { reportClosed } from './reports.ts'
import { retentionNoticed } from './retention.ts'
import { familyInvitationEnded, familyInvited, playerHandedOver, rosterChanged, rosterEntryAsked } from './roster.ts'
import { notSelectedForRoster } from './roster-offers.ts'
import { adminAdded, securityChanged } from './security.ts'
import { nightlySyncFailed } from './sync.ts'
import {
  contactInvitationEnded,
  contactInvited,
  seasonCostAsked,
  teamManagerChanged,
  teamTransferChanged,
} from './teams.ts'
import { messageWritten } from './written-messages.ts'

/** Every notice. The changes function runs their triggers, and the notices function sends them. */
export const NOTICES = [
  teamClaimed,
  claimDecided,
  entryChanged,
  eventWaiverAsked,
  evaluatorInvited,
  evaluatorChanged,
  guestInvited,
  familyAsked,
  askClosed,
  recordHidden,
  recordDeleted,
  photoRejected,
  recordMerged,
  registrationReceived,
  registrationDecided,
  registrationWithdrawn,
  spotOffered,
  registrationWaitlisted,
  offerPassed,
  spotHeld,
  rosterEntryAsked,
  rosterChanged,
  familyInvited,
  familyInvitationEnded,
  playerHandedOver,
  securityChanged,
  adminAdded,
  contactInvited,
  contactInvitationEnded,
  teamManagerChanged,
  teamTransferChanged,
  seasonCostAsked,
  passwordResetAsked,
  reportClosed,
  nightlySyncFailed,
  retentionNoticed,
  messageWritten,
  notSelectedForRoster,
]

/** The messages in the queue of notices. */
export const noticeMessage = v.variant(
  'type',
  NOTICES.map(({ schema }) => schema),
)
export type NoticeMessage = v.InferOutput<typeof noticeMessage>

/**
 * Notifies once of other people's actions. A failure does not hold back the other recipients; the first one is thrown at the end. Returns false
 * if an email is postponed.
 */
export async function sendNotice(message: NoticeMessage): Promise<boolean> {
  const { send } = NOTICES.find(({ type }) => type === message.type)!
  const notices = (send as (message: NoticeMessage) => Notices | Promise<void>)(message)
  if (!(Symbol.asyncIterator in notices)) {
    await notices
    return true
  }
  let isDone = true
  const failures: unknown[] = []
  for await (const [recipient, it] of notices) {
    const isNotified = await notify(recipient, it, message.isPostponed).catch((error) => void failures.push(error))
    if (isNotified === false) isDone = false
  }
  if (failures.length > 0) throw failures[0]
  return isDone
}
