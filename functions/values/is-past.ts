import { isWholeDay } from './time-format.ts'

const DAY = 24 * 60 * 60_000

/** Whether the event has ended at its venue. */
export function isPast({ date, endDate, timeZone }: { date: string; endDate?: string | null; timeZone: string }) {
  const last = endDate ?? date
  return Date.parse(last) + (isWholeDay(last, timeZone) ? DAY : 0) < Date.now()
}
