import { players } from '../domain/players/entity.ts'
import { registrations } from '../domain/registrations/entity.ts'
import { type SyncRunItem, syncRuns } from '../domain/sync/entity.ts'
import { teams } from '../domain/teams/entity.ts'
import { users } from '../domain/users/entity.ts'
import { countMetrics } from '../services/metrics.ts'
import { changeIn, type StreamChange, updateIn } from './change.ts'

/** Counts business events for the dashboard. A redelivered batch is counted again. */
export async function countChanges(changes: StreamChange[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const change of changes) {
    for (const [name, count] of metricsOf(change)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  await countMetrics(counts)
}

function metricsOf(change: StreamChange): [string, number][] {
  if (!change.before && changeIn(change, users)) return [['SignUps', 1]]
  if (!change.before && changeIn(change, registrations)) return [['Registrations', 1]]
  const claimed = updateIn(change, teams) ?? updateIn(change, players)
  if (claimed?.after.claimedBy && claimed.after.claimedBy !== claimed.before.claimedBy) return [['Claims', 1]]
  const run = changeIn(change, syncRuns)
  if (!run?.after) return []
  const hasFailed = run.after.status === 'failed' && run.before?.status !== 'failed'
  return [
    ['SyncRecords', recordsOf(run.after) - recordsOf(run.before)],
    ['SyncFailures', hasFailed ? 1 : 0],
  ]
}

/** The number of records that a sync run has changed so far. */
const recordsOf = (run: SyncRunItem | null) => (run ? run.created + run.updated + run.removed : 0)
