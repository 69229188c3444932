import { createHash, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { inject } from 'vitest'
import { seeded } from '../../scripts/sample-feed/random.ts'

type Message = { id: string; body: string; seconds: number; receives: number }

export type Chaos = {
  seed?: number
  /** The worker of one in this many deliveries is terminated midway. */
  crashes?: number
  /** One in this many messages is delivered twice at the same time. */
  duplicates?: number
  /** Messages are delivered in random order. */
  isShuffled?: boolean
  workers?: number
}

/**
 * A queue with the API of SQS and its guarantees only: any order, duplicate delivery, and redelivery after a crash.
 * Workers run in threads, which can be terminated. Delays are skipped.
 */
export async function startQueue({
  seed = 1,
  crashes = 0,
  duplicates = 0,
  isShuffled = false,
  workers = 2,
}: Chaos = {}) {
  const random = seeded(seed)
  const waiting: Message[] = []
  const dead: Message[] = []
  const waits: number[] = []
  let isFull = false
  let deliveries = 0
  let kills = 0

  const { address, close } = await serve((body, seconds) => {
    if (isFull) return false
    waiting.push({ id: randomUUID(), body, seconds, receives: 0 })
    if (seconds > 0) waits.push(seconds)
    return true
  })
  process.env.AWS_ENDPOINT_URL_SQS = address
  process.env.SYNC_QUEUE_URL = `${address}/000000000000/sync`

  const threads = Array.from({ length: workers }, () => newThread())
  async function deliver(message: Message, thread: { current: Worker }) {
    deliveries++
    message.receives++
    const record = {
      messageId: message.id,
      body: message.body,
      attributes: { ApproximateReceiveCount: String(message.receives) },
    }
    thread.current.postMessage([record])
    const isKilled = crashes > 0 && random.oneIn(crashes)
    const isSuccess = once(thread.current, 'message').then(
      ([{ batchItemFailures, error }]) => !error && batchItemFailures.length === 0,
    )
    if (!isKilled) return isSuccess
    const isDone = await Promise.race([isSuccess, sleep(random.upTo(250), false)])
    kills++
    await thread.current.terminate()
    thread.current = newThread().current
    // Simulates a crash after the last write and before the queue gets the result.
    return isDone && random.oneIn(2)
  }

  async function work(thread: { current: Worker }, isOver: () => boolean, busy: { count: number }) {
    while (!isOver()) {
      const at = isShuffled && waiting.length > 1 ? random.upTo(waiting.length) : 0
      const [message] = waiting.splice(at, 1)
      if (!message) {
        if (busy.count === 0) return
        await sleep(5)
        continue
      }
      busy.count++
      const copy = duplicates > 0 && message.receives === 0 && random.oneIn(duplicates) ? { ...message } : undefined
      if (copy) waiting.unshift(copy)
      const isDone = await deliver(message, thread)
      if (!isDone) (message.receives >= 8 ? dead : waiting).push(message)
      busy.count--
    }
  }

  return {
    waiting: waiting as readonly Message[],
    dead: dead as readonly Message[],
    /** The requested delays, in seconds. */
    waits: waits as readonly number[],
    counts: () => ({ deliveries, kills }),
    /** Delivers messages until none is left, or until `isOver`. */
    async drain(isOver: () => boolean = () => false) {
      const busy = { count: 0 }
      await Promise.all(threads.map((thread) => work(thread, isOver, busy)))
    },
    /** Removes and returns the oldest message. */
    take: () => waiting.shift()!,
    /** Starts or stops refusing new messages. */
    refuse(isRefusing: boolean) {
      isFull = isRefusing
    },
    /** Moves every message to `dead`, as SQS does after five crashed workers. */
    loseAll: () => dead.push(...waiting.splice(0)),
    /** Terminates every worker at once. */
    async killWorkers() {
      for (const thread of threads) {
        await thread.current.terminate()
        thread.current = newThread().current
      }
    },
    async stop() {
      await Promise.all(threads.map(({ current }) => current.terminate()))
      close()
    },
  }
}

let server: { address: string; receive: Receive } | undefined
type Receive = (body: string, seconds: number) => boolean

/** All queues of the process share one address, since SQS clients cache it. */
async function serve(receive: Receive) {
  server ??= { address: await listen(), receive }
  server.receive = receive
  return { address: server.address, close: () => Object.assign(server!, { receive: () => true }) }
}

async function listen() {
  const http = createServer(async (request, response) => {
    let text = ''
    for await (const part of request) text += part
    const { Entries } = JSON.parse(text) as { Entries: { Id: string; MessageBody: string; DelaySeconds?: number }[] }
    const Successful: object[] = []
    const Failed: object[] = []
    for (const { Id, MessageBody, DelaySeconds = 0 } of Entries) {
      const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex')
      if (server!.receive(MessageBody, DelaySeconds)) Successful.push({ Id, MessageId: randomUUID(), MD5OfMessageBody })
      else Failed.push({ Id, Code: 'InternalError', SenderFault: false })
    }
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify({ Successful, Failed }))
  })
  http.listen(0, '127.0.0.1').unref()
  await once(http, 'listening')
  return `http://127.0.0.1:${(http.address() as AddressInfo).port}`
}

function newThread() {
  return { current: new Worker(inject('syncWorker'), { env: process.env as never }) }
}
