/** A seeded random number generator (mulberry32). */
export function seeded(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const upTo = (limit: number) => Math.floor(next() * limit)
  return {
    upTo,
    between: (least: number, most: number) => least + upTo(most - least + 1),
    /** True with a probability of 1 in `times`. */
    oneIn: (times: number) => upTo(times) === 0,
    pick: <T>(list: readonly T[]): T => list[upTo(list.length)]!,
  }
}
export type Random = ReturnType<typeof seeded>
