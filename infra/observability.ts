import { Duration, Validations } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  Dashboard,
  GraphWidget,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { Topic } from 'aws-cdk-lib/aws-sns'
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions'
import { Construct } from 'constructs'
import { functionNames } from '../functions/manifest.ts'
import type { Functions } from './functions.ts'
import { idOf } from './names.ts'
import type { Resources } from './permissions.ts'
import type { QueryApi } from './query-api.ts'

type Parts = Resources & { query: QueryApi; functions: Functions }

/** What an operator is woken by (docs/operations.md says what to do), and what the dashboard shows. */
export class Observability extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { settings: { alarmEmail, monthlyBudget, local }, database, query, queues, functions }: Parts,
  ) {
    super(scope, id)
    const topic = new Topic(this, 'Alarms', { enforceSSL: true })
    if (alarmEmail) {
      topic.addSubscription(new EmailSubscription(alarmEmail))
      Validations.of(topic).acknowledge({
        id: 'Serverless-SNSRedrivePolicy',
        reason:
          'An alarm that no mail arrives for still shows on the dashboard; a queue of alarms would be read by nobody.',
      })
    }

    const alarm = (name: string, alarmDescription: string, metric: IMetric, threshold: number, evaluationPeriods = 1) =>
      new Alarm(this, name, {
        alarmDescription,
        metric,
        threshold,
        evaluationPeriods,
        comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
        treatMissingData: TreatMissingData.NOT_BREACHING,
      }).addAlarmAction(new SnsAction(topic))

    const five = { period: Duration.minutes(5) }
    alarm(
      'ApiFails',
      'Visitors get errors: 5xx answers of the HTTP API.',
      query.api.metricServerError({ ...five, statistic: 'Sum' }),
      5,
      2,
    )
    alarm(
      'ApiSlow',
      'Visitors wait: p99 latency of the HTTP API above 3 s.',
      query.api.metricLatency({ ...five, statistic: 'p99' }),
      3_000,
      3,
    )
    for (const name of functionNames.filter((it) => it !== 'alerts')) {
      const one = functions.get(name)
      alarm(`${idOf(name)}Errors`, `The function ${name} fails.`, one.metricErrors(five), 5, 2)
      alarm(`${idOf(name)}Throttles`, `The function ${name} is throttled.`, one.metricThrottles(five), 5, 2)
    }
    alarm(
      'SyncDead',
      'Messages of the sync failed five times, and wait on its panel.',
      queues.get('sync-dlq').metricNumberOfMessagesReceived(five),
      1,
    )
    alarm(
      'SyncMissed',
      'A schedule could not start or resume a sync.',
      queues.get('schedules-dlq').metricApproximateNumberOfMessagesVisible(five),
      1,
    )
    alarm(
      'SyncOld',
      'A message of the sync waits for over an hour.',
      queues.get('sync').metricApproximateAgeOfOldestMessage(five),
      3_600,
    )
    alarm(
      'ChangesDead',
      'Changes of the table could not be handled.',
      queues.get('changes-dlq').metricApproximateNumberOfMessagesVisible(five),
      1,
    )
    alarm(
      'ChangesLate',
      'The stream consumer is over ten minutes behind.',
      functions.get('changes').metric('IteratorAge', { ...five, statistic: 'Maximum' }),
      600_000,
    )
    alarm(
      'AlertsFail',
      'Runs of alerts and reminders fail, one after the other.',
      functions.get('alerts').metricErrors({ period: Duration.hours(1) }),
      3,
    )
    for (const kind of ['Read', 'Write']) {
      alarm(
        `Table${kind}Throttles`,
        `DynamoDB throttles ${kind.toLowerCase()}s of the table.`,
        database.table.metric(`${kind}ThrottleEvents`, { ...five, statistic: 'Sum' }),
        10,
      )
    }

    const dashboard = new Dashboard(this, 'Dashboard')
    dashboard.addWidgets(
      new GraphWidget({
        title: 'Requests',
        left: [query.api.metricCount(five)],
        right: [
          query.api.metricLatency({ ...five, statistic: 'p50' }),
          query.api.metricLatency({ ...five, statistic: 'p99' }),
        ],
      }),
      new GraphWidget({
        title: 'Errors',
        left: functionNames.map((name) => functions.get(name).metricErrors(five)),
      }),
      new GraphWidget({
        title: 'Sync',
        left: [
          queues.get('sync').metricApproximateNumberOfMessagesVisible(five),
          queues.get('sync-dlq').metricNumberOfMessagesReceived(five),
        ],
      }),
    )

    dashboard.addWidgets(
      new GraphWidget({
        title: 'The league',
        left: ['SignUps', 'Registrations', 'Claims', 'SyncRecords'].map(
          (metricName) =>
            new Metric({
              namespace: 'Fungo',
              metricName,
              dimensionsMap: { service: 'fungo' },
              statistic: 'Sum',
              period: Duration.hours(1),
            }),
        ),
      }),
    )

    if (!local && alarmEmail) {
      new CfnBudget(this, 'Budget', {
        budget: { budgetType: 'COST', timeUnit: 'MONTHLY', budgetLimit: { amount: monthlyBudget, unit: 'USD' } },
        notificationsWithSubscribers: [
          {
            notification: { notificationType: 'ACTUAL', comparisonOperator: 'GREATER_THAN', threshold: 80 },
            subscribers: [{ subscriptionType: 'EMAIL', address: alarmEmail }],
          },
        ],
      })
    }
  }
}
