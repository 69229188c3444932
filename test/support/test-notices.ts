import { afterAll } from 'vitest'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { startNotices } from './notices-queue.ts'

/** Starts the queue of notices and its function for this test file, and stops both after the last test. */
export async function startTestNotices(path: string) {
  const storage = await startQueueAndStorage(path)
  const notices = startNotices(storage)
  afterAll(async () => {
    await notices.stop()
    await storage.stop()
  })
  return notices
}
