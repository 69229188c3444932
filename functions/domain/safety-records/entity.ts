import { entity } from '../../store/entity.ts'
import type { UserItem } from '../users/entity.ts'

/** The users whose dates an admin has not reviewed. */
// All users to review.
export const safetyReviews = entity('safety-review', { all: ['safety-reviews', '${userID}'] })

export const SAFETY_RECORD_KINDS = ['BACKGROUND_CHECK', 'SAFESPORT_TRAINING'] as const
export type SafetyRecordKind = (typeof SAFETY_RECORD_KINDS)[number]

/** The account fields of each record, and its validity in months by the rules of USA Baseball and USA Softball. */
export const SAFETY_FIELDS = {
  BACKGROUND_CHECK: {
    on: 'backgroundCheckedOn',
    confirmedAt: 'backgroundCheckConfirmedAt',
    confirmedBy: 'backgroundCheckConfirmedBy',
    months: 24,
  },
  SAFESPORT_TRAINING: {
    on: 'safeSportTrainedOn',
    confirmedAt: 'safeSportConfirmedAt',
    confirmedBy: 'safeSportConfirmedBy',
    months: 12,
  },
} as const

export type SafetyRecordRow = {
  kind: SafetyRecordKind
  completedOn: string
  expiresOn: string
  isExpired: boolean
  confirmedAt?: string
  confirmedBy?: string
}

/** The dates that the user entered, and whether an admin confirmed them. */
export function safetyRecordsOf(user: UserItem, now: Date): SafetyRecordRow[] {
  return SAFETY_RECORD_KINDS.flatMap((kind) => {
    const { on, confirmedAt, confirmedBy, months } = SAFETY_FIELDS[kind]
    const completedOn = user[on]
    if (!completedOn) return []
    const expiresOn = monthsAfter(completedOn, months)
    const isExpired = expiresOn < now.toISOString().slice(0, 10)
    return [{ kind, completedOn, expiresOn, isExpired, confirmedAt: user[confirmedAt], confirmedBy: user[confirmedBy] }]
  })
}

/** Whether an admin has confirmed the record, and it has not expired. */
export const hasConfirmed = (kind: SafetyRecordKind, user: UserItem, now: Date) =>
  safetyRecordsOf(user, now).some((it) => it.kind === kind && it.confirmedAt && !it.isExpired)

/** Whether an admin has confirmed all that working with children needs: a background check and training. */
export const isCleared = (user: UserItem, now: Date) =>
  SAFETY_RECORD_KINDS.every((kind) => hasConfirmed(kind, user, now))

function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number)
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate()
  return new Date(Date.UTC(year, month - 1 + months, Math.min(date, last))).toISOString().slice(0, 10)
}
