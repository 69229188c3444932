import { startFauxqs } from 'fauxqs'
import { type QueueName, queues, visibilitySeconds } from '../../functions/manifest.ts'

export const BUCKET = 'fungo'

/** SQS and S3 in one server of this process; messages and objects are kept in the folder as they are written. */
export async function startQueueAndStorage(folder: string) {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, dataDir: folder })
  const physical = (name: QueueName) => `fungo-${name}`

  /** Creating a queue that is there would empty it. */
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
      // Not the address that the server itself gives its queues: that one needs a resolver for its made-up host name.
      url: `${endpoint}/000000000000/${physical(name)}`,
      messages() {
        const { ready, delayed, inflight } = server.inspectQueue(physical(name))!.messages
        return { waiting: ready.length + delayed.length, inFlight: inflight.map(({ receiptHandle }) => receiptHandle) }
      },
    }),
    stop: () => server.stop(),
  }
}
