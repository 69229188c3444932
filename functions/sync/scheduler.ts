import { resumeRun, startRun } from '../domain/sync/service.ts'
import { settings } from '../services/settings.ts'

/** Resumes a stopped run, or else starts the nightly one. With `resume`, it only resumes. */
export async function handler({ resume = false }: { resume?: boolean } = {}) {
  if (!settings.feedURL) return
  const resumed = await resumeRun()
  if (!resumed && !resume) await startRun({ type: 'all', startedBy: 'schedule' })
}
