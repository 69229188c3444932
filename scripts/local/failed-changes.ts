import { randomUUID } from 'node:crypto'
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { FAILED_CHANGES } from '../../functions/manifest.ts'
import { credentials, region } from './credentials.ts'
import { BUCKET } from './queue-and-storage.ts'
import type { FailedBatch } from './stream-source.ts'

/**
 * Writes failed batches to the same key and in the same format as Lambda:
 * https://docs.aws.amazon.com/lambda/latest/dg/services-dynamodb-errors.html
 */
export async function storeFailedBatch(endpoint: string, { shardId, records, streamArn, reason }: FailedBatch) {
  const now = new Date().toISOString()
  const numbers = records.map(({ dynamodb }) => dynamodb.SequenceNumber)
  const Body = JSON.stringify({
    requestContext: { condition: 'RetryAttemptsExhausted' },
    responseContext: { functionError: reason },
    version: '1.0',
    timestamp: now,
    DDBStreamBatchInfo: {
      shardId,
      startSequenceNumber: numbers[0],
      endSequenceNumber: numbers.at(-1),
      batchSize: records.length,
      streamArn,
    },
    payload: JSON.stringify({ Records: records }),
  })
  const day = now.slice(0, 10).replaceAll('-', '/')
  const Key = `${FAILED_CHANGES}changes/${shardId}/${day}/${now.slice(0, 19).replaceAll(':', '.')}-${randomUUID()}`
  const s3 = new S3Client({ endpoint, region, credentials, forcePathStyle: true })
  await s3.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }))
  s3.destroy()
}
