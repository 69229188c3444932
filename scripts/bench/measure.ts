// Command line options, repeated measurements, and their statistics for the benchmarks.
import { type ParseArgsOptionsConfig, parseArgs } from 'node:util'

/** Parses the options of the command line. The type of an option is that of its default. */
export function options<Value extends Record<string, number | boolean | string>>(defaults: Value) {
  const types: ParseArgsOptionsConfig = {}
  for (const [name, value] of Object.entries(defaults))
    types[name] = { type: typeof value === 'boolean' ? 'boolean' : 'string' }
  const given = Object.entries(parseArgs({ options: types }).values)
  const values = given.map(([name, value]) => [name, typeof defaults[name] === 'number' ? Number(value) : value])
  type Widened = {
    [Name in keyof Value]: Value[Name] extends boolean ? boolean : Value[Name] extends number ? number : string
  }
  return { ...defaults, ...Object.fromEntries(values) } as Widened
}

/** Measures all sides in each run, one after the other, so that the load of the machine affects them equally. */
export async function inTurn<Name extends string, Side, Result>(
  runs: number,
  sides: Record<Name, Side>,
  measure: (side: Side) => Promise<Result>,
): Promise<Record<Name, Result[]>> {
  const results = Object.fromEntries(Object.keys(sides).map((name) => [name, []])) as unknown as Record<Name, Result[]>
  for (let run = 0; run < runs; run++) for (const name in sides) results[name].push(await measure(sides[name]))
  return results
}

export function quantile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)]!
}
export const median = (values: readonly number[]) => quantile(values, 0.5)

/** Wall-clock time and CPU time in milliseconds. Only CPU time is reliable on a busy machine. */
export type Time = { clock: number; processor: number }

export const medianTime = (times: readonly Time[]): Time => ({
  clock: median(times.map(({ clock }) => clock)),
  processor: median(times.map(({ processor }) => processor)),
})

/** Starts measuring. Returns the time since then. */
export function stopwatch(): () => Time {
  const [started, used] = [performance.now(), process.cpuUsage()]
  return () => {
    const { user, system } = process.cpuUsage(used)
    return { clock: performance.now() - started, processor: (user + system) / 1000 }
  }
}
