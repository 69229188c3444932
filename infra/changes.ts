import { Duration, Validations } from 'aws-cdk-lib'
import { type Function as Lambda, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { ScheduleExpression } from 'aws-cdk-lib/aws-scheduler'
import type { Queue } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import { deadQueue } from './dead-queue.ts'
import { lambda } from './lambda.ts'
import { grantMail } from './mail.ts'
import { scheduled } from './schedule.ts'
import type { Settings } from './settings.ts'

/** The consumer of the table's stream: finishes removals, sends notices, writes snapshots of the read model. */
export class Changes extends Construct {
  readonly consumer: Lambda
  readonly deadQueue: Queue

  constructor(
    scope: Construct,
    id: string,
    settings: Settings,
    database: Database,
    environment: Record<string, string>,
  ) {
    super(scope, id)
    this.deadQueue = deadQueue(this, 'DeadQueue')
    this.consumer = lambda(this, 'Consumer', settings, {
      bundle: 'changes',
      memoryMB: 1769,
      // A batch of the stream takes seconds; the read model made anew from a large table takes minutes.
      timeoutSeconds: 900,
      storageMB: 2048,
      environment,
      deadQueue: this.deadQueue,
    })
    this.consumer.addEventSource(
      new DynamoEventSource(database.table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.deadQueue),
      }),
    )
    // Snapshots of what changed too little to get one by the stream, well before the log expires.
    scheduled(this, 'Daily', {
      schedule: ScheduleExpression.expression('cron(30 9 * * ? *)'),
      target: this.consumer,
      deadQueue: this.deadQueue,
    })
    database.grantItems(this.consumer)
    database.grantScan(this.consumer)
    database.grantObjects(this.consumer, 'snapshots', ['Get', 'Put', 'Delete'])
    database.grantObjects(this.consumer, 'media', ['Delete'])
    grantMail(this.consumer, settings)
    Validations.of(this.consumer).acknowledge({
      id: 'Serverless-LambdaAsyncFailureDestination',
      reason: 'Failed daily events wait in the dead-letter queue.',
    })
  }
}
