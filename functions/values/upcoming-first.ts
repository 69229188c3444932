/** Upcoming ones first, soonest first, then past ones, latest first. The same order as in the directory. */
export function upcomingFirst<T>(items: T[], startOf: (item: T) => string, now: Date): T[] {
  const timed = items.map((item) => ({ item, time: Date.parse(startOf(item)) }))
  const isPast = ({ time }: { time: number }) => time < now.getTime()
  return timed
    .sort((a, b) => Number(isPast(a)) - Number(isPast(b)) || (isPast(a) ? b.time - a.time : a.time - b.time))
    .map(({ item }) => item)
}
