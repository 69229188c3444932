import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { getRun } from '../../functions/domain/sync-runs/runs.ts'
import { startRun } from '../../functions/domain/sync-runs/service.ts'
import { handler } from '../../functions/sync/worker.ts'
import { expectConsistent, startLeague } from './league.ts'

let league: Awaited<ReturnType<typeof startLeague>>
beforeAll(async () => {
  league = await startLeague({ sizes: { teams: 120, events: 0, players: 0, contacts: 0 }, pageSize: 50 })
})
beforeEach(() => league.feed.misbehave(undefined))
afterAll(() => league.stop())

/** Delivers a message with this receive count, and returns whether its worker finished. */
async function deliver(body: string, receives: number) {
  const record = { messageId: 'one', body, attributes: { ApproximateReceiveCount: String(receives) } }
  return (await handler({ Records: [record as never] })).batchItemFailures.length === 0
}

/** A run whose first worker stopped after it opened the second page. */
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
  league.feed.misbehave(() => 'busy')
  expect(await deliver(body, 2)).toBe(true)
  league.feed.misbehave(undefined)
  await league.queue.drain()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
  await expectConsistent()
})
