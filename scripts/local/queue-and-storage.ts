import { startFauxqs } from 'fauxqs'
import { type QueueName, queues, visibilitySeconds } from '../../functions/manifest.ts'

export const BUCKET = 'fungo'

/** SQS and S3 in one server of this process. Messages and objects are written to the folder. */
export async function startQueueAndStorage(folder: string) {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, dataDir: folder })
  const physical = (name: QueueName) => `fungo-${name}`

  /** Creating an existing queue would empty it. */
  function createQueue(name: QueueName): string {
    const there = server.inspectQueue(physical(name))
    if (there) return there.arn
    const row = queues[name]
    const seconds = visibilitySeconds(name)
    const attributes = {
      ...(seconds && { VisibilityTimeout: String(seconds) }),
      ...(row && {
        RedrivePolicy: JSON.stringify({
          deadLetterTargetArn: createQueue(row.deadLetters),
          maxReceiveCount: row.tries,
        }),
      }),
    }
    server.createQueue(physical(name), { attributes })
    return server.inspectQueue(physical(name))!.arn
  }
  for (const name of Object.keys(queues) as QueueName[]) createQueue(name)
  server.createBucket(BUCKET)

  const endpoint = `http://127.0.0.1:${server.port}`
  return {
    endpoint,
    queue: (name: QueueName) => ({
      // The URL that the server itself returns has a made-up host name, which would need a resolver.
      url: `${endpoint}/000000000000/${physical(name)}`,
      send: (message: object) => server.sendMessage(physical(name), JSON.stringify(message)),
      messages() {
        const { ready, delayed, inflight } = server.inspectQueue(physical(name))!.messages
        return { waiting: ready.length + delayed.length, inFlight: inflight.map(({ receiptHandle }) => receiptHandle) }
      },
      /** Whether nothing can be done now. Delayed messages, such as notices in their first minute, may be there. */
      isEmpty() {
        const { ready, inflight } = server.inspectQueue(physical(name))!.messages
        return ready.length + inflight.length === 0
      },
    }),
    stop: () => server.stop(),
  }
}
