import { setTimeout as sleep } from 'node:timers/promises'
import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  type Message,
  ReceiveMessageCommand,
  SQSClient,
} from '@aws-sdk/client-sqs'
import type { SQSBatchResponse, SQSEvent } from 'aws-lambda'
import { credentials, region } from './credentials.ts'
import { forgetTrace, traceOf } from './lineage.ts'

const BATCH = 10

export type QueueSource = ReturnType<typeof queueSource>

/** The visibility timeout on AWS is too long for local use: a failed message is redelivered after 1, 2, 4, and then 8 s. */
const backOff = (receives: number) => 2 ** Math.min(receives - 1, 3)

/**
 * Feeds a queue to a function, with `pollers` concurrent batches. Messages that the function names in `batchItemFailures`, or the
 * whole batch if it throws, are redelivered after `redeliverySeconds` (at least 1), which gets the number of receives.
 */
export function queueSource(
  queue: { url: string; messages: () => { inFlight: string[] } },
  invoke: (event: SQSEvent) => Promise<unknown>,
  pollers: number,
  log: (line: string) => void,
  redeliverySeconds = backOff,
  /** How many milliseconds to pause after that many milliseconds of work. */
  pauseAfter: (milliseconds: number) => number = () => 0,
) {
  const endpoint = new URL(queue.url).origin
  const client = new SQSClient({ endpoint, region, credentials, useQueueUrlAsEndpoint: false })
  const stopped = new AbortController()

  async function poll() {
    while (!stopped.signal.aborted) {
      try {
        const { Messages = [] } = await client.send(
          new ReceiveMessageCommand({
            QueueUrl: queue.url,
            MaxNumberOfMessages: BATCH,
            WaitTimeSeconds: 20,
            MessageSystemAttributeNames: ['All'],
          }),
          { abortSignal: stopped.signal },
        )
        if (Messages.length === 0) continue
        const started = performance.now()
        await handle(Messages)
        const pause = pauseAfter(performance.now() - started)
        if (pause > 0) await sleep(pause, undefined, { signal: stopped.signal })
      } catch (error) {
        if (stopped.signal.aborted) return
        log(`The queue does not answer: ${error}`)
        await sleep(1000, null, { signal: stopped.signal }).catch(() => {})
      }
    }
  }

  async function handle(messages: Message[]) {
    const failed = await failuresOf(messages)
    const done = messages.filter(({ MessageId }) => !failed.has(MessageId!))
    for (const { MessageId } of done) forgetTrace(MessageId!)
    if (done.length > 0) {
      await client.send(
        new DeleteMessageBatchCommand({
          QueueUrl: queue.url,
          Entries: done.map(({ ReceiptHandle }, i) => ({ Id: String(i), ReceiptHandle })),
        }),
      )
    }
    for (const message of messages) {
      const receives = Number(message.Attributes?.ApproximateReceiveCount ?? 1)
      if (failed.has(message.MessageId!)) await comeBack(message.ReceiptHandle!, redeliverySeconds(receives))
    }
  }

  async function failuresOf(messages: Message[]): Promise<Set<string>> {
    const all = new Set(messages.map(({ MessageId }) => MessageId!))
    try {
      const response = (await invoke({ Records: messages.map(recordOf) })) as SQSBatchResponse | null
      const failed = response?.batchItemFailures?.map(({ itemIdentifier }) => itemIdentifier) ?? []
      return failed.every((id) => all.has(id)) ? new Set(failed) : all
    } catch {
      return all
    }
  }

  /** At least 1 second: the emulator loses a message whose visibility timeout is set to 0. */
  const comeBack = (ReceiptHandle: string, seconds: number) =>
    client.send(new ChangeMessageVisibilityCommand({ QueueUrl: queue.url, ReceiptHandle, VisibilityTimeout: seconds }))

  // Messages received before the restart: the workers that received them are gone.
  const returned = Promise.all(queue.messages().inFlight.map((handle) => comeBack(handle, 1)))
  const polling = returned.then(() => Promise.all(Array.from({ length: pollers }, poll)))

  return {
    /** Finishes batches in progress first. */
    async stop() {
      stopped.abort()
      await polling
      client.destroy()
    },
  }
}

function recordOf({ MessageId, ReceiptHandle, Body, Attributes, MD5OfBody }: Message) {
  return {
    messageId: MessageId!,
    receiptHandle: ReceiptHandle!,
    body: Body!,
    attributes: { ...Attributes, AWSTraceHeader: traceOf(MessageId!) } as SQSEvent['Records'][number]['attributes'],
    messageAttributes: {},
    md5OfBody: MD5OfBody!,
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:us-east-1:000000000000:fungo-sync',
    awsRegion: 'us-east-1',
  }
}
