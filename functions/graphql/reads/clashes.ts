import { milesBetween } from '../../store/read-model/distance.ts'
import { HOUR_MS } from '../../values/durations.ts'
import { isWholeDay, nextMidnight } from '../../values/time-format.ts'

/** What a family attends. */
export type Plan = {
  id: string
  title: string
  startTime: string
  endTime?: string
  timeZone: string
  latitude?: number
  longitude?: number
}

export type ClashRow = { plan: Plan; miles: number | null }

/** How fast a family gets from one place to the next. */
const MILES_PER_HOUR = 50
/** How long something without an end is taken to last. */
const USUAL_MS = 2 * HOUR_MS

/** The other plans that overlap with this one or cannot be reached from it in time. `miles` is null for those that overlap. */
export const clashesWith = (plan: Plan, others: readonly Plan[]): ClashRow[] =>
  others.flatMap((other): ClashRow[] => {
    if (other.id === plan.id) return []
    const pause = pauseBetween(plan, other)
    if (pause < 0) return [{ plan: other, miles: null }]
    const miles = isPlaced(plan) && isPlaced(other) ? milesBetween(plan, other) : 0
    return miles > (pause / HOUR_MS) * MILES_PER_HOUR ? [{ plan: other, miles: Math.round(miles) }] : []
  })

/** In milliseconds. Negative if they overlap. */
function pauseBetween(one: Plan, other: Plan): number {
  const [first, second] = one.startTime <= other.startTime ? [one, other] : [other, one]
  return Date.parse(second.startTime) - endOf(first)
}

const endOf = ({ startTime, endTime, timeZone }: Plan) =>
  endTime
    ? Date.parse(endTime)
    : isWholeDay(startTime, timeZone)
      ? nextMidnight(startTime, timeZone)
      : Date.parse(startTime) + USUAL_MS

type Placed = { latitude: number; longitude: number }
const isPlaced = <P extends Plan>(plan: P): plan is P & Placed =>
  plan.latitude !== undefined && plan.longitude !== undefined
