import { Duration } from 'aws-cdk-lib'
import { CfnBudget } from 'aws-cdk-lib/aws-budgets'
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  MathExpression,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch'
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions'
import { HealthCheck, HealthCheckType, type IHealthCheck } from 'aws-cdk-lib/aws-route53'
import type { Topic } from 'aws-cdk-lib/aws-sns'
import { Construct } from 'constructs'
import { functions as manifest, type QueueName } from '../functions/manifest.ts'
import { alarmTopic } from './alarm-topic.ts'
import type { AppSync } from './appsync.ts'
import { addDashboard } from './dashboard.ts'
import { expressionOf, minutesBetween } from './event-sources.ts'
import type { Functions } from './functions.ts'
import { fiveMinutes, oneHour, serviceMetric } from './lambda.ts'
import { idOf } from './names.ts'
import type { Resources } from './permissions.ts'
import type { QueryApi } from './query-api.ts'
import { deploymentRegion, type Settings } from './settings.ts'

export type Parts = Resources & { query: QueryApi; functions: Functions; appSync: AppSync | null }

/** Alarms (docs/operations.md says what to do about each) and the dashboard. */
export class Observability extends Construct {
  readonly topic: Topic
  readonly alarms: Alarm[] = []

  constructor(scope: Construct, id: string, parts: Parts) {
    super(scope, id)
    const { alarmEmail, monthlyBudget, local, stage } = parts.settings
    this.topic = alarmTopic(this, 'Alarms', alarmEmail)
    this.#addAlarms(parts)
    for (const alarm of this.alarms) {
      alarm.addAlarmAction(new SnsAction(this.topic))
      alarm.addOkAction(new SnsAction(this.topic))
    }
    addDashboard(this, parts, this.alarms)
    if (!local && alarmEmail) {
      const budget = new CfnBudget(this, 'Budget', {
        budget: {
          budgetType: 'COST',
          timeUnit: 'MONTHLY',
          budgetLimit: { amount: monthlyBudget, unit: 'USD' },
          costFilters: { TagKeyValue: [`user:stage$${stage}`] },
        },
        notificationsWithSubscribers: (
          [
            ['ACTUAL', 80],
            ['FORECASTED', 100],
          ] as const
        ).map(([notificationType, threshold]) => ({
          notification: { notificationType, comparisonOperator: 'GREATER_THAN', threshold },
          subscribers: [{ subscriptionType: 'SNS', address: this.topic.topicArn }],
        })),
      })
      budget.node.addDependency(this.topic)
    }
  }

  #addAlarms(parts: Parts) {
    const raising = raisedIn(this, parts.settings)
    this.#addRequestAlarms(parts, raising)
    this.#addPublicAlarms(parts, raising)
    this.#addFunctionAlarms(parts, raising)
    this.#addWorkAlarms(parts, raising)
  }

  #addRequestAlarms({ settings, query, functions }: Parts, { alarm, alarmOnShare, service }: Raising) {
    const requests = functions.get('graphql').metricInvocations(sum)
    alarmOnShare(
      'Faults',
      'Requests or pages fail: one in 500 logged a fault, and at least three did.',
      service('Faults'),
      requests,
      3,
    )
    alarmOnShare(
      'VisitsBreak',
      'One visit in twenty, and at least five of those reported in five minutes, had an error or a script that did not load.',
      service('BrokenVisits'),
      service('Visits'),
      5,
      1,
      0.05,
    )
    alarm(
      'WorkFails',
      'Snapshots, deletions, or changes fail: the functions behind the stream, queues, and schedules logged faults.',
      service('WorkFaults'),
      3,
    )
    alarmOnShare(
      'ApiFails',
      'One visitor in 500, and at least five, get 5xx responses from the HTTP API.',
      query.api.metricServerError(sum),
      query.api.metricCount(sum),
      5,
      2,
    )
    if (!settings.local)
      alarm(
        'ApiRefuses',
        'A fifth of the requests to the HTTP API get 4xx responses, 429 included.',
        new MathExpression({
          expression: 'IF(requests > 100, refused / requests, 0)',
          usingMetrics: { requests: query.api.metricCount(sum), refused: query.api.metricClientError(sum) },
          ...fiveMinutes,
        }),
        0.2,
      )
    const latency = query.api.metricLatency({ ...fiveMinutes, statistic: 'p99' })
    alarm('ApiSlow', 'The p99 latency of the HTTP API is above 3 s.', latency, 3_000, 3)
  }

  /** Of the CDN and AppSync. */
  #addPublicAlarms({ settings, website, appSync }: Parts, { alarm, alarmOnShare }: Raising) {
    // CloudWatch has the metrics of the CDN and of health checks in us-east-1 only. Elsewhere the alarms would always be off.
    if (website.cdn && (deploymentRegion() ?? 'us-east-1') === 'us-east-1') {
      if (settings.healthCheck) {
        const { page, query: answer } = healthChecks(this, settings.domain ?? website.cdn.domainName)
        alarm('PageDown', 'Route 53 gets no page through the CDN.', healthOf(page), 1, 3, BELOW)
        alarm('QueryDown', 'Route 53 gets no list of teams through the CDN.', healthOf(answer), 1, 3, BELOW)
      }
      // CDK's metrics lack the dimension Region, without which CloudWatch finds no CloudFront metric.
      const ofCdn = { ...fiveMinutes, dimensionsMap: { DistributionId: website.cdn.distributionId, Region: 'Global' } }
      alarm(
        'CdnFails',
        'One visitor in 500, and at least five, get 5xx responses from the CDN: a CloudFront function fails, or an origin does not respond.',
        new MathExpression({
          expression: 'IF(requests * rate / 100 >= 5, rate / 100, 0)',
          usingMetrics: { requests: website.cdn.metricRequests(ofCdn), rate: website.cdn.metric5xxErrorRate(ofCdn) },
          ...fiveMinutes,
        }),
        FAILING_SHARE,
        2,
      )
    }
    if (appSync) {
      const ofAppSync = { namespace: 'AWS/AppSync', dimensionsMap: { GraphQLAPIId: appSync.api.apiId } }
      const fails = new Metric({ ...ofAppSync, metricName: '5XXError', ...sum })
      const asked = new Metric({ ...ofAppSync, metricName: 'Latency', ...fiveMinutes, statistic: 'SampleCount' })
      alarmOnShare(
        'AppSyncFails',
        'One visitor in 500, and at least five, get 5xx responses from AppSync.',
        fails,
        asked,
        5,
        2,
      )
      // EPOCH returns the timestamp of each period.
      const latency = new Metric({ ...ofAppSync, metricName: 'Latency', ...oneHour })
      alarm(
        'AppSyncKeyEnds',
        `The API key of AppSync expires on ${appSync.keyEnds.toISOString().slice(0, 10)}. Deploy again.`,
        new MathExpression({ expression: 'EPOCH(latency)', usingMetrics: { latency }, ...oneHour }),
        appSync.keyEnds.getTime() / 1000 - Duration.days(30).toSeconds(),
      )
    }
  }

  #addFunctionAlarms({ settings, functions }: Parts, { alarm }: Raising) {
    for (const name of functions.names) {
      const lambdaFunction = functions.get(name)
      // Each run of a schedule does all the work that is due, so a single error raises the alarm.
      const isScheduled = manifest[name].sources.every(({ type }) => type === 'schedule')
      const [errors, periods] = isScheduled ? [1, 1] : [5, 2]
      const [fails, isThrottled] = [
        lambdaFunction.metricErrors(fiveMinutes),
        lambdaFunction.metricThrottles(fiveMinutes),
      ]
      alarm(`${idOf(name)}Errors`, `The function ${name} fails.`, fails, errors, periods)
      alarm(`${idOf(name)}Throttles`, `The function ${name} is throttled.`, isThrottled, 5, 2)
      // Schedules that stop running. The function's invocation count covers its most frequent schedule and hides the others.
      const schedules = manifest[name].sources
        .flatMap((source) => (source.type === 'schedule' ? [source] : []))
        .map((source) => ({ name: source.name, minutes: minutesBetween(expressionOf(source, settings)) }))
        .sort((a, b) => (a.minutes ?? Number.POSITIVE_INFINITY) - (b.minutes ?? Number.POSITIVE_INFINITY))
      for (const [i, { name: schedule, minutes }] of schedules.entries()) {
        if (minutes === undefined) continue
        // Hourly periods, so that an alarm can look back more than a day.
        const hours = minutes < 60 ? 1 : minutes / 60 + 2
        const span = hours === 1 ? 'an hour' : `${hours} hours`
        if (i === 0 && isScheduled) {
          const runs = functions.get(name).metricInvocations(oneHour)
          alarm(`${idOf(name)}Idle`, `No schedule has run the function ${name} for ${span}.`, runs, 1, hours, BELOW)
          continue
        }
        const runs = functions.scheduleGroups.get(schedule)?.metricAttempts({ ...oneHour, statistic: 'Sum' })
        if (runs) alarm(`${schedule}Silent`, `The schedule ${schedule} has not run for ${span}.`, runs, 1, hours, BELOW)
      }
    }
  }

  /** Of queues, syncs, mails, and the table. */
  #addWorkAlarms({ database, queues, functions, directory }: Parts, { alarm, service }: Raising) {
    const oldestIn = (queue: QueueName) => queues.get(queue).metricApproximateAgeOfOldestMessage(fiveMinutes)
    const waitingIn = (queue: QueueName) => queues.get(queue).metricApproximateNumberOfMessagesVisible(fiveMinutes)
    const alarms: Record<string, [description: string, metric: IMetric, threshold?: number, periods?: number]> = {
      SyncDead: [
        'Pages of a sync failed five times. The sync panel lists them.',
        queues.get('sync-dlq').metricNumberOfMessagesReceived(fiveMinutes),
      ],
      ScheduleFailed: [
        'A scheduled sync, the daily or due snapshots, a retry of failed changes, or the retention sweep failed.',
        waitingIn('schedules-dlq'),
      ],
      SyncFailed: [
        'A sync failed: the source was down or refused the token, or removals wait for permission.',
        service('SyncFailures'),
      ],
      SyncTooLong: ['A sync was ended because its source has too many pages, or never ends.', service('SyncsTooLong')],
      SyncOld: ['A message of the sync has waited for over an hour.', oldestIn('sync'), 3_600],
      AuditLogChanged: [
        'An entry of the audit log was replaced, or deleted before it expired.',
        service('AuditLogChanges'),
      ],
      SecretsFail: [
        'Secrets Manager fails. Running functions use the last values; new ones fail.',
        service('SecretFailures'),
      ],
      MailFails: ['SES refuses emails or does not respond.', service('MailFailures'), 3],
      MailBounces: [
        'One email in twenty bounces. At one in ten, SES suspends the account.',
        reputation('BounceRate'),
        0.05,
      ],
      MailComplaints: [
        'One email in a thousand is reported as spam. At one in two hundred, SES suspends the account.',
        reputation('ComplaintRate'),
        0.001,
      ],
      NoticesLate: ['A notice has waited for over an hour.', oldestIn('notices'), 3_600],
      // The age above excludes messages that were received three times. A notice that fails stays in flight until its next attempt.
      NoticesFail: [
        'A notice has failed for over an hour.',
        queues.get('notices').metricApproximateNumberOfMessagesNotVisible({ ...fiveMinutes, statistic: 'Average' }),
        0.5,
        12,
      ],
      NoticesDead: [
        'Notices could not be emailed for hours and are in the dead-letter queue.',
        waitingIn('notices-dlq'),
      ],
      AlertMailsLate: ['An alert or reminder has waited for over three hours.', oldestIn('alerts'), 10_800],
      AlertMailsDead: [
        'Alerts or reminders could not be sent for three hours and are in the dead-letter queue.',
        waitingIn('alerts-dlq'),
      ],
      ChangesDead: [
        'Changes of the table could not be handled and were stored in the bucket.',
        ofStream(functions, 'OnFailureDestinationDeliveredEventCount'),
      ],
      ChangesDropped: [
        'Changes of the table could neither be handled nor stored in the bucket.',
        ofStream(functions, 'DroppedEventCount'),
      ],
      ChangesLate: [
        'The stream consumer is over ten minutes behind.',
        functions.get('changes').metric('IteratorAge', { ...fiveMinutes, statistic: 'Maximum' }),
        600_000,
      ],
    }
    for (const [name, [description, ...when]] of Object.entries(alarms)) alarm(name, description, ...when)
    if (directory) {
      alarm(
        'ListsBusy',
        'The database of the lists has used 90% of its capacity units for 15 minutes.',
        directory.cluster.metricACUUtilization(fiveMinutes),
        90,
        3,
      )
      alarm('FillLate', 'A part of the lists has waited for over an hour.', oldestIn('directory-fill'), 3_600)
      alarm(
        'FillDead',
        'Parts of the lists could not be written to their database and are in the dead-letter queue.',
        waitingIn('directory-fill-dlq'),
      )
    }
    for (const kind of ['Read', 'Write']) {
      alarm(
        `Table${kind}Throttles`,
        `DynamoDB throttles ${kind.toLowerCase()}s of the table.`,
        database.table.metric(`${kind}ThrottleEvents`, sum),
        10,
      )
    }
  }
}

const sum = { ...fiveMinutes, statistic: 'Sum' }

type Raising = ReturnType<typeof raisedIn>

/** Adds alarms. That of a share rings only from the least number of failures. */
function raisedIn(observability: Observability, settings: Settings) {
  const alarm = (
    name: string,
    alarmDescription: string,
    metric: IMetric,
    threshold = 1,
    evaluationPeriods = 1,
    compared = AT_LEAST,
  ) =>
    observability.alarms.push(
      new Alarm(observability, name, { alarmDescription, metric, threshold, evaluationPeriods, ...compared }),
    )
  const service = (metricName: string) => serviceMetric(settings.stage, metricName, fiveMinutes.period)
  // MiniStack has no alarms on expressions.
  const alarmOnShare = (
    name: string,
    description: string,
    failures: IMetric,
    requests: IMetric,
    least: number,
    periods = 1,
    share = FAILING_SHARE,
  ) =>
    settings.local
      ? alarm(name, description, failures, least, periods)
      : alarm(name, description, shareOf(failures, requests, least), share, periods)
  return { alarm, alarmOnShare, service }
}

/** One in 500. A fixed number would ring all day on a busy site, and roll each canary back. */
const FAILING_SHARE = 0.002

/** The share of the requests that fail, or 0 below the least number of failures. */
const shareOf = (failures: IMetric, requests: IMetric, least: number) =>
  new MathExpression({
    expression: `IF(failures >= ${least}, failures / requests, 0)`,
    usingMetrics: { failures, requests },
    ...fiveMinutes,
  })

const AT_LEAST = {
  comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
  treatMissingData: TreatMissingData.NOT_BREACHING,
}
/** For work that must continue: the alarm fires when the metric is missing. */
const BELOW = {
  comparisonOperator: ComparisonOperator.LESS_THAN_THRESHOLD,
  treatMissingData: TreatMissingData.BREACHING,
}

/** The bounce and complaint rates that SES monitors. */
const reputation = (rate: string) =>
  new Metric({ namespace: 'AWS/SES', metricName: `Reputation.${rate}`, statistic: 'Average', ...oneHour })

/** A list contains this if its first query succeeded. Route 53 searches the first 5,120 bytes. */
export const ANSWERED = 'id="first-view"'

/** Request a page of the bucket and a list from outside, through the CDN. */
function healthChecks(scope: Construct, host: string) {
  const check = (id: string, resourcePath: string, searchString?: string) =>
    new HealthCheck(scope, id, {
      type: searchString ? HealthCheckType.HTTPS_STR_MATCH : HealthCheckType.HTTPS,
      fqdn: host,
      resourcePath,
      searchString,
      // The least that Route 53 allows. Each has several checkers, which request every 30 s.
      regions: ['us-east-1', 'us-west-2', 'eu-west-1'],
    })
  return { page: check('PageCheck', '/login'), query: check('QueryCheck', '/teams', ANSWERED) }
}

/** 1 while the checked page is up, and 0 while it is not. */
const healthOf = ({ healthCheckId }: IHealthCheck) =>
  new Metric({
    namespace: 'AWS/Route53',
    metricName: 'HealthCheckStatus',
    dimensionsMap: { HealthCheckId: healthCheckId },
    statistic: 'Minimum',
    period: Duration.minutes(1),
  })

const ofStream = ({ streamMappingID }: Functions, metricName: string) =>
  new Metric({
    namespace: 'AWS/Lambda',
    metricName,
    dimensionsMap: { EventSourceMappingUUID: streamMappingID },
    statistic: 'Sum',
    ...fiveMinutes,
  })
