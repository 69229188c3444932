/** In miles. A section shows nothing that is farther away than the last. */
const STEPS = [25, 50, 100, 200] as const
export const LAST_STEP = 200
/** A section widens until it has as many, at last to the state. */
export const ENOUGH = 3

type Placed = { distanceMiles?: number | null }

const count = (rows: readonly Placed[], miles: number) =>
  rows.filter(({ distanceMiles }) => distanceMiles != null && distanceMiles <= miles).length

/** The rows of the smallest step with enough that say what was asked for. With fewer in all, those of the last step. */
export function widened<Row extends Placed>(rows: readonly Row[], states: (row: Row) => boolean) {
  const fitting = rows.filter(states)
  const basis = fitting.length > 0 ? fitting : rows
  const miles = STEPS.find((step) => count(basis, step) >= ENOUGH) ?? LAST_STEP
  const shown = rows.filter(({ distanceMiles }) => distanceMiles != null && distanceMiles <= miles)
  const tried = STEPS.filter((step) => step < miles)
  const emptyWithin = tried.findLast((step) => count(shown, step) === 0)
  const last = tried.at(-1)
  const distances = shown.map(({ distanceMiles }) => Math.round(distanceMiles!))
  return {
    rows: shown,
    miles,
    /** The largest step with nothing, and the largest with too little. Undefined if the first step has enough. */
    emptyWithin,
    fewWithin: last && emptyWithin !== last ? { miles: last, count: count(shown, last) } : undefined,
    nearest: Math.min(...distances),
    farthest: Math.max(...distances),
  }
}
