import { Duration, Stack, Validations } from 'aws-cdk-lib'
import {
  AttributeType,
  Billing,
  type ITableV2,
  StreamViewType,
  TableEncryptionV2,
  TableV2,
} from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { Alias, IEventSourceDlq, Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import { Bucket, type CfnBucket, type IBucket } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { ITEM_ACTIONS, OBJECT_ACTIONS } from '../functions/iam-actions.ts'
import { FAILED_CHANGES, type Folder } from '../functions/manifest.ts'
import { AUDIT_PREFIX, table as keys } from '../functions/store/table.ts'
import { PRIVATE } from './access-logs.ts'
import { removalPolicyOf, type Settings } from './settings.ts'

/** How long an overwritten or deleted object can be restored. */
const KEPT_VERSIONS = Duration.days(30)

/** The table, and the bucket of media and read-model snapshots. */
export class Database extends Construct {
  readonly table: ITableV2
  /** A table whose directory is built before it is used. */
  readonly restored: ITableV2 | null
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, settings: Settings, accessLogs: IBucket) {
    super(scope, id)
    const { deletionProtection, table: adopted } = settings
    const removalPolicy = removalPolicyOf(settings)
    const own = new TableV2(this, 'Table', {
      partitionKey: { name: keys.partitionKey, type: AttributeType.STRING },
      sortKey: { name: keys.sortKey, type: AttributeType.STRING },
      billing: Billing.onDemand({
        maxReadRequestUnits: settings.tableReads || undefined,
        maxWriteRequestUnits: settings.tableWrites || undefined,
      }),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: keys.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryptionV2.awsManagedKey(),
      deletionProtection,
      removalPolicy,
    })
    const tableOf = (name: string, tableStreamArn: string) =>
      TableV2.fromTableAttributes(this, name, { tableArn: tableStreamArn.split('/stream/')[0], tableStreamArn })
    this.table = adopted ? tableOf('Adopted', adopted) : own
    this.restored = settings.restoring ? tableOf('Restored', settings.restoring) : null
    this.bucket = new Bucket(this, 'Bucket', {
      ...PRIVATE,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'bucket/',
      lifecycleRules: [
        { noncurrentVersionExpiration: KEPT_VERSIONS, abortIncompleteMultipartUploadAfter: KEPT_VERSIONS },
        // Import files may contain names and are not needed after the import.
        { prefix: 'uploads/', expiration: Duration.days(7), noncurrentVersionExpiration: Duration.days(1) },
        // A lost snapshot is rebuilt from the table. A rebuild can be resumed for five days.
        { prefix: 'snapshots/', noncurrentVersionExpiration: Duration.days(1) },
        { prefix: 'snapshots/rebuild/', expiration: Duration.days(7) },
        // They contain whole records. Kept as long as messages in a dead-letter queue.
        { prefix: FAILED_CHANGES, expiration: Duration.days(14), noncurrentVersionExpiration: Duration.days(1) },
      ],
      removalPolicy,
    })
  }

  /** Read and write access to items and partitions, without scans. */
  grantItems(grantee: Lambda, table = this.table) {
    table.grant(grantee, ...ITEM_ACTIONS)
    // The audit log is append-only. IAM cannot tell an insert from a replacing put: see `functions/changes/audit-log.ts`.
    grantee.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
        resources: [table.tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${AUDIT_PREFIX}*`] } },
      }),
    )
  }

  /** Allows scanning the whole table. */
  grantScan(grantee: Lambda, table = this.table) {
    table.grant(grantee, 'dynamodb:Scan')
  }

  /**
   * The on-failure destination of the stream: Lambda writes failed batches there with the consumer's role, and the consumer
   * retries them.
   */
  failedChanges(consumer: Alias): IEventSourceDlq {
    this.grantObjects(consumer.lambda as Lambda, FAILED_CHANGES, ['put', 'get', 'delete'])
    return { bind: () => ({ destination: this.bucket.bucketArn }) }
  }

  /** Access to the objects of one folder. S3 returns 404 instead of 403 for an absent object. */
  grantObjects(grantee: Lambda, folder: `${Folder}/` | typeof FAILED_CHANGES, verbs: (keyof typeof OBJECT_ACTIONS)[]) {
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: verbs.flatMap((verb) => OBJECT_ACTIONS[verb]),
        resources: [this.bucket.arnForObjects(`${folder}*`)],
      }),
    )
    grantee.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        // When S3 checks ListBucket to choose between 404 and 403, the request has no prefix.
        conditions: { StringLikeIfExists: { 's3:prefix': `${folder}*` } },
      }),
    )
    const logicalID = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket)
    Validations.of(grantee.role!).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${logicalID}.Arn>/${folder}*]`,
      reason: 'Object names are generated at run time. The permission is limited to the folder.',
    })
  }
}
