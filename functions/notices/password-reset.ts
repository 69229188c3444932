import { issueCode } from '../domain/accounts/codes.ts'
import { resetMail } from '../domain/accounts/mails.ts'
import { sendMail } from '../services/mail/mail.ts'
import { sendOnce } from '../services/mail/send-once.ts'
import type { NoticeOf } from './messages.ts'
import { findUser } from './people.ts'

/** Emails the reset link. There may be no such account: see `forgotPassword`. */
export async function passwordResetAsked({ userID, askedAt }: NoticeOf<'passwordResetAsked'>) {
  const user = await findUser(userID)
  if (!user || user.isBlocked) return
  await sendOnce(`passwordReset#${userID}#${askedAt}`, async () =>
    sendMail(resetMail(user, await issueCode(userID, 'reset', new Date()))),
  )
}
