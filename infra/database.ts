import { Duration, RemovalPolicy } from 'aws-cdk-lib'
import { AttributeType, Billing, StreamViewType, TableEncryptionV2, TableV2 } from 'aws-cdk-lib/aws-dynamodb'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { table } from '../functions/domain/table.ts'
import type { Settings } from './settings.ts'

/** How long an overwritten or deleted object can be brought back. */
const KEPT_VERSIONS = Duration.days(30)

/** The table, and the bucket of media and read-model snapshots. */
export class Database extends Construct {
  readonly table: TableV2
  readonly bucket: Bucket

  constructor(scope: Construct, id: string, { stage }: Settings) {
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
      lifecycleRules: [
        { noncurrentVersionExpiration: KEPT_VERSIONS, abortIncompleteMultipartUploadAfter: KEPT_VERSIONS },
      ],
      removalPolicy,
    })
  }
}
