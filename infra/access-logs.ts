import { Aws, CfnCondition, type CfnResource, Duration, Fn, Names, Stack, Validations } from 'aws-cdk-lib'
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront'
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam'
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs'
import { BlockPublicAccess, Bucket, BucketEncryption, ObjectOwnership } from 'aws-cdk-lib/aws-s3'
import { Construct } from 'constructs'
import { removalPolicyOf, type Settings } from './settings.ts'

/** No bucket can be read without permission or over HTTP. */
export const PRIVATE = {
  blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
  objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
  encryption: BucketEncryption.S3_MANAGED,
  enforceSSL: true,
}

/** Access logs contain IP addresses, which are personal data, so they are deleted after a month. */
const RETENTION = Duration.days(30)

/** The bucket for the access logs of the CDN and of the other buckets. */
export function accessLogs(scope: Construct, id: string, settings: Settings): Bucket {
  const bucket = new Bucket(scope, id, {
    ...PRIVATE,
    lifecycleRules: [{ expiration: RETENTION, abortIncompleteMultipartUploadAfter: RETENTION }],
    removalPolicy: removalPolicyOf(settings),
  })
  Validations.of(bucket).acknowledge({
    id: 'AwsSolutions-S1',
    reason: 'This bucket receives the access logs. Logging access to it would log itself.',
  })
  return bucket
}

/** Omits the query string, referrer, and cookies: they can contain names that people searched for and codes from email links. */
const FIELDS = [
  ...['date', 'time', 'x-edge-location', 'x-edge-request-id', 'c-ip', 'cs-protocol', 'cs-protocol-version'],
  ...['x-host-header', 'cs-method', 'cs-uri-stem', 'cs-bytes', 'cs(User-Agent)'],
  ...['sc-status', 'sc-bytes', 'sc-content-type', 'time-taken', 'time-to-first-byte'],
  ...['x-edge-result-type', 'x-edge-detailed-result-type'],
]

/**
 * Delivers the CDN's access log to the bucket under `cdn/`. AWS delivers selected fields of a CloudFront log only in us-east-1: a
 * stack in another region has no CDN log.
 */
export class CdnLog extends Construct {
  constructor(scope: Construct, id: string, cdn: Distribution, bucket: Bucket) {
    super(scope, id)
    const name = `${Stack.of(this).stackName}-cdn-${Names.uniqueId(this).slice(-8)}`
    const sourceArn = `arn:${Aws.PARTITION}:logs:us-east-1:${Aws.ACCOUNT_ID}:delivery-source:${name}`
    bucket.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [bucket.arnForObjects('cdn/*')],
        conditions: {
          StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID, 's3:x-amz-acl': 'bucket-owner-full-control' },
          ArnLike: { 'aws:SourceArn': sourceArn },
        },
      }),
    )
    const source = new CfnDeliverySource(this, 'Source', {
      name,
      resourceArn: cdn.distributionArn,
      logType: 'ACCESS_LOGS',
    })
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name,
      destinationResourceArn: `${bucket.bucketArn}/cdn`,
      outputFormat: 'json',
    })
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields: FIELDS,
      s3SuffixPath: '{yyyy}/{MM}/{dd}',
    })
    delivery.addResourceDependency(source)
    if (bucket.policy) delivery.node.addDependency(bucket.policy)
    const isPossible = new CfnCondition(this, 'InUsEast1', { expression: Fn.conditionEquals(Aws.REGION, 'us-east-1') })
    for (const part of [source, destination, delivery] satisfies CfnResource[]) part.cfnOptions.condition = isPossible
    Validations.of(cdn).acknowledge({
      id: 'AwsSolutions-CFR3',
      reason: 'Logs are delivered with selected fields, so that no query string is stored.',
    })
  }
}
