import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { folder } from './handlers.ts'

test('a message that was received five times goes to the dead-letter queue', async () => {
  const { queue, endpoint, stop } = await startQueueAndStorage(folder())
  const syncQueue = queue('sync')
  const credentials = { accessKeyId: 'a', secretAccessKey: 'b' }
  const client = new SQSClient({ endpoint, region: 'us-east-1', credentials })
  await client.send(new SendMessageCommand({ QueueUrl: syncQueue.url, MessageBody: 'never' }))

  const receive = async () =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl: syncQueue.url, VisibilityTimeout: 0 }))).Messages ?? []
  for (let receives = 1; receives <= 5; receives++) expect(await receive()).toHaveLength(1)
  expect(await receive()).toEqual([])

  expect(syncQueue.messages()).toEqual({ waiting: 0, inFlight: [] })
  expect(queue('sync-dlq').messages().waiting).toBe(1)
  await stop()
})
