import { Duration, Validations } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import { deadQueue } from './dead-queue.ts'
import { lambda } from './lambda.ts'
import { scheduled } from './schedule.ts'
import type { Settings } from './settings.ts'

const WORKER_SECONDS = 120
const DEAD_LETTERS_SECONDS = 30

/** The governing body's feed: a schedule starts runs, queued workers carry them out, what fails five times is kept for an admin. */
export class Sync extends Construct {
  readonly queue: Queue
  readonly deadQueue: Queue
  /** Schedules that could not start a run. */
  readonly missedQueue: Queue
  readonly worker: Lambda
  readonly deadLetters: Lambda
  readonly scheduler: Lambda

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    database: Database,
    environment: Record<string, string>,
  ) {
    super(scope, id)
    this.deadQueue = deadQueue(this, 'DeadQueue', Duration.seconds(6 * DEAD_LETTERS_SECONDS))
    this.missedQueue = deadQueue(this, 'MissedQueue')
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * WORKER_SECONDS),
      deadLetterQueue: { queue: this.deadQueue, maxReceiveCount: 5 },
    })
    const env = { ...environment, SYNC_QUEUE_URL: this.queue.queueUrl }

    this.worker = lambda(this, 'Worker', settings, {
      bundle: 'sync-worker',
      memoryMB: 1024,
      timeoutSeconds: WORKER_SECONDS,
      environment: env,
    })
    this.worker.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    )
    this.deadLetters = lambda(this, 'DeadLetters', settings, {
      bundle: 'sync-dead-letters',
      memoryMB: 512,
      timeoutSeconds: DEAD_LETTERS_SECONDS,
      environment,
    })
    this.deadLetters.addEventSource(new SqsEventSource(this.deadQueue, { reportBatchItemFailures: true }))
    Validations.of(this.worker).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'A queue as event source has no destinations; its own dead-letter queue takes what fails.',
    })
    Validations.of(this.deadLetters).acknowledge({
      id: 'Serverless-LambdaEventSourceMappingDestination',
      reason: 'What cannot be kept stays in the dead-letter queue, whose alarm rings.',
    })
    this.scheduler = lambda(this, 'Scheduler', settings, {
      bundle: 'sync-scheduler',
      memoryMB: 512,
      timeoutSeconds: 60,
      environment: env,
      deadQueue: this.missedQueue,
    })
    scheduled(this, 'Nightly', {
      schedule: ScheduleExpression.expression(settings.syncSchedule),
      target: this.scheduler,
      deadQueue: this.missedQueue,
    })
    // A run whose workers died is taken up again without waiting for the night.
    scheduled(this, 'Resume', {
      schedule: ScheduleExpression.rate(Duration.minutes(15)),
      target: this.scheduler,
      deadQueue: this.missedQueue,
      input: { resume: true },
    })
    for (const one of [this.worker, this.scheduler]) {
      database.grantItems(one)
      this.queue.grantSendMessages(one)
    }
    database.grantItems(this.deadLetters)
    database.grantObjects(this.worker, 'uploads', ['Get'])
  }
}
