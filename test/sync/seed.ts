/** The same in each run, so that a change fails only for its own faults. `SYNC_SEED` tries others. */
export const seed = Number(process.env.SYNC_SEED ?? 1)
