import { DAY_SECONDS, expiresAfter } from '../durations.ts'
import { conflict } from '../errors.ts'
import { formatDay } from '../time-format.ts'

/** How long a declined invitation must not be repeated. */
const DECLINED_DAYS = 90

/** When the decline expires, in epoch seconds. */
export const declineExpiresAt = (declinedAt: Date) => expiresAfter(DECLINED_DAYS * DAY_SECONDS, declinedAt)

export const declinedBefore = (declinedAt: string) =>
  conflict(
    `This user declined. You can invite them again after ${formatDay(new Date(declineExpiresAt(new Date(declinedAt)) * 1000).toISOString())}.`,
  )
