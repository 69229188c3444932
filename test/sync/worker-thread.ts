import { parentPort } from 'node:worker_threads'
import { handler } from '../../functions/sync/worker.ts'
import { sendQuickly } from '../support/quick-dynamo.ts'

const { timeout } = AbortSignal
/** Shortens timeouts tenfold: a source that does not respond times out after 2 s instead of 20. */
AbortSignal.timeout = (milliseconds) => timeout.call(AbortSignal, milliseconds / 10)

sendQuickly()

parentPort!.on('message', async (Records) => {
  try {
    parentPort!.postMessage(await handler({ Records }))
  } catch (error) {
    parentPort!.postMessage({ error: String(error) })
  }
})
