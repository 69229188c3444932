import { DAY_MS } from '../../values/durations.ts'

/** Retention periods. Keep docs/retention.md and the privacy policy in sync. */
export const PERIODS = {
  /** For an unused profile: no change, no roster entry, no registration, and on no current roster of a team with an owner. */
  inactivePlayerMonths: 24,
  /** Time between the notice and the deletion. */
  noticeDays: 30,
  /** For the registrant's name, email address, phone number, and notes, after the end of the opportunity. */
  contactDetailsMonths: 6,
  /** For a registration with its waiver, after the end of the opportunity. */
  registrationMonths: 36,
  /** For an account that never confirmed its email address and manages nothing. The notice is sent 30 days before deletion. */
  unconfirmedAccountDays: 90,
} as const

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

/** The same day of an earlier month, or its last day: six months before August 31 is February 28. */
export function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  if (date.getUTCDate() !== now.getUTCDate()) date.setUTCDate(0)
  return date.toISOString()
}

/** Whether the contact details of an opportunity's registrations are no longer shown. */
export const areContactsExpired = ({ startTime, endTime }: { startTime: string; endTime?: string }, now: Date) =>
  (endTime ?? startTime) < monthsBefore(now, PERIODS.contactDetailsMonths)
