import { DeleteObjectsCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { stackResources } from './target.ts'

/**
 * Deletes every object of the stack's buckets, including old versions, because CloudFormation deletes only empty buckets. Returns the
 * number deleted.
 */
export async function emptyBuckets(stack: string): Promise<number> {
  const s3 = new S3Client()
  let deleted = 0
  for (const [, bucket] of await stackResources(stack, 'AWS::S3::Bucket')) deleted += await empty(s3, bucket)
  return deleted
}

async function empty(s3: S3Client, Bucket: string): Promise<number> {
  for (let deleted = 0; ; ) {
    const { Versions = [], DeleteMarkers = [] } = await s3.send(
      new ListObjectVersionsCommand({ Bucket, MaxKeys: 1000 }),
    )
    const Objects = [...Versions, ...DeleteMarkers].map(({ Key, VersionId }) => ({ Key, VersionId }))
    if (Objects.length === 0) return deleted
    const { Errors = [] } = await s3.send(new DeleteObjectsCommand({ Bucket, Delete: { Objects, Quiet: true } }))
    if (Errors[0]) throw new Error(`${Errors[0].Key} of ${Bucket} could not be deleted: ${Errors[0].Message}`)
    deleted += Objects.length
  }
}

/** The property by which CloudFormation imports a resource that a deleted prod leaves, by type. */
export const IDENTIFIERS: Record<string, string> = {
  'AWS::Backup::BackupVault': 'BackupVaultName',
  'AWS::Cognito::UserPool': 'UserPoolId',
  'AWS::DynamoDB::GlobalTable': 'TableName',
  'AWS::S3::Bucket': 'BucketName',
  'AWS::SecretsManager::Secret': 'Id',
}

/** What the stack leaves, as a resource mapping for `cdk import`. */
export async function keptResources(stack: string): Promise<Record<string, Record<string, string>>> {
  const kept: Record<string, Record<string, string>> = {}
  for (const [type, property] of Object.entries(IDENTIFIERS))
    for (const [id, name] of await stackResources(stack, type)) kept[id] = { [property]: name }
  return kept
}
