import { Logger } from '@aws-lambda-powertools/logger'
import { countMetrics } from './metrics.ts'
import { withSourcePositions } from './source-positions.ts'

/** Structured log lines for the operator. They never contain a name, an address, a token, or user text. */
export const log = new Logger({
  serviceName: process.env.AWS_LAMBDA_FUNCTION_NAME ?? 'fungo',
  jsonReplacerFn: (key, value) => (key === 'stack' && typeof value === 'string' ? withSourcePositions(value) : value),
})

/** Logs a fault and counts it in a metric. Several faults within a few minutes trigger an alarm. */
export async function logFault(message: string, details: { error: Error } & Record<string, unknown>): Promise<void> {
  log.error(message, details)
  await countMetrics([['Faults', 1]])
}
