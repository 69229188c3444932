import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { backoff } from '../store/backoff.ts'
import { lazy } from '../values/lazy.ts'

const sqs = lazy(() => new SQSClient({ useQueueUrlAsEndpoint: false }))

/** Sends the messages to the queue with a delay in seconds. A message may be delivered more than once, in any order. */
export async function sendMessages(QueueUrl: string, messages: readonly object[], DelaySeconds = 0) {
  const canRetry = backoff({ timeoutMs: 5_000, attempts: 6, first: 50, longest: 1_000 })
  for (let left = [...messages]; left.length > 0; ) {
    const batch = left.slice(0, 10)
    const { Failed = [] } = await sqs().send(
      new SendMessageBatchCommand({
        QueueUrl,
        Entries: batch.map((message, at) => ({ Id: String(at), MessageBody: JSON.stringify(message), DelaySeconds })),
      }),
    )
    const failed = Failed.map(({ Id }) => batch[Number(Id)]!)
    if (failed.length > 0 && !(await canRetry())) throw new Error(`The queue refused a message: ${Failed[0]!.Message}`)
    left = [...failed, ...left.slice(10)]
  }
}
