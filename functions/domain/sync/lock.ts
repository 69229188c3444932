import { ignoreFailedCondition } from '../../store/store.ts'
import { conflict } from '../../values/errors.ts'
import { syncLocks } from './entity.ts'

/** How long a run may go without finishing a page before another run may start. Longer than the visibility timeout of a lost message. */
export const LOCK_MS = 30 * 60_000
export const alreadyRunning = () => conflict('A sync is already running.')

/** Takes the lock for the run, unless another run holds it. */
export const lockFor = (runID: string) =>
  syncLocks()
    .put({ runID, until: Date.now() + LOCK_MS })
    .where(({ until }, { notExists, lt }) => `${notExists(until)} OR ${lt(until, Date.now())}`)

/** Extends the lock of a run that makes progress. */
export async function renewLock(runID: string) {
  await syncLocks()
    .patch({})
    .set({ until: Date.now() + LOCK_MS })
    .where((held, { eq }) => eq(held.runID, runID))
    .go()
    .catch(ignoreFailedCondition)
}
