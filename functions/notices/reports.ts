import { reports } from '../domain/reports/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { find } from '../store/store.ts'
import * as m from '../values/messages/later/generated.ts'
import { formatDay } from '../values/time-format.ts'
import type { NoticeOf } from './messages.ts'

/**
 * Emails a visitor what became of the report, then forgets the address. Whoever reported may have given another person's address, so the
 * email has no text of the reporter and no name of the record.
 */
export async function reportClosed({ reportID }: NoticeOf<'reportClosed'>) {
  const closed = { status: 'closed', reportID } as const
  const report = await find(reports, closed)
  if (!report?.email) return
  const { email: to, kind, action, createdAt, locale = 'en' } = report
  const mail = renderEmail({
    locale,
    subject: m.your_report_was_reviewed({}, { locale }),
    paragraphs: [
      m.someone_gave_us_this_address_with_a_report({ kind, day: formatDay(createdAt, locale) }, { locale }),
      action === 'hide'
        ? m.an_admin_looked_at_it_and_hid_it({ kind }, { locale })
        : m.an_admin_looked_at_it_and_left_it({ kind }, { locale }),
    ],
    ending: m.this_is_the_only_email_about_it({}, { locale }),
  })
  await sendOnce(`reportClosed#${reportID}`, () => sendMail({ to, ...mail }))
  await reports().patch(closed).remove(['email', 'locale']).go()
}
