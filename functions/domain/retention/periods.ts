/** How long records are kept: docs/retention.md and the privacy policy say the same. */
export const PERIODS = {
  /** A profile that nobody has used: no change, no roster entry, no registration. */
  inactivePlayerMonths: 24,
  /** Between the notice and the deletion. */
  noticeDays: 30,
  /** Of who registered a player, after the end of the opportunity: name, address, number, and notes. */
  contactDetailsMonths: 6,
  /** A registration with its waiver, after the end of the opportunity. */
  registrationMonths: 36,
  /** An account whose address was never confirmed, and that manages nothing; its notice comes 30 days before the end. */
  unconfirmedAccountDays: 90,
} as const

const DAY_MS = 86_400_000

export const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * DAY_MS).toISOString()

export function monthsBefore(now: Date, months: number) {
  const date = new Date(now)
  date.setUTCMonth(date.getUTCMonth() - months)
  return date.toISOString()
}

/** Whether the contact details of an opportunity's registrations are no longer shown. */
export const areContactsExpired = ({ startTime, endTime }: { startTime: string; endTime?: string }, now: Date) =>
  (endTime ?? startTime) < monthsBefore(now, PERIODS.contactDetailsMonths)
