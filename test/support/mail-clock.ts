import { createHash, randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import type { DynamoDBStreamEvent, SQSEvent } from 'aws-lambda'
import { afterAll, beforeAll, inject, vi } from 'vitest'
import { handler as alerts } from '../../functions/alerts/handler.ts'
import { handler as changes } from '../../functions/changes/handler.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import { DAY_MS, HOUR_MS } from '../../functions/values/durations.ts'
import { StreamSource } from '../../scripts/local/stream-source.ts'
import { startTestMail } from './test-mail.ts'

type Entry = { Id: string; MessageBody: string; DelaySeconds: number }

/**
 * Starts the stream, the queues of notices and alerts, and a mail server for this test file, with the limits on and a fake clock. The queues
 * deliver a message when the clock has passed its delay. The clock starts in the morning (UTC) of tomorrow.
 */
export async function startMailClock() {
  const mail = await startTestMail()
  const waiting: { at: number; body: string }[] = []
  const queue = createServer(async (request, response) => {
    const { Entries } = (await json(request)) as { Entries: Entry[] }
    const Successful = Entries.map(({ Id, MessageBody, DelaySeconds }) => {
      waiting.push({ at: Date.now() + DelaySeconds * 1000, body: MessageBody })
      const MD5OfMessageBody = createHash('md5').update(MessageBody).digest('hex')
      return { Id, MessageId: randomUUID(), MD5OfMessageBody }
    })
    response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' })
    response.end(JSON.stringify({ Successful, Failed: [] }))
  })
  await new Promise<void>((resolve) => queue.listen(0, '127.0.0.1', resolve))
  const url = `http://127.0.0.1:${(queue.address() as AddressInfo).port}`
  let stream: StreamSource

  beforeAll(async () => {
    const queueURL = `${url}/000000000000/mails`
    const queues = { AWS_ENDPOINT_URL_SQS: url, NOTICES_QUEUE_URL: queueURL, ALERTS_QUEUE_URL: queueURL }
    Object.assign(process.env, { ...queues, RATE_LIMITS: 'on', NOTICE_DELAY_SECONDS: '60' })
    const morning = (Math.floor(Date.now() / DAY_MS) + 1) * DAY_MS + 8 * HOUR_MS
    vi.useFakeTimers({ toFake: ['Date'], now: morning })
    const kept = new Map<string, string>()
    stream = await StreamSource.open({
      endpoint: inject('dynamoEndpoint'),
      tableName: process.env.TABLE_NAME!,
      invoke: (event) => changes(event as DynamoDBStreamEvent),
      positions: { get: (name) => kept.get(name) ?? null, set: (name, at) => void kept.set(name, at) },
      onFailedBatch: async (batch) => {
        throw new Error(`A change failed: ${batch.reason}`)
      },
      log: () => {},
    })
  })
  afterAll(async () => {
    vi.useRealTimers()
    Object.assign(process.env, { RATE_LIMITS: 'off', NOTICE_DELAY_SECONDS: '0' })
    await stream.stop()
    queue.close()
  })

  async function deliverDue() {
    for (;;) {
      await stream.caughtUp()
      const due = waiting.filter(({ at }) => at <= Date.now()).sort((a, b) => a.at - b.at)
      if (due.length === 0) return
      for (const message of due) waiting.splice(waiting.indexOf(message), 1)
      const Records = due.map(({ body }, i) => ({ messageId: String(i), body }))
      const { batchItemFailures } = await notices({ Records } as SQSEvent)
      if (batchItemFailures.length > 0) throw new Error(`${batchItemFailures.length} notices could not be sent.`)
    }
  }

  return {
    ...mail,
    /** Moves the clock, with the scheduled run of every minute if asked for, and delivers each message at its time. */
    async pass(seconds: number, { isScheduled = false } = {}) {
      const end = Date.now() + seconds * 1000
      await deliverDue()
      for (;;) {
        const minute = isScheduled ? Math.floor(Date.now() / 60_000 + 1) * 60_000 : Number.POSITIVE_INFINITY
        const next = Math.min(minute, ...waiting.map(({ at }) => at))
        if (next > end) break
        vi.setSystemTime(Math.max(next, Date.now()))
        if (next === minute) await alerts({ dueWork: true })
        await deliverDue()
      }
      vi.setSystemTime(end)
    },
  }
}
