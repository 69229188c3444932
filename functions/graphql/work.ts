import { Refusal } from '../domain/errors.ts'

/** What a request may do in fact: twice what it may cost by the usual sizes of lists; see `cost.ts`. */
const MAX_WORK = 22_000
/** A record that is asked for, once more as well: it is parsed again. */
const RECORD = 0.25
/** A query of its own: as long as some forty rows. */
const PARTITION = 15

export type Work = ReturnType<typeof createWork>

/**
 * Counts what a request does while it is executed, in the units of its cost, and ends it where that is too much: lists without pages can be
 * longer than the cost assumes, and lists inside them as well.
 */
export function createWork() {
  let done = 0
  let max = MAX_WORK
  let refusal: Refusal | undefined
  function count(units: number) {
    done += units
    if (done <= max) return
    // One for all that are refused: each takes a trace of the stack.
    refusal ??= tooMuch()
    throw refusal
  }
  /** Ends the request before the work is begun, where it is more than what is left. */
  function expect(units: number) {
    if (done + units > max) count(units)
  }
  return {
    weight: count,
    rows: count,
    record: () => count(RECORD),
    partition: () => count(PARTITION),
    expect,
    expectRecords: (records: number) => expect(records * RECORD),
    isTooMuch: () => done > max,
    /** For a mutation: an error would deny what it wrote. Its cost bounds it before it writes. */
    neverEnds() {
      max = Number.POSITIVE_INFINITY
    },
  }
}

export const TOO_MUCH = 'This asks for too much at once. Ask for smaller pages or fewer fields.'
export const tooMuch = () => new Refusal('BAD_USER_INPUT', TOO_MUCH)
