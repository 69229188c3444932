import * as v from 'valibot'
import { sendMail } from '../../services/mail/mail.ts'
import { sendOnce } from '../../services/mail/send-once.ts'
import { find } from '../../store/store.ts'
import { defineNotice } from '../notifications/define-notice.ts'
import { users } from '../users/entity.ts'
import { issueCode, resetMail } from './codes.ts'

/** Emails the reset link. There may be no such account: see `forgotPassword`. */
export const passwordResetAsked = defineNotice({
  type: 'passwordResetAsked',
  fields: { userID: v.string(), askedAt: v.string() },
  async send({ userID, askedAt }) {
    const user = await find(users, { userID })
    if (!user || user.isBlocked) return
    await sendOnce(`passwordReset#${userID}#${askedAt}`, async () =>
      sendMail(resetMail(user, await issueCode(userID, 'reset', new Date()))),
    )
  },
})
