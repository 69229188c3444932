import { setTimeout as sleep } from 'node:timers/promises'
import type { SQSEvent } from 'aws-lambda'
import { afterAll, afterEach, expect, test } from 'vitest'
import { cancelSyncRun, getRun, retrySyncRun, startRun } from '../../functions/domain/sync/service.ts'
import { findTask } from '../../functions/domain/sync/tasks.ts'
import { handler as keepDeadLetters } from '../../functions/sync/dead-letters.ts'
import { handler as work } from '../../functions/sync/worker.ts'
import { newID } from '../../functions/values/ids.ts'
import { startQueueAndStorage } from '../../scripts/local/queue-and-storage.ts'
import { queueSource } from '../../scripts/local/queue-source.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { temporaryFolder } from '../support/temporary-folder.ts'
import { expectConsistent, startFeed } from './league.ts'

/** Decides whether the worker of a message crashes before it writes anything. */
let workerOutcome: (body: string) => 'dies' | undefined = () => undefined

async function workOrDie(event: SQSEvent) {
  if (event.Records.some(({ body }) => workerOutcome(body) === 'dies')) throw new Error('The worker died.')
  return work(event)
}

const storage = await startQueueAndStorage(temporaryFolder())
const feed = await startFeed({ sizes: { teams: 120 }, pageSize: 50 })
Object.assign(process.env, { AWS_ENDPOINT_URL_SQS: storage.endpoint, SYNC_QUEUE_URL: storage.queue('sync').url })
const deliverTo = (queue: 'sync' | 'sync-dlq', handler: (event: SQSEvent) => Promise<unknown>) =>
  queueSource(storage.queue(queue), handler, 1, console.error, () => 1)
const sources = [deliverTo('sync', workOrDie), deliverTo('sync-dlq', keepDeadLetters)]
const admin = await given.admin()
afterEach(() => {
  workerOutcome = () => undefined
})
afterAll(async () => {
  await Promise.all(sources.map((source) => source.stop()))
  await feed.stop()
  await storage.stop()
})

const letters = async () =>
  await as(admin).syncDeadLetters({}, 'run { id status } kind page cursor receives sentAt diedAt reason')

async function ended(runID: string) {
  for (;;) {
    const run = await getRun(runID)
    if (run.status !== 'running') return run
    await sleep(50)
  }
}

const held = ({ messages }: { messages: () => { waiting: number; inFlight: string[] } }) =>
  messages().waiting + messages().inFlight.length
async function emptied() {
  while (held(storage.queue('sync')) + held(storage.queue('sync-dlq')) > 0) await sleep(20)
}

test('a page that crashes five workers is listed as a dead letter and can be retried', async () => {
  workerOutcome = (body) => (JSON.parse(body).page === 1 ? 'dies' : undefined)
  const started = Date.now()
  const { runID } = await startRun({ type: 'teams', startedBy: 'test' })
  const run = await ended(runID)
  expect(run).toMatchObject({
    status: 'failed',
    message: 'Error: A page could not be written. The worker crashed.',
    pages: 1,
  })
  await emptied()
  const [deadLetter, ...others] = await letters()
  expect(others).toEqual([])
  expect(deadLetter).toEqual({
    run: { id: runID, status: 'failed' },
    kind: 'teams',
    page: 2,
    cursor: expect.stringMatching(/\/v1\/teams\?.*updatedSince=/),
    receives: expect.any(Number),
    sentAt: expect.any(String),
    diedAt: expect.any(String),
    reason: 'A page could not be written. The worker crashed.',
  })
  expect(deadLetter.receives).toBeGreaterThanOrEqual(5)
  expect(Date.parse(deadLetter.sentAt)).toBeGreaterThanOrEqual(started)
  expect(Date.parse(deadLetter.diedAt)).toBeGreaterThan(Date.parse(deadLetter.sentAt))

  workerOutcome = () => undefined
  expect((await as(admin).retrySyncRun({ id: runID }, 'status')).status).toBe('running')
  expect(await ended(runID)).toMatchObject({ status: 'succeeded', created: 120 })
  await emptied()
  expect(await letters()).toEqual([])
  await expectConsistent()
})

/** A run whose workers crash, and the record that the dead-letter queue delivers for its first message. */
async function deadMessage(type: 'teams' | 'players' | 'events', more: { receives?: number; upload?: string } = {}) {
  workerOutcome = () => 'dies'
  const { receives = 6, upload } = more
  const { runID } = await startRun({ type, startedBy: 'test', upload })
  const record = {
    messageId: 'one',
    body: JSON.stringify({ runID, chain: type, page: 0, attempt: 0 }),
    attributes: { SentTimestamp: String(Date.now()), ApproximateReceiveCount: String(receives) },
  }
  return { runID, record, deliver: () => keepDeadLetters({ Records: [record] as never }) }
}

test('a duplicate dead letter is listed once, and a dismissed one does not return', async () => {
  const { runID, deliver } = await deadMessage('players')
  await deliver()
  await deliver()
  expect((await letters()).map(({ page, receives }) => [page, receives])).toEqual([[1, 6]])
  await as(admin).dismissSyncDeadLetters({ runID })
  expect(await letters()).toEqual([])
  workerOutcome = () => undefined
  await retrySyncRun(runID)
  expect(await ended(runID)).toMatchObject({ status: 'succeeded' })
})

test('a dead letter of a page that was resent or finished is ignored', async () => {
  const retried = await deadMessage('players')
  await retried.deliver()
  await sleep(5)
  await retrySyncRun(retried.runID)
  await retried.deliver()
  expect(await letters()).toEqual([])
  expect(await findTask({ runID: retried.runID, chain: 'players', page: 0 })).toMatchObject({ status: 'open' })
  workerOutcome = () => undefined
  await ended(retried.runID)
  await retried.deliver()

  const canceled = await deadMessage('events')
  await cancelSyncRun(canceled.runID)
  await canceled.deliver()
  expect(await letters()).toEqual([])
})

test('a page that fails five times is listed with its last error and fails the run', async () => {
  process.env.AWS_ENDPOINT_URL_S3 = 'http://127.0.0.1:1'
  const { runID, record, deliver } = await deadMessage('teams', { receives: 5, upload: newID() })
  const answer = await work({ Records: [record] as never })
  expect(answer.batchItemFailures).toHaveLength(1)
  const message = expect.stringMatching(/^Error: A page could not be written: .*ECONNREFUSED/)
  expect(await getRun(runID)).toMatchObject({ status: 'failed', message })
  await deliver()
  expect((await letters())[0].reason).toMatch(/^A page could not be written: .*ECONNREFUSED/)
})

test('an unreadable dead letter returns to its queue, and the others are kept', async () => {
  const { runID, record } = await deadMessage('players')
  const answer = await keepDeadLetters({
    Records: [{ ...record, messageId: 'two', body: 'gibberish' }, record] as never,
  })
  expect(answer).toEqual({ batchItemFailures: [{ itemIdentifier: 'two' }] })
  expect((await letters()).map(({ run }: { run: { id: string } }) => run.id)).toContain(runID)
})
