import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import type { AttributeValue, DynamoDBRecord } from 'aws-lambda'
import { client, tableName } from '../domain/dynamo.ts'
import { log } from '../domain/log.ts'
import { s3 } from '../domain/s3.ts'
import { settings } from '../domain/settings.ts'
import { FAILED_CHANGES } from '../manifest.ts'
import { carryOn } from './carry-on.ts'
import { changeOf, type StreamChange } from './change.ts'

/** After this an outage is over. What still fails needs a fix and an operator (docs/operations.md). */
const RETRIED_FOR = 24 * 60 * 60 * 1000
/** As many as one run has time for. */
const MOST_AT_ONCE = 200

/**
 * Carries on the changes that were given up, as an outage makes them, and forgets those that succeed. Later changes of the same
 * records were handled long before: so each is taken as the change from what the record was then to what it is now.
 */
export async function retryGivenUp(now = Date.now()): Promise<void> {
  const { client: bucket, GetObjectCommand, DeleteObjectCommand, ListObjectsV2Command } = await s3()
  const Bucket = settings.bucketName
  const { Contents = [] } = await bucket.send(
    new ListObjectsV2Command({ Bucket, Prefix: FAILED_CHANGES, MaxKeys: 1000 }),
  )
  const recent = Contents.filter(({ LastModified }) => now - LastModified!.getTime() < RETRIED_FOR)
  for (const { Key } of recent.slice(0, MOST_AT_ONCE)) {
    try {
      const { Body } = await bucket.send(new GetObjectCommand({ Bucket, Key }))
      const { payload } = JSON.parse(await Body!.transformToString()) as { payload: string }
      for (const record of (JSON.parse(payload) as { Records: DynamoDBRecord[] }).Records)
        await carryOn(await untilNow(record))
      await bucket.send(new DeleteObjectCommand({ Bucket, Key }))
    } catch (error) {
      log.error('A change that was given up failed again.', { Key, error: error as Error })
    }
  }
}

async function untilNow(record: DynamoDBRecord): Promise<StreamChange> {
  const change = changeOf(record)
  const Key = record.dynamodb?.Keys as { [name: string]: never } | undefined
  if (!Key) return change
  const { Item } = await client.send(new GetItemCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return { ...change, after: (Item as Record<string, AttributeValue> | undefined) ?? null }
}
