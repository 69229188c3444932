import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics'
import { lazy } from '../domain/lazy.ts'
import { settings } from '../domain/settings.ts'
import { differs, type StreamChange, textOf } from './change.ts'

const metrics = lazy(() => new Metrics({ namespace: settings.metricsNamespace! }))

/** Counts what the league does, for the dashboard: by the log, without a call. A batch that comes again is counted again. */
export function countChanges(changes: StreamChange[]): void {
  if (!settings.metricsNamespace) return
  const counts = new Map<string, number>()
  for (const change of changes) {
    for (const [name, count] of counted(change)) counts.set(name, (counts.get(name) ?? 0) + count)
  }
  if (counts.size === 0) return
  for (const [name, count] of counts) metrics().addMetric(name, MetricUnit.Count, count)
  metrics().publishStoredMetrics()
}

function counted(change: StreamChange): [string, number][] {
  const { pk, sk, before, after } = change
  const [kind] = pk.split('#')
  if (!after) return []
  if (kind === 'user' && sk === 'meta' && !before) return [['SignUps', 1]]
  if (kind === 'opp' && sk.startsWith('reg#') && !before) return [['Registrations', 1]]
  if ((kind === 'team' || kind === 'player') && sk === 'meta' && isClaimed(change)) return [['Claims', 1]]
  if (pk === 'sync#runs') return [['SyncRecords', recordsOf(after) - recordsOf(before)]]
  return []
}

/** What a sync run has changed so far. */
const recordsOf = (run: StreamChange['after']) =>
  ['created', 'updated', 'removed'].reduce((sum, count) => sum + Number(textOf(run, count) ?? 0), 0)

/** A record that was there has found its owner. */
const isClaimed = (change: StreamChange) =>
  differs(change, 'claimedBy') && textOf(change.after, 'claimedBy') !== undefined
