import { issueCode, resetMail } from '../domain/accounts/codes.ts'
import { recipientOf, sendWithinBudget } from '../domain/notifications/mail-budget.ts'
import { type Notices, notify } from '../domain/notifications/notify.ts'
import { reports } from '../domain/reports/entity.ts'
import { syncRuns } from '../domain/sync/entity.ts'
import { activeAdmins } from '../domain/users/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { settings } from '../services/settings.ts'
import { find } from '../store/store.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { formatDay } from '../values/time-format.ts'
import * as claims from './claims.ts'
import * as entries from './entries.ts'
import * as evaluators from './evaluators.ts'
import * as guestPlay from './guest-play.ts'
import type { NoticeMessage, NoticeOf } from './messages.ts'
import { findUser, mailAdmins } from './people.ts'
import * as registrations from './registrations.ts'
import * as removedRecords from './removed-records.ts'
import { retentionNoticed } from './retention.ts'
import * as roster from './roster.ts'
import { notSelectedForRoster } from './roster-offers.ts'
import * as security from './security.ts'
import * as teams from './teams.ts'
import { messageWritten } from './written-messages.ts'

/** What says whom each notice concerns, or sends it: the function of the same name. */
const senders: { [Type in NoticeMessage['type']]: (notice: NoticeOf<Type>) => Notices | Promise<void> } = {
  teamClaimed: claims.teamClaimed,
  claimDecided: claims.claimDecided,
  entryChanged: entries.entryChanged,
  eventWaiverAsked: entries.eventWaiverAsked,
  evaluatorInvited: evaluators.evaluatorInvited,
  evaluatorChanged: evaluators.evaluatorChanged,
  guestInvited: guestPlay.guestInvited,
  familyAsked: guestPlay.familyAsked,
  askClosed: guestPlay.askClosed,
  recordHidden: removedRecords.recordHidden,
  recordDeleted: removedRecords.recordDeleted,
  photoRejected: removedRecords.photoRejected,
  recordMerged: removedRecords.recordMerged,
  registrationReceived: registrations.registrationReceived,
  registrationDecided: registrations.registrationDecided,
  registrationWithdrawn: registrations.registrationWithdrawn,
  spotOffered: registrations.spotOffered,
  registrationWaitlisted: registrations.registrationWaitlisted,
  offerPassed: registrations.offerPassed,
  spotHeld: registrations.spotHeld,
  rosterEntryAsked: roster.rosterEntryAsked,
  rosterChanged: roster.rosterChanged,
  familyInvited: roster.familyInvited,
  familyInvitationEnded: roster.familyInvitationEnded,
  playerHandedOver: roster.playerHandedOver,
  securityChanged: security.securityChanged,
  adminAdded: security.adminAdded,
  contactInvited: teams.contactInvited,
  contactInvitationEnded: teams.contactInvitationEnded,
  teamManagerChanged: teams.teamManagerChanged,
  teamTransferChanged: teams.teamTransferChanged,
  seasonCostAsked: teams.seasonCostAsked,
  passwordResetAsked,
  reportClosed,
  nightlySyncFailed,
  retentionNoticed,
  messageWritten,
  notSelectedForRoster,
}

/**
 * Notifies once of other people's actions. A failure does not hold back the other recipients; the first one is thrown at the end. Returns false
 * if an email is postponed.
 */
export async function sendNotice(notice: NoticeMessage): Promise<boolean> {
  const notices = (senders[notice.type] as (notice: NoticeMessage) => Notices | Promise<void>)(notice)
  if (!(Symbol.asyncIterator in notices)) {
    await notices
    return true
  }
  let isDone = true
  const failures: unknown[] = []
  for await (const [recipient, it] of notices) {
    const isNotified = await notify(recipient, it, notice.isPostponed).catch((error) => void failures.push(error))
    if (isNotified === false) isDone = false
  }
  if (failures.length > 0) throw failures[0]
  return isDone
}

/** Emails the reset link. There may be no such account: see `forgotPassword`. */
export async function passwordResetAsked({ userID, askedAt }: NoticeOf<'passwordResetAsked'>) {
  const user = await findUser(userID)
  if (!user || user.isBlocked) return
  await sendOnce(`passwordReset#${userID}#${askedAt}`, async () =>
    sendMail(resetMail(user, await issueCode(userID, 'reset', new Date()))),
  )
}

/** Emails every admin once about a nightly sync that failed, or whose removals wait for permission. */
export async function nightlySyncFailed({ runID }: NoticeOf<'nightlySyncFailed'>) {
  const run = await find(syncRuns, { runID })
  if (run?.status !== 'failed') return
  await mailAdmins(`nightlySyncFailed#${runID}`, await activeAdmins(), {
    subject: run.areRemovalsHeld ? 'The nightly sync waits for your permission' : 'The nightly sync failed',
    paragraphs: [run.message],
    link: { label: 'Open the sync panel', url: `${settings.webURL}/admin/sync` },
  })
}

/**
 * Emails a visitor what became of the report, then forgets the address. Whoever reported may have given another person's address, so the
 * email has no text of the reporter and no name of the record.
 */
export async function reportClosed({ reportID }: NoticeOf<'reportClosed'>) {
  const closed = { status: 'closed', reportID } as const
  const report = await find(reports, closed)
  if (!report?.email) return
  const { email: to, kind, action, createdAt, locale = 'en' } = report
  const content = renderEmail({
    locale,
    subject: mailTexts.reportReviewed(locale),
    paragraphs: [
      mailTexts.addressWithReport({ kind, day: formatDay(createdAt, locale) })(locale),
      action === 'hide' ? mailTexts.adminHidIt(kind)(locale) : mailTexts.adminLeftIt(kind)(locale),
    ],
    ending: mailTexts.onlyEmailAboutIt(locale),
  })
  const mail = { name: `reportClosed#${reportID}`, ...recipientOf(to, null), record: null, sender: null, text: null }
  await sendWithinBudget({ ...mail, isUrgent: false, isPostponed: false }, () => sendMail({ to, ...content }))
  await reports().patch(closed).remove(['email', 'locale']).go()
}
