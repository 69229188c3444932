import { existsSync, readFileSync } from 'node:fs'
import { SourceMap } from 'node:module'
import { Logger } from '@aws-lambda-powertools/logger'
import type { Metrics } from '@aws-lambda-powertools/metrics'
import { lazy } from '../values/lazy.ts'
import { settings } from './settings.ts'

/** Structured log lines for the operator. They never contain a name, an address, a token, or user text. */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'fungo',
  jsonReplacerFn: (key, value) => (key === 'stack' && typeof value === 'string' ? withSourcePositions(value) : value),
})

/** Logs a fault and counts it in a metric. A share of the requests, or several faults of other work, trigger an alarm. */
export async function logFault(message: string, details: { error: Error } & Record<string, unknown>): Promise<void> {
  log.error(message, details)
  await countMetrics([[settings.faultMetric, 1]])
}

/**
 * Metrics are log lines in CloudWatch's embedded metric format, which need no API call. Loaded on first use, because most requests have no
 * metrics.
 */
const metrics = lazy(async (): Promise<Metrics> => {
  const { Metrics } = await import('@aws-lambda-powertools/metrics')
  return new Metrics({ namespace: settings.metricsNamespace!, defaultDimensions: { stage: settings.stage } })
})

/** Adds to the deployment's metrics. */
export const countMetrics = (counts: Iterable<[name: string, count: number]>): Promise<void> =>
  publishMetrics([...counts].filter(([, count]) => count !== 0))

/** Publishes the values that are known, by default of counts. No-op if metrics are off. */
export async function publishMetrics(
  values: [name: string, value: number | undefined, unit?: 'Count' | 'Milliseconds' | 'None'][],
): Promise<void> {
  if (!settings.metricsNamespace) return
  const known = values.filter(([, value]) => value !== undefined)
  if (known.length === 0) return
  const writer = await metrics()
  for (const [name, value, unit = 'Count'] of known) writer.addMetric(name, unit, value!)
  writer.publishStoredMetrics()
}

const maps = new Map<string, SourceMap | null>()

/**
 * Replaces positions in bundles with positions in their sources. Reads the source maps only now: with Node's `--enable-source-maps` each cold
 * start parses all of them, which takes a tenth of its time.
 */
export const withSourcePositions = (stack: string): string =>
  stack.replace(/(?:file:\/\/)?(\/[^\s():]+\.mjs):(\d+):(\d+)/g, (position, bundle: string, line, column) => {
    const entry = mapOf(bundle)?.findEntry(Number(line) - 1, Number(column) - 1)
    if (!entry || !('originalSource' in entry)) return position
    return `${entry.originalSource.replace(/^(\.\.\/)+/, '')}:${entry.originalLine + 1}:${entry.originalColumn + 1}`
  })

function mapOf(bundle: string): SourceMap | null {
  let map = maps.get(bundle)
  if (map === undefined) {
    const file = `${bundle}.map`
    map = existsSync(file) ? new SourceMap(JSON.parse(readFileSync(file, 'utf8'))) : null
    maps.set(bundle, map)
  }
  return map
}
