/** Soonest upcoming first, then the past ones, latest first: as the directory orders what has a time. */
export function upcomingFirst<T>(items: T[], startOf: (item: T) => string, now: Date): T[] {
  const timed = items.map((item) => ({ item, time: Date.parse(startOf(item)) }))
  const isPast = ({ time }: { time: number }) => time < now.getTime()
  return timed
    .sort((a, b) => Number(isPast(a)) - Number(isPast(b)) || (isPast(a) ? b.time - a.time : a.time - b.time))
    .map(({ item }) => item)
}
