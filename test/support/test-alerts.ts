import { DeleteMessageCommand, type Message, ReceiveMessageCommand, SQSClient } from '@aws-sdk/client-sqs'
import type { SQSEvent } from 'aws-lambda'
import { afterAll } from 'vitest'
import { handler as alerts } from '../../functions/alerts/handler.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { breakableProxy } from './breakable-proxy.ts'
import { startTestMail } from './test-mail.ts'

/** Starts the queue of alerts and a mail server for this test file, and stops them after the last test. */
export async function startTestAlerts() {
  const mail = await startTestMail()
  const storage = await startQueueAndStorage(mail.path)
  const queue = await breakableProxy(storage.endpoint)
  const { url: QueueUrl } = storage.queue('alerts')
  const sqs = new SQSClient({ endpoint: storage.endpoint, useQueueUrlAsEndpoint: false })
  const deadLetters = storage.queue('alerts-dlq')
  Object.assign(process.env, {
    AWS_ENDPOINT_URL_SQS: queue.endpoint,
    ALERTS_QUEUE_URL: QueueUrl,
    ALERTS_DEAD_LETTERS_URL: deadLetters.url,
  })
  afterAll(async () => {
    sqs.destroy()
    await queue.stop()
    await storage.stop()
  })

  const failed: Message[] = []
  const receiveAll = async (QueueUrl: string) => {
    const found: Message[] = []
    for (;;) {
      const { Messages = [] } = await sqs.send(new ReceiveMessageCommand({ QueueUrl, MaxNumberOfMessages: 10 }))
      if (Messages.length === 0) return found
      found.push(...Messages)
    }
  }
  const waiting = async () => [...failed.splice(0), ...(await receiveAll(QueueUrl))]
  /** Delivers what is queued, and again what failed at the last delivery. */
  async function deliver() {
    const found = await waiting()
    const { batchItemFailures } = await notices(eventOf(found))
    const failures = new Set(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier))
    for (const message of found)
      if (failures.has(message.MessageId!)) failed.push(message)
      else await sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message.ReceiptHandle }))
  }
  return {
    ...mail,
    /** A proxy in front of the queue. */
    queue,
    /** Takes what is queued, as the event of its function. */
    queued: async () => eventOf(await waiting()),
    /** Takes what the alerts gave up, as the event of the function of re-driven messages. */
    deadLetters: async () => eventOf(await receiveAll(deadLetters.url)),
    /** Runs the alerts, and sends what they queued. */
    run: (event?: { dueWork: boolean }) => alerts(event).finally(deliver),
  }
}

const eventOf = (messages: Message[]) =>
  ({ Records: messages.map(({ MessageId, Body }) => ({ messageId: MessageId, body: Body })) }) as SQSEvent
