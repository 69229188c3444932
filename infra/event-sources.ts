import { Aws, Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type Alias, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Schedule, ScheduleExpression, ScheduleGroup, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Construct } from 'constructs'
import type { Source } from '../functions/manifest.ts'
import type { Resources } from './permissions.ts'
import type { Settings } from './settings.ts'

type SourceOf<Type extends Source['type']> = Extract<Source, { type: Type }>

export function addQueue(
  consumer: Alias,
  { queue, batchSize, maxConcurrency }: SourceOf<'queue'>,
  { queues }: Resources,
) {
  consumer.addEventSource(
    new SqsEventSource(queues.get(queue), { batchSize, maxConcurrency, reportBatchItemFailures: true }),
  )
  Validations.of(consumer).acknowledge({
    id: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'A queue event source has no failure destination. Failed messages go to, or stay in, a dead-letter queue.',
  })
}

/** Returns the ID of the event source mapping, which its metrics are listed under. */
export function addStream(consumer: Alias, source: SourceOf<'stream'>, { database }: Resources): string {
  const stream = new DynamoEventSource(database.table, {
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: source.batchSize,
    maxBatchingWindow: Duration.seconds(source.windowSeconds),
    retryAttempts: source.tries,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: database.failedChanges(consumer),
    metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
  })
  consumer.addEventSource(stream)
  return stream.eventSourceMappingId
}

/**
 * Returns the schedule group, because Scheduler metrics are per group. Returns undefined for emulators, which only have the
 * default group.
 */
export function addSchedule(
  scope: Construct,
  id: string,
  consumer: Alias,
  source: SourceOf<'schedule'>,
  resources: Resources,
): ScheduleGroup | undefined {
  const { settings, queues } = resources
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  })
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [consumer.functionArn] }))
  const scheduleGroup = settings.local
    ? undefined
    : new ScheduleGroup(scope, `${id}Group`, { removalPolicy: RemovalPolicy.DESTROY })
  const schedule = new Schedule(scope, id, {
    schedule: ScheduleExpression.expression(expressionOf(source, settings)),
    scheduleGroup,
    target: new LambdaInvoke(consumer, {
      role,
      input: ScheduleTargetInput.fromObject(source.event),
      maxEventAge: Duration.hours(1),
      retryAttempts: 3,
      // Receives events that cannot be delivered.
      deadLetterQueue: source.deadLetters && queues.get(source.deadLetters),
    }),
  })
  // The schedule has the name of its group as text, so CloudFormation does not know that it needs the group.
  if (scheduleGroup) schedule.node.addDependency(scheduleGroup)
  return scheduleGroup
}

export const expressionOf = ({ name, expression }: SourceOf<'schedule'>, { syncSchedule }: Settings) =>
  name === 'Nightly' ? (syncSchedule ?? expression) : expression

const MINUTES = { minute: 1, hour: 60, day: 1440 }

/** The minutes between two runs. Returns undefined if the interval is not constant, for example for a schedule on certain weekdays. */
export function minutesBetween(expression: string): number | undefined {
  const [, count, unit] = /^rate\((\d+) (minute|hour|day)s?\)$/.exec(expression) ?? []
  if (unit) return Number(count) * MINUTES[unit as keyof typeof MINUTES]
  return /^cron\(\d+ \d+ (\* \* \?|\? \* \*) \*\)$/.test(expression) ? MINUTES.day : undefined
}
