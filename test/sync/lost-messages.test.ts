import { beforeEach, expect, test } from 'vitest'
import { getRun } from '../../functions/domain/sync/service.ts'
import { client } from '../../functions/store/dynamo.ts'
import { deliver, expectConsistent, leagueOfFile } from './league.ts'

const league = await leagueOfFile({ sizes: { teams: 120 }, pageSize: 50 })
beforeEach(() => league.feed.setFault(undefined))

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
  const runID = await league.start({ type: 'teams', isFull: true })
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
  const run = await league.ended(runID)
  expect(run).toMatchObject({ status: 'succeeded' })
  expect(run.created + run.unchanged).toBe(120)
  await expectConsistent()
})

test('the sync continues to the next page when the source delays a second worker with 429', async () => {
  const { runID, body } = await halfOpened()
  league.feed.setFault(() => 'busy')
  expect(await deliver(body, 2)).toBe(true)
  league.feed.setFault(undefined)
  expect(await league.ended(runID)).toMatchObject({ status: 'succeeded' })
  await expectConsistent()
})

test('the sync continues when the request with which a crashed worker started a step arrives late', async () => {
  const runID = await league.start({ type: 'teams', isFull: true })
  crashAtNextStep((lostRequest) => lostRequest())
  await deliverAll()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
})

test('the removals of a sync are started once when the worker that starts them crashes', async () => {
  const runID = await league.start({ type: 'events', isFull: true })
  league.feed.remove('events', 'unknown')
  crashAtNextStep(deliverAll)
  await deliverAll()
  expect(await getRun(runID)).toMatchObject({ status: 'succeeded' })
})
