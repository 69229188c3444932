import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { METRICS_NAMESPACE, SERVICE } from './lambda.ts'

export const five = { period: Duration.minutes(5) }
export const hour = { period: Duration.hours(1) }

/** A metric that the functions publish: `functions/domain/metrics.ts`. */
export const own = (stage: string, metricName: string, period: Duration) =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    dimensionsMap: { service: SERVICE, stage },
    statistic: 'Sum',
    period,
  })
