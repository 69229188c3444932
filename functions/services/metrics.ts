import type { Metrics } from '@aws-lambda-powertools/metrics'
import { lazy } from '../values/lazy.ts'
import { settings } from './settings.ts'

/**
 * Metrics are log lines in CloudWatch's embedded metric format, which need no API call. Loaded on first use, because most requests have no
 * metrics.
 */
const metrics = lazy(async (): Promise<Metrics> => {
  const { Metrics } = await import('@aws-lambda-powertools/metrics')
  return new Metrics({ namespace: settings.metricsNamespace!, defaultDimensions: { stage: settings.stage } })
})

/** Adds to the deployment's metrics. No-op if metrics are off. */
export async function countMetrics(counts: Iterable<[name: string, count: number]>): Promise<void> {
  if (!settings.metricsNamespace) return
  const found = [...counts].filter(([, count]) => count !== 0)
  if (found.length === 0) return
  const writer = await metrics()
  for (const [name, count] of found) writer.addMetric(name, 'Count', count)
  writer.publishStoredMetrics()
}
