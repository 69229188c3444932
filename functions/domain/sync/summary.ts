import type { SyncRunItem } from './entity.ts'

const shown = (count: number) => count.toLocaleString('en-US')
const ifAny = (count: number, words: string) => (count > 0 ? `, ${shown(count)} ${words}` : '')

/** The message of a successful run. */
export function summary(run: SyncRunItem) {
  const { created, updated, removed, unchanged, refused, awaitingTeam, adjusted = 0 } = run
  const more = ifAny(awaitingTeam, 'waiting for their team') + ifAny(adjusted, 'adjusted')
  if (run.isDryRun)
    return `Dry run: ${shown(created)} would be created, ${shown(updated)} updated${ifAny(removed, 'removed')}, ${shown(unchanged)} unchanged, ${shown(refused)} skipped${more}`
  return `Sync completed: ${shown(created)} created, ${shown(updated)} updated, ${shown(removed)} removed${ifAny(refused, 'skipped')}${more}`
}
