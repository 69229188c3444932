import { conflict } from '../errors.ts'
import { formatDay } from '../time-format.ts'

/** How long a declined invitation must not be repeated. */
const DECLINED_DAYS = 90
const DAY_MS = 24 * 60 * 60_000

/** When the decline expires, in epoch seconds. */
export const declineExpiresAt = (declinedAt: Date) =>
  Math.floor(declinedAt.getTime() / 1000) + (DECLINED_DAYS * DAY_MS) / 1000

export const declinedBefore = (declinedAt: string) =>
  conflict(
    `This user declined. You can invite them again after ${formatDay(new Date(declineExpiresAt(new Date(declinedAt)) * 1000).toISOString())}.`,
  )
