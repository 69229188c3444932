import { startFauxqs } from 'fauxqs'

const VISIBILITY_SECONDS = 720
const RECEIVES_BEFORE_DEAD = 5

const queues = { sync: 'fungo-sync', syncDead: 'fungo-sync-dlq', changesDead: 'fungo-changes-dlq' }
export const BUCKET = 'fungo'

/** SQS and S3 in one server of this process; messages and objects are kept in the folder as they are written. */
export async function startQueueAndStorage(folder: string) {
  const server = await startFauxqs({ port: 0, host: '127.0.0.1', logger: false, dataDir: folder })
  // Creating a queue that is there would empty it.
  const createQueue = (name: string, attributes?: Record<string, string>) => {
    if (!server.inspectQueue(name)) server.createQueue(name, { attributes })
    return server.inspectQueue(name)!.arn
  }
  createQueue(queues.changesDead)
  const deadLetterTargetArn = createQueue(queues.syncDead)
  createQueue(queues.sync, {
    VisibilityTimeout: String(VISIBILITY_SECONDS),
    RedrivePolicy: JSON.stringify({ deadLetterTargetArn, maxReceiveCount: RECEIVES_BEFORE_DEAD }),
  })
  server.createBucket(BUCKET)

  const endpoint = `http://127.0.0.1:${server.port}`
  // Not the address that the server itself gives its queues: that one needs a resolver for its made-up host name.
  const urlOf = (name: string) => `${endpoint}/000000000000/${name}`
  const messages = (name: string) => {
    const { ready, delayed, inflight } = server.inspectQueue(name)!.messages
    return { waiting: ready.length + delayed.length, inFlight: inflight.map(({ receiptHandle }) => receiptHandle) }
  }

  return {
    endpoint,
    syncQueue: { url: urlOf(queues.sync), messages: () => messages(queues.sync) },
    syncDeadQueue: { url: urlOf(queues.syncDead), messages: () => messages(queues.syncDead) },
    changesDeadQueue: { url: urlOf(queues.changesDead), messages: () => messages(queues.changesDead) },
    stop: () => server.stop(),
  }
}
