import { reports } from '../domain/reports/entity.ts'
import { renderEmail } from '../services/mail/email-template.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import { find } from '../store/store.ts'
import { formatDay } from '../values/time-format.ts'

/**
 * Emails a visitor what became of the report, then forgets the address. Whoever reported may have given another person's address, so the
 * email has no text of the reporter and no name of the record.
 */
export async function reportClosed(reportID: string) {
  const closed = { status: 'closed', reportID } as const
  const report = await find(reports, closed)
  if (!report?.email) return
  const { email: to, kind, action, createdAt } = report
  const word = kind === 'user' ? 'account' : kind
  const mail = renderEmail({
    subject: 'Your report was reviewed',
    locale: 'en',
    paragraphs: [
      `Someone gave us this address with a report of ${/^[aeiou]/.test(word) ? 'an' : 'a'} ${word} on ${formatDay(createdAt, 'en')}.`,
      action === 'hide'
        ? `An admin looked at the ${word} and hid it.`
        : `An admin looked at the ${word} and left it as it is.`,
    ],
    ending:
      'This is the only email about it, and we no longer keep this address. If you reported nothing, you can ignore it.',
  })
  await sendOnce(`reportClosed#${reportID}`, () => sendMail({ to, ...mail }))
  await reports().patch(closed).remove(['email']).go()
}
