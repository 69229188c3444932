import { settings } from '../domain/settings.ts'
import { resumeRun } from '../domain/sync-runs/retry.ts'
import { startRun } from '../domain/sync-runs/service.ts'

/** Resumes a stopped run, or else starts the nightly one. With `resume`, it only resumes. */
export async function handler({ resume = false }: { resume?: boolean } = {}) {
  if (!settings.feedURL) return
  const resumed = await resumeRun()
  if (!resumed && !resume) await startRun({ type: 'all', startedBy: 'schedule' })
}
