import { setTimeout as sleep } from 'node:timers/promises'
import { handler as notices } from '../../functions/notices/handler.ts'
import type { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { queueSource } from '../../scripts/local/queue-source.ts'

/** Delivers the messages of the notices queue to its function, and sets the queue URL for the functions of this process. */
export function startNotices({ endpoint, queue }: Awaited<ReturnType<typeof startQueueAndStorage>>) {
  const { url, messages } = queue('notices')
  Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: endpoint, NOTICES_QUEUE_URL: url })
  const source = queueSource({ url, messages }, notices, 1, console.error)
  return {
    async mailed() {
      while (messages().waiting + messages().inFlight.length > 0) await sleep(10)
    },
    stop: source.stop,
  }
}
