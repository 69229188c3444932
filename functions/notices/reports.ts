import * as v from 'valibot'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { recipientOf, sendWithinBudget } from '../domain/notifications/mail-budget.ts'
import { onCreate } from '../domain/notifications/triggers.ts'
import { reports } from '../domain/reports/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { find } from '../store/store.ts'
import { mailTexts } from '../values/messages/mail.ts'
import { formatDay } from '../values/time-format.ts'

/**
 * Emails a visitor what became of the report, then forgets the address. Whoever reported may have given another person's address, so the
 * email has no text of the reporter and no name of the record.
 */
export const reportClosed = defineNotice({
  type: 'reportClosed',
  fields: { reportID: v.string() },
  on: [onCreate(reports, ({ status, email, reportID }) => status === 'closed' && !!email && { reportID })],
  async send({ reportID }) {
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
  },
})
