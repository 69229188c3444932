import { SendMessageBatchCommand, SQSClient } from '@aws-sdk/client-sqs'
import { backoff } from '../store/backoff.ts'
import { inBatches } from '../store/store.ts'
import { lazy } from '../values/lazy.ts'

const sqs = lazy(() => new SQSClient({ useQueueUrlAsEndpoint: false }))

/** The most that SQS takes in one message, and in one batch. */
const MAX_BYTES = 1024 * 1024
const MAX_BATCH = 10

/**
 * Sends the messages to the queue with a delay in seconds. A message may be delivered more than once, in any order. A message that the
 * queue refuses does not hold back the others: the first refusal is thrown at the end.
 */
export async function sendMessages(QueueUrl: string, messages: readonly object[], DelaySeconds = 0) {
  const bodies = messages.map(bodyOf)
  const refusals: string[] = bodies.flatMap((body) => (body.length > MAX_BYTES ? 'It is too long.' : []))
  const sendable = bodies.filter((body) => body.length <= MAX_BYTES)
  const canRetry = backoff({ timeoutMs: 5_000, attempts: 6, first: 50, longest: 1_000 })
  for (const batch of inBatches(sendable, MAX_BYTES, ({ length }) => Math.max(length, MAX_BYTES / MAX_BATCH))) {
    for (let left = batch; left.length > 0; ) {
      const Entries = left.map((MessageBody, at) => ({ Id: String(at), MessageBody, DelaySeconds }))
      const { Failed = [] } = await sqs().send(new SendMessageBatchCommand({ QueueUrl, Entries }))
      const canResend = Failed.some(({ SenderFault }) => !SenderFault) && (await canRetry())
      const resent = Failed.filter(({ SenderFault }) => canResend && !SenderFault)
      refusals.push(...Failed.filter((it) => !resent.includes(it)).map(({ Message = '' }) => Message))
      left = resent.map(({ Id }) => left[Number(Id)]!)
    }
  }
  if (refusals.length > 0) throw new Error(`The queue refused a message: ${refusals[0]}`)
}

/**
 * JSON in ASCII, with everything else escaped. SQS refuses some characters, and the local queue also those beyond the Basic Multilingual
 * Plane, such as emoji.
 */
const bodyOf = (message: object) =>
  JSON.stringify(message).replace(/[^\x20-\x7E]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
