import { Aws, Duration, Stack, Validations } from 'aws-cdk-lib'
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { type Function as Lambda, MetricType, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Schedule, ScheduleExpression, ScheduleTargetInput } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import type { Construct } from 'constructs'
import type { Source } from '../functions/manifest.ts'
import type { Resources } from './permissions.ts'

type Of<Type extends Source['type']> = Extract<Source, { type: Type }>

/** Lets the source invoke the function. The HTTP API's routes are its own, `QueryApi.answeredBy`; the stream is `addStream`. */
export function addSource(scope: Construct, id: string, one: Lambda, source: Source, resources: Resources) {
  if (source.type === 'queue') addQueue(one, source, resources)
  if (source.type === 'schedule') addSchedule(scope, `${id}${source.name}`, one, source, resources)
}

function addQueue(one: Lambda, { queue, batchSize, maxConcurrency }: Of<'queue'>, { queues }: Resources) {
  one.addEventSource(
    new SqsEventSource(queues.get(queue), { batchSize, maxConcurrency, reportBatchItemFailures: true }),
  )
  Validations.of(one).acknowledge({
    id: 'Serverless-LambdaEventSourceMappingDestination',
    reason: 'A queue as event source has no destinations; what fails goes to, or stays in, a dead-letter queue.',
  })
}

/** Answers the id of the mapping, by which its metrics are found. */
export function addStream(one: Lambda, source: Of<'stream'>, { database }: Resources): string {
  const stream = new DynamoEventSource(database.table, {
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: source.batchSize,
    maxBatchingWindow: Duration.seconds(source.windowSeconds),
    retryAttempts: source.tries,
    bisectBatchOnError: true,
    reportBatchItemFailures: true,
    onFailure: database.failedChanges(one),
    metricsConfig: { metrics: [MetricType.EVENT_COUNT] },
  })
  one.addEventSource(stream)
  return stream.eventSourceMappingId
}

function addSchedule(scope: Construct, id: string, one: Lambda, source: Of<'schedule'>, resources: Resources) {
  const { settings, queues } = resources
  const expression = source.name === 'Nightly' ? (settings.syncSchedule ?? source.expression) : source.expression
  const role = new Role(scope, `${id}Role`, {
    assumedBy: new ServicePrincipal('scheduler.amazonaws.com', {
      conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
    }),
  })
  role.addToPolicy(new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [one.functionArn] }))
  const logicalID = Stack.of(scope).resolve(one.functionArn)['Fn::GetAtt'][0]
  Validations.of(role).acknowledge({
    id: `AwsSolutions-IAM5[Resource::<${logicalID}.Arn>:*]`,
    reason: 'The wildcard stands for the versions of this one function.',
  })
  new Schedule(scope, id, {
    schedule: ScheduleExpression.expression(expression),
    target: new LambdaInvoke(one, {
      role,
      input: ScheduleTargetInput.fromObject(source.event),
      maxEventAge: Duration.hours(1),
      retryAttempts: 3,
      // An event that cannot be delivered waits there.
      deadLetterQueue: source.deadLetters && queues.get(source.deadLetters),
    }),
  })
}
