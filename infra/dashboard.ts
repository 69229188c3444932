import { type Alarm, AlarmStatusWidget, Dashboard, GraphWidget } from 'aws-cdk-lib/aws-cloudwatch'
import type { Construct } from 'constructs'
import type { Functions } from './functions.ts'
import { fiveMinutes, oneHour, serviceMetric } from './lambda.ts'
import type { Resources } from './permissions.ts'
import type { QueryApi } from './query-api.ts'

type Parts = Resources & { query: QueryApi; functions: Functions }

/** The operator's dashboard: alarms, requests, errors, queues, and product metrics. */
export function addDashboard(scope: Construct, { settings, query, queues, functions }: Parts, alarms: Alarm[]) {
  const dashboard = new Dashboard(scope, 'Dashboard')
  dashboard.addWidgets(new AlarmStatusWidget({ title: 'Alarms', alarms, width: 24 }))
  dashboard.addWidgets(
    new GraphWidget({
      title: 'Requests',
      left: [query.api.metricCount(fiveMinutes)],
      right: [
        query.api.metricLatency({ ...fiveMinutes, statistic: 'p50' }),
        query.api.metricLatency({ ...fiveMinutes, statistic: 'p99' }),
      ],
    }),
    new GraphWidget({
      title: 'Errors',
      left: functions.names.map((name) => functions.get(name).metricErrors(fiveMinutes)),
      right: ['Faults', 'WorkFaults'].map((name) => serviceMetric(settings.stage, name, fiveMinutes.period)),
    }),
    new GraphWidget({
      title: 'Queues',
      left: [
        queues.get('sync').metricApproximateNumberOfMessagesVisible(fiveMinutes),
        queues.get('sync-dlq').metricNumberOfMessagesReceived(fiveMinutes),
        queues.get('notices').metricApproximateNumberOfMessagesVisible(fiveMinutes),
        queues.get('alerts').metricApproximateNumberOfMessagesVisible(fiveMinutes),
      ],
    }),
  )
  dashboard.addWidgets(
    new GraphWidget({
      title: 'The league',
      left: ['SignUps', 'Registrations', 'Claims', 'SyncRecords'].map((name) =>
        serviceMetric(settings.stage, name, oneHour.period),
      ),
    }),
    new GraphWidget({
      title: 'Mails',
      left: ['MailFailures', 'MailsBounced', 'MailComplaints', 'MailsDelayed', 'MailsSuppressed'].map((name) =>
        serviceMetric(settings.stage, name, oneHour.period),
      ),
    }),
  )
  const ofVisits = (name: string) => serviceMetric(settings.stage, name, oneHour.period)
  const slowest = (name: string) => ofVisits(name).with({ statistic: 'p75' })
  dashboard.addWidgets(
    new GraphWidget({ title: 'Visits', left: ['Visits', 'BrokenVisits', 'FailedChunks'].map(ofVisits) }),
    new GraphWidget({
      title: 'Web vitals (p75)',
      left: ['LargestContentfulPaint', 'InteractionToNextPaint'].map(slowest),
      right: [slowest('CumulativeLayoutShift')],
    }),
  )
}
