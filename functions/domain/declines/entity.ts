import { entity, expiring } from '../../store/entity.ts'
import { DAY_SECONDS, expiresAfter } from '../../values/durations.ts'
import { conflict } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'
import { formatDay } from '../../values/time-format.ts'

/** A user declined to be a contact or an evaluator. Stored with the account and deleted with it. */
// The declined invitations of a user.
export const declines = entity('decline', { byUser: ['user#${userID}', 'declined#${recordID}'] }, () => ({
  declinedAt: { type: 'string', required: true },
  /** The ID of the team, division, or opportunity. */
  recordID: { type: 'string', required: true },
  /** For contacts: the inviter, who must not invite the user for another team either. */
  invitedBy: { type: 'string' },
  ...expiring,
}))

/** How long a declined invitation must not be repeated. */
const DECLINED_DAYS = 90

/** When the decline expires, in epoch seconds. */
export const declineExpiresAt = (declinedAt: Date) => expiresAfter(DECLINED_DAYS * DAY_SECONDS, declinedAt)

export const declinedBefore = (declinedAt: string) =>
  conflict((locale) => {
    const until = new Date(declineExpiresAt(new Date(declinedAt)) * 1000).toISOString()
    return requestTexts.userDeclinedInviteAgain(formatDay(until, locale))(locale)
  })
