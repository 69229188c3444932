import { settings } from '../domain/settings.ts'
import { resumeRun, startRun } from '../domain/sync-runs/service.ts'

/** Takes up a run that stopped half-way, else starts the nightly one. With `resume` it only takes up. */
export async function handler({ resume = false }: { resume?: boolean } = {}) {
  if (!settings.feedURL) return
  const resumed = await resumeRun()
  if (!resumed && !resume) await startRun({ type: 'all', startedBy: 'schedule' })
}
