import { Duration } from 'aws-cdk-lib'
import { Metric } from 'aws-cdk-lib/aws-cloudwatch'
import { METRICS_NAMESPACE, SERVICE } from './lambda.ts'

export const fiveMinutes = { period: Duration.minutes(5) }
export const oneHour = { period: Duration.hours(1) }

/** A metric that the functions publish: `functions/services/metrics.ts`. */
export const serviceMetric = (stage: string, metricName: string, period: Duration) =>
  new Metric({
    namespace: METRICS_NAMESPACE,
    metricName,
    dimensionsMap: { service: SERVICE, stage },
    statistic: 'Sum',
    period,
  })
