import { Duration } from 'aws-cdk-lib'
import type { Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Schedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import { LambdaInvoke } from 'aws-cdk-lib/aws-scheduler-targets'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import { lambda } from './lambda.ts'
import type { Settings } from './settings.ts'

const WORKER_SECONDS = 120

/** The governing body's feed: a schedule starts runs, queued workers carry them out, what fails five times waits in the dead queue. */
export class Sync extends Construct {
  readonly queue: Queue
  readonly deadQueue: Queue
  readonly worker: Lambda
  readonly scheduler: Lambda

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    { table, bucket }: Database,
    environment: Record<string, string>,
  ) {
    super(scope, id)
    this.deadQueue = new Queue(this, 'DeadQueue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      retentionPeriod: Duration.days(14),
    })
    this.queue = new Queue(this, 'Queue', {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: Duration.seconds(6 * WORKER_SECONDS),
      deadLetterQueue: { queue: this.deadQueue, maxReceiveCount: 5 },
    })
    const env = { ...environment, SYNC_QUEUE_URL: this.queue.queueUrl, SYNC_DEAD_QUEUE_URL: this.deadQueue.queueUrl }

    this.worker = lambda(this, 'Worker', settings, {
      bundle: 'sync-worker',
      memoryMB: 1024,
      timeoutSeconds: WORKER_SECONDS,
      environment: env,
    })
    this.worker.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 10, reportBatchItemFailures: true, maxConcurrency: 5 }),
    )
    this.scheduler = lambda(this, 'Scheduler', settings, {
      bundle: 'sync-scheduler',
      memoryMB: 512,
      timeoutSeconds: 60,
      environment: env,
    })
    new Schedule(this, 'Nightly', {
      schedule: ScheduleExpression.expression(settings.syncSchedule),
      target: new LambdaInvoke(this.scheduler, {
        maxEventAge: Duration.hours(1),
        retryAttempts: 3,
        deadLetterQueue: this.deadQueue,
      }),
    })
    for (const one of [this.worker, this.scheduler]) {
      table.grantReadWriteData(one)
      bucket.grantReadWrite(one, 'uploads/*')
      this.queue.grantSendMessages(one)
    }
  }
}
