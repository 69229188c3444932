import { parentPort } from 'node:worker_threads'
import { handler } from '../../functions/sync/worker.ts'

parentPort!.on('message', async (Records) => {
  try {
    parentPort!.postMessage(await handler({ Records }))
  } catch (error) {
    parentPort!.postMessage({ error: String(error) })
  }
})
