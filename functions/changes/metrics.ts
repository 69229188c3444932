import { countMetrics } from '../services/metrics.ts'
import { differs, type StreamChange, textOf } from './change.ts'

/** Counts business events for the dashboard. A redelivered batch is counted again. */
export async function countChanges(changes: StreamChange[]): Promise<void> {
  const counts = new Map<string, number>()
  for (const change of changes) {
    for (const [name, count] of metricsOf(change)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  await countMetrics(counts)
}

function metricsOf(change: StreamChange): [string, number][] {
  const { entity, before, after } = change
  if (!after) return []
  if (entity === 'user' && !before) return [['SignUps', 1]]
  if (entity === 'registration' && !before) return [['Registrations', 1]]
  if ((entity === 'team' || entity === 'player') && isClaimed(change)) return [['Claims', 1]]
  if (entity === 'sync-run') return [['SyncRecords', recordsOf(after) - recordsOf(before)]]
  return []
}

/** The number of records that a sync run has changed so far. */
const recordsOf = (run: StreamChange['after']) =>
  ['created', 'updated', 'removed'].reduce((sum, count) => sum + Number(textOf(run, count) ?? 0), 0)

/** Whether an existing record was claimed. */
const isClaimed = (change: StreamChange) =>
  differs(change, 'claimedBy') && textOf(change.after, 'claimedBy') !== undefined
