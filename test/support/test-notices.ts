import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll } from 'vitest'
import { handler } from '../../functions/notices/handler.ts'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { queueSource } from '../../scripts/local/queue-source.ts'

/** Starts the queue of notices and its function for this test file, and stops both after the last test. */
export async function startTestNotices(path: string) {
  const storage = await startQueueAndStorage(path)
  const queue = storage.queue('notices')
  Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: storage.endpoint, NOTICES_QUEUE_URL: queue.url })
  const source = queueSource(queue, handler, 1, console.error)
  afterAll(async () => {
    await source.stop()
    await storage.stop()
  })
  return {
    storage,
    async mailed() {
      while (!queue.isEmpty()) await sleep(10)
    },
  }
}
