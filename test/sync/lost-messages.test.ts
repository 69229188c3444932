import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getRun, startRun } from '../../functions/domain/sync/service.ts'
import { client } from '../../functions/store/dynamo.ts'
import { handler } from '../../functions/sync/worker.ts'
import { expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ sizes: { teams: 120, events: 0, players: 0, contacts: 0 }, pageSize: 50 })
})
beforeEach(() => league.feed.setFault(undefined))
afterAll(() => league.stop())

/** Delivers a message with this receive count, and returns whether its worker finished. */
async function deliver(body: string, receives: number) {
  const record = { messageId: 'one', body, attributes: { ApproximateReceiveCount: String(receives) } }
  return (await handler({ Records: [record as never] })).batchItemFailures.length === 0
}

/** Delivers all messages in sequence. Redelivers a message once if its worker did not finish. */
async function deliverAll() {
  while (league.queue.waiting.length > 0) {
    const { body } = league.queue.take()
    if (!(await deliver(body, 1))) expect(await deliver(body, 2)).toBe(true)
  }
}

type Request = () => Promise<never>
/** Crashes the worker that starts the next step of a run. Calls `beforeSecond` with the lost request right before the retry. */
function crashAtNextStep(beforeSecond: (first: Request) => Promise<unknown>) {
  let begun = 0
  let first: Request
  client.middlewareStack.add(
    (next) => async (args) => {
      if (!JSON.stringify(args.input).includes('"#step"') || begun === 2) return next(args)
      begun++
      const request = () => next(args) as Promise<never>
      if (begun === 2) {
        await beforeSecond(first)
        return request()
      }
      first = request
      throw new Error('The worker crashed.')
    },
    { step: 'initialize', name: 'crash', override: true },
  )
}

/** Starts a run whose first worker fails after opening the second page, because its message cannot be sent. */
async function halfOpened() {
  const { runID } = await startRun({ type: 'teams', startedBy: 'test', isFull: true })
  const { body } = league.queue.take()
  league.queue.refuse(true)
  expect(await deliver(body, 1)).toBe(false)
  league.queue.refuse(false)
  return { runID, body }
}

test('the sync continues to the next page when a duplicate message finished the page', async () => {
  const { runID, body } = await halfOpened()
  expect(await deliver(body, 1)).toBe(true)
  expect(league.queue.waiting).toEqual([])
  expect(await deliver(body, 2)).toBe(true)
  await league.queue.drain()
  const run = await getRun(runID)
  expect(run).toMatchObject({ status: 'succeeded' })
  expect(run.created + run.unchanged).toBe(120)
  await expectConsistent()
})

test('the sync continues to the next page when the source delays a second worker with 429', async () => {
  const { runID, body } = await halfOpened()
  league.feed.setFault(() => 'busy')
  expect(await deliver(body, 2)).toBe(true)
  league.feed.setFault(undefined)
  await league.queue.drain()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
  await expectConsistent()
})

test('the sync continues when the request with which a crashed worker started a step arrives late', async () => {
  const { runID } = await startRun({ type: 'teams', startedBy: 'test', isFull: true })
  crashAtNextStep((lostRequest) => lostRequest())
  await deliverAll()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
})

test('the removals of a sync are started once when the worker that starts them crashes', async () => {
  const { runID } = await startRun({ type: 'events', startedBy: 'test', isFull: true })
  league.feed.remove('events', 'unknown')
  crashAtNextStep(deliverAll)
  await deliverAll()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
})
