import { Refusal } from '../../values/errors.ts'
import { requestTexts } from '../../values/messages/requests.ts'

/** The maximum work that a request may actually do: twice the cost limit, which assumes typical list sizes. See `cost.ts`. */
const MAX_WORK = 22_000
/** The work for each access to a record, even a repeated one, because it is parsed again. */
const RECORD = 0.25
/** The work for a separate query. */
const PARTITION = 15

/**
 * Counts the work of a request during execution, in units of cost, and stops it at the limit. Lists without pages, and lists inside them,
 * can be longer than the cost assumes.
 */
export function createExecutionBudget() {
  let done = 0
  let max = MAX_WORK
  let refusal: Refusal | undefined
  function count(units: number) {
    done += units
    if (done <= max) return
    // All refused fields share one error, because each error captures a stack trace.
    refusal ??= tooMuch()
    throw refusal
  }
  /** Stops the request before the work starts if it exceeds the rest of the limit. */
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
    /** For mutations: an error would suggest that nothing was written. Their cost limits them before they write. */
    unlimited() {
      max = Number.POSITIVE_INFINITY
    },
  }
}

const TOO_MUCH = requestTexts.tooMuchAtOnce
export const tooMuch = () => new Refusal('BAD_USER_INPUT', TOO_MUCH)
