import { Duration, Validations } from 'aws-cdk-lib'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import type { Construct } from 'constructs'
import { removalPolicyOf, type Settings } from './settings.ts'

/** Access logs contain IP addresses, which are personal data, so they are deleted after a month. */
const RETENTION = Duration.days(30)

/** The bucket for the access logs of the CDN and of the other buckets. */
export function accessLogs(scope: Construct, id: string, settings: Settings): Bucket {
  const bucket = new Bucket(scope, id, {
    blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
    objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
    encryption: BucketEncryption.S3_MANAGED,
    enforceSSL: true,
    lifecycleRules: [{ expiration: RETENTION, abortIncompleteMultipartUploadAfter: RETENTION }],
    removalPolicy: removalPolicyOf(settings),
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'This bucket receives the access logs. Logging access to it would log itself.',
  })
  return bucket
}
