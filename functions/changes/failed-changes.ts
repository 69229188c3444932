import { GetItemCommand } from '@aws-sdk/client-dynamodb'
import { unmarshall } from '@aws-sdk/util-dynamodb'
import type { DynamoDBRecord } from 'aws-lambda'
import { FAILED_CHANGES } from '../manifest.ts'
import { log } from '../services/log.ts'
import { s3 } from '../services/s3.ts'
import { settings } from '../services/settings.ts'
import { client, tableName } from '../store/dynamo.ts'
import { changeOf, type StreamChange } from '../store/stream-change.ts'
import { DAY_MS } from '../values/durations.ts'
import { handleChange } from './handle-change.ts'

/** Outages end within this time. A change that still fails needs a fix and an operator (docs/operations.md). */
const RETRY_WINDOW_MS = DAY_MS
/** No change is started after this time. The function times out after 15 minutes, and the next run continues. */
const MAX_RUN_MS = 10 * 60 * 1000

/**
 * Retries changes that failed, for example during an outage, and deletes those that succeed. Later changes of the same records have already
 * been handled, so each is handled as a change from its old state to the record's current state.
 */
export async function retryFailedChanges(now = Date.now()): Promise<void> {
  const { client: bucket, GetObjectCommand, DeleteObjectCommand } = await s3()
  const Bucket = settings.bucketName
  for await (const Key of failedSince(now - RETRY_WINDOW_MS)) {
    if (Date.now() > now + MAX_RUN_MS) return
    try {
      const { Body } = await bucket.send(new GetObjectCommand({ Bucket, Key }))
      const { payload } = JSON.parse(await Body!.transformToString()) as { payload: string }
      for (const record of (JSON.parse(payload) as { Records: DynamoDBRecord[] }).Records)
        await handleChange(await untilNow(record))
      await bucket.send(new DeleteObjectCommand({ Bucket, Key }))
    } catch (error) {
      log.error('A failed change of the table failed again.', { Key, error: error as Error })
    }
  }
}

/** The keys of changes that failed since the instant, in key order. Older ones stay in the bucket for two weeks. */
async function* failedSince(instant: number): AsyncIterable<string> {
  const { client: bucket, ListObjectsV2Command } = await s3()
  let ContinuationToken: string | undefined
  do {
    const page = await bucket.send(
      new ListObjectsV2Command({
        Bucket: settings.bucketName,
        Prefix: FAILED_CHANGES,
        MaxKeys: 100,
        ContinuationToken,
      }),
    )
    for (const { Key, LastModified } of page.Contents ?? []) if (LastModified!.getTime() > instant) yield Key!
    ContinuationToken = page.NextContinuationToken
  } while (ContinuationToken)
}

/** The change, with the record's current state as its result. */
async function untilNow(record: DynamoDBRecord): Promise<StreamChange> {
  const change = changeOf(record)
  const Key = record.dynamodb?.Keys as { [name: string]: never } | undefined
  if (!Key) return change
  const { Item } = await client.send(new GetItemCommand({ TableName: tableName(), Key, ConsistentRead: true }))
  return { ...change, after: Item ? unmarshall(Item) : null }
}
