import * as listTexts from '#messages/lists'
import { dayAt } from '../../functions/values/time-format.ts'
import { browserZone } from '../ui/local-time.ts'

const DAY = 24 * 60 * 60_000

const plus = (day: string, days: number) => new Date(Date.parse(day) + days * DAY).toISOString().slice(0, 10)

export type Days = { from: string; to: string }

export const REVERSED = listTexts.lastDayBeforeFirst
export const isReversed = ({ from, to }: Days) => from !== '' && to !== '' && to < from

/** Date range choices in the zone's calendar. During a weekend, 'this weekend' is the current one. */
export function dayChoices(zone = browserZone(), now = new Date()): { label: string; days: Days }[] {
  const today = dayAt(now, zone)
  const weekday = new Date(today).getUTCDay()
  const sunday = plus(today, (7 - weekday) % 7)
  const month = new Date(today)
  const lastOfMonth = new Date(Date.UTC(month.getUTCFullYear(), month.getUTCMonth() + 1, 0)).toISOString().slice(0, 10)
  return [
    { label: listTexts.thisWeekend, days: { from: weekday === 0 ? today : plus(sunday, -1), to: sunday } },
    { label: listTexts.next7Days, days: { from: today, to: plus(today, 6) } },
    { label: listTexts.thisMonth, days: { from: today, to: lastOfMonth } },
  ]
}
