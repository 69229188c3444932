import type { SyncRunItem } from './entity.ts'

/** The message of a successful run. */
export const summary = (run: SyncRunItem) => {
  const [created, updated, removed, unchanged, refused, awaiting] = [
    run.created,
    run.updated,
    run.removed,
    run.unchanged,
    run.refused,
    run.awaitingTeam,
  ].map((count) => count.toLocaleString('en-US'))
  if (run.isDryRun)
    return `Dry run: ${created} would be created, ${updated} updated${run.removed > 0 ? `, ${removed} removed` : ''}, ${unchanged} unchanged, ${refused} skipped${run.awaitingTeam > 0 ? `, ${awaiting} waiting for their team` : ''}`
  const counts = `${created} created, ${updated} updated, ${removed} removed`
  return `Sync completed: ${counts}${run.refused > 0 ? `, ${refused} skipped` : ''}${run.awaitingTeam > 0 ? `, ${awaiting} waiting for their team` : ''}`
}
