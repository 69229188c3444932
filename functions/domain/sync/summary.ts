import type { SyncRunItem } from './entity.ts'

/** The message of a successful run. */
export const summary = (run: SyncRunItem) => {
  const [created, updated, removed, unchanged, refused, awaiting, adjusted] = [
    run.created,
    run.updated,
    run.removed,
    run.unchanged,
    run.refused,
    run.awaitingTeam,
    run.adjusted ?? 0,
  ].map((count) => count.toLocaleString('en-US'))
  const more = `${run.awaitingTeam > 0 ? `, ${awaiting} waiting for their team` : ''}${run.adjusted ? `, ${adjusted} adjusted` : ''}`
  if (run.isDryRun)
    return `Dry run: ${created} would be created, ${updated} updated${run.removed > 0 ? `, ${removed} removed` : ''}, ${unchanged} unchanged, ${refused} skipped${more}`
  return `Sync completed: ${created} created, ${updated} updated, ${removed} removed${run.refused > 0 ? `, ${refused} skipped` : ''}${more}`
}
