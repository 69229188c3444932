import { Duration, RemovalPolicy, Stack, Validations } from 'aws-cdk-lib'
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { Effect, PolicyStatement } from 'aws-cdk-lib/aws-iam'
import type { IEventSourceDlq, Function as Lambda } from 'aws-cdk-lib/aws-lambda'
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CfnBucket,
  type IBucket,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { AUDIT_PREFIX, table } from '../functions/domain/table.ts'
import { FAILED_CHANGES } from '../functions/manifest.ts'
import type { Settings } from './settings.ts'

/** How long an overwritten or deleted object can be brought back. */
const KEPT_VERSIONS = Duration.days(30)

/** The table, and the bucket of media and read-model snapshots. */
export class Database extends Construct {
  readonly table: TableV2
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, { stage }: Settings, accessLogs: IBucket) {
    super(scope, id)
    const isKept = stage === 'prod'
    const removalPolicy = isKept ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY

    this.table = new TableV2(this, 'Table', {
      partitionKey: { name: table.partitionKey, type: AttributeType.STRING },
      sortKey: { name: table.sortKey, type: AttributeType.STRING },
      billing: Billing.onDemand(),
      dynamoStream: StreamViewType.NEW_AND_OLD_IMAGES,
      timeToLiveAttribute: table.timeToLive,
      pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
      encryption: TableEncryptionV2.awsManagedKey(),
      deletionProtection: isKept,
      removalPolicy,
    })
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      serverAccessLogsBucket: accessLogs,
      serverAccessLogsPrefix: 'bucket/',
      lifecycleRules: [
        { noncurrentVersionExpiration: KEPT_VERSIONS, abortIncompleteMultipartUploadAfter: KEPT_VERSIONS },
        // Files of an import, which may name people, are not needed after it.
        { prefix: 'uploads/', expiration: Duration.days(7), noncurrentVersionExpiration: Duration.days(1) },
        // They hold records whole, and wait for an operator as long as messages of a dead-letter queue do.
        { prefix: FAILED_CHANGES, expiration: Duration.days(14), noncurrentVersionExpiration: Duration.days(1) },
      ],
      removalPolicy,
    })
  }

  /** Items one by one and by partition. */
  grantItems(one: Lambda) {
    this.table.grant(
      one,
      'dynamodb:GetItem',
      'dynamodb:BatchGetItem',
      'dynamodb:Query',
      'dynamodb:ConditionCheckItem',
      'dynamodb:PutItem',
      'dynamodb:UpdateItem',
      'dynamodb:DeleteItem',
      'dynamodb:BatchWriteItem',
    )
    // The audit log is only added to. IAM cannot tell a put that adds from one that replaces: see `functions/changes/audit-log.ts`.
    one.addToRolePolicy(
      new PolicyStatement({
        effect: Effect.DENY,
        actions: ['dynamodb:UpdateItem', 'dynamodb:DeleteItem', 'dynamodb:BatchWriteItem'],
        resources: [this.table.tableArn],
        conditions: { 'ForAnyValue:StringLike': { 'dynamodb:LeadingKeys': [`${AUDIT_PREFIX}*`] } },
      }),
    )
  }

  /** A scan of the whole table, to rebuild the read model. */
  grantScan(one: Lambda) {
    this.table.grant(one, 'dynamodb:Scan')
  }

  /** Where Lambda, in the name of the stream's consumer, keeps changes that could not be handled, and the consumer takes them up again. */
  failedChanges(consumer: Lambda): IEventSourceDlq {
    this.grantObjects(consumer, FAILED_CHANGES, ['Put', 'Get', 'Delete'])
    return { bind: () => ({ destination: this.bucket.bucketArn }) }
  }

  /** Objects of one folder, and that an absent one is seen to be absent. */
  grantObjects(
    one: Lambda,
    folder: 'media/' | 'withheld/' | 'snapshots/' | 'uploads/' | typeof FAILED_CHANGES,
    verbs: ('Get' | 'Put' | 'Delete')[],
  ) {
    one.addToRolePolicy(
      new PolicyStatement({
        // Large objects are sent in parts; what was begun may be given up.
        actions: verbs.flatMap((verb) => [`s3:${verb}Object`, ...(verb === 'Put' ? ['s3:AbortMultipartUpload'] : [])]),
        resources: [this.bucket.arnForObjects(`${folder}*`)],
      }),
    )
    one.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket'],
        resources: [this.bucket.bucketArn],
        // Asked whether it may tell that an object is absent, S3 knows no prefix.
        conditions: { StringLikeIfExists: { 's3:prefix': `${folder}*` } },
      }),
    )
    const logicalID = Stack.of(this).getLogicalId(this.bucket.node.defaultChild as CfnBucket)
    Validations.of(one.role!).acknowledge({
      id: `AwsSolutions-IAM5[Resource::<${logicalID}.Arn>/${folder}*]`,
      reason: 'The names of the objects are made at run time; the folder is the boundary.',
    })
  }
}
