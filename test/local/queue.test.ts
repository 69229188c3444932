import { ReceiveMessageCommand, SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import { expect, test } from 'vitest'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { queueSource } from '../../scripts/local/queue-source.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'

test('a message that was received five times goes to the dead-letter queue', async () => {
  const { queue, endpoint, stop } = await startQueueAndStorage(temporaryFolder())
  const syncQueue = queue('sync')
  const client = new SQSClient({ endpoint })
  await client.send(new SendMessageCommand({ QueueUrl: syncQueue.url, MessageBody: 'never' }))

  const receive = async () =>
    (await client.send(new ReceiveMessageCommand({ QueueUrl: syncQueue.url, VisibilityTimeout: 0 }))).Messages ?? []
  for (let receives = 1; receives <= 5; receives++) expect(await receive()).toHaveLength(1)
  expect(await receive()).toEqual([])

  expect(syncQueue.messages()).toEqual({ waiting: 0, inFlight: [] })
  expect(queue('sync-dlq').messages().waiting).toBe(1)
  await stop()
})

test('a queue consumer that must pause after a batch leaves the next message in the queue', async () => {
  const { queue, endpoint, stop } = await startQueueAndStorage(temporaryFolder())
  const syncQueue = queue('sync')
  const client = new SQSClient({ endpoint })
  const send = (MessageBody: string) => client.send(new SendMessageCommand({ QueueUrl: syncQueue.url, MessageBody }))
  const received: string[] = []
  const worked: number[] = []
  const invoke = async ({ Records }: { Records: { body: string }[] }) => {
    received.push(...Records.map(({ body }) => body))
    if (received.length === 1) await send('second')
    return null
  }
  const pauseAfter = (milliseconds: number) => {
    worked.push(milliseconds)
    return worked.length === 1 ? 0 : 600_000
  }
  const source = queueSource(syncQueue, invoke, 1, () => {}, undefined, pauseAfter)
  await send('first')
  await expect.poll(() => worked.length).toBe(2)
  expect(worked.every((milliseconds) => milliseconds > 0)).toBe(true)
  await send('third')
  expect(received).toEqual(['first', 'second'])
  await source.stop()
  expect(syncQueue.messages().waiting).toBe(1)
  await stop()
})
