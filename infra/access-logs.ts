import { Duration, RemovalPolicy, Validations } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import type { Settings } from './settings.ts'

/** Addresses of visitors are personal data: who fetched what is kept for a month. */
const RETENTION = Duration.days(30)

/** Where the CDN and the buckets write down who fetched what. */
export function accessLogs(scope: Construct, id: string, { stage }: Settings): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    lifecycleRules: [{ expiration: RETENTION, abortIncompleteMultipartUploadAfter: RETENTION }],
    removalPolicy: stage === 'prod' ? RemovalPolicy.RETAIN : RemovalPolicy.DESTROY,
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'It holds the access logs; logs of its own would log themselves.',
  })
  return bucket
}
