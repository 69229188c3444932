import { Duration } from 'aws-cdk-lib'
import { PolicyStatement } from 'aws-cdk-lib/aws-iam'
import { type Function as Lambda, StartingPosition } from 'aws-cdk-lib/aws-lambda'
import { DynamoEventSource, SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources'
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs'
import { Construct } from 'constructs'
import type { Database } from './database.ts'
import { lambda } from './lambda.ts'
import type { Settings } from './settings.ts'

/** The consumer of the table's stream: finishes removals, sends notices, writes snapshots of the read model. */
export class Changes extends Construct {
  readonly consumer: Lambda
  readonly deadQueue: Queue

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
    this.consumer = lambda(this, 'Consumer', settings, {
      bundle: 'changes',
      memoryMB: 1769,
      timeoutSeconds: 120,
      environment,
    })
    this.consumer.addEventSource(
      new DynamoEventSource(table, {
        startingPosition: StartingPosition.TRIM_HORIZON,
        batchSize: 100,
        maxBatchingWindow: Duration.seconds(1),
        retryAttempts: 10,
        bisectBatchOnError: true,
        reportBatchItemFailures: true,
        onFailure: new SqsDlq(this.deadQueue),
      }),
    )
    table.grantReadWriteData(this.consumer)
    bucket.grantReadWrite(this.consumer, 'snapshots/*')
    bucket.grantDelete(this.consumer, 'media/*')
    this.consumer.addToRolePolicy(sendsMail())
  }
}

/** SES knows its senders by identity; the sender's address is a setting. */
export const sendsMail = () =>
  new PolicyStatement({ actions: ['ses:SendEmail'], resources: ['arn:aws:ses:*:*:identity/*'] })
