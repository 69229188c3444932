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
import type { Alerts } from './alerts.ts'
import type { Changes } from './changes.ts'
import type { Database } from './database.ts'
import type { Graphql } from './graphql.ts'
import type { QueryApi } from './query-api.ts'
import type { Settings } from './settings.ts'
import type { Sync } from './sync.ts'

type Parts = { database: Database; query: QueryApi; graphql: Graphql; sync: Sync; changes: Changes; alerts: Alerts }

/** What an operator is woken by (docs/operations.md says what to do), and what the dashboard shows. */
export class Observability extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { alarmEmail, monthlyBudget, local }: Settings,
    { database, query, graphql, sync, changes, alerts }: Parts,
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
    const functions = {
      Graphql: graphql.function,
      Worker: sync.worker,
      Scheduler: sync.scheduler,
      DeadLetters: sync.deadLetters,
      Changes: changes.consumer,
    }
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
    for (const [name, one] of Object.entries(functions)) {
      alarm(`${name}Errors`, `The ${name} function fails.`, one.metricErrors(five), 5, 2)
      alarm(`${name}Throttles`, `The ${name} function is throttled.`, one.metricThrottles(five), 5, 2)
    }
    alarm(
      'SyncDead',
      'Messages of the sync failed five times, and wait on its panel.',
      sync.deadQueue.metricNumberOfMessagesReceived(five),
      1,
    )
    alarm(
      'SyncMissed',
      'A schedule could not start or resume a sync.',
      sync.missedQueue.metricApproximateNumberOfMessagesVisible(five),
      1,
    )
    alarm(
      'SyncOld',
      'A message of the sync waits for over an hour.',
      sync.queue.metricApproximateAgeOfOldestMessage(five),
      3_600,
    )
    alarm(
      'ChangesDead',
      'Changes of the table could not be handled.',
      changes.deadQueue.metricApproximateNumberOfMessagesVisible(five),
      1,
    )
    alarm(
      'ChangesLate',
      'The stream consumer is over ten minutes behind.',
      changes.consumer.metric('IteratorAge', { ...five, statistic: 'Maximum' }),
      600_000,
    )
    alarm(
      'AlertsFail',
      'Runs of alerts and reminders fail, one after the other.',
      alerts.function.metricErrors({ period: Duration.hours(1) }),
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
        left: [...Object.values(functions), alerts.function].map((one) => one.metricErrors(five)),
      }),
      new GraphWidget({
        title: 'Sync',
        left: [
          sync.queue.metricApproximateNumberOfMessagesVisible(five),
          sync.deadQueue.metricNumberOfMessagesReceived(five),
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
