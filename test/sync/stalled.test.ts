import { expect, onTestFinished, test, vi } from 'vitest'
import { syncRuns, syncTasks } from '../../functions/domain/sync/entity.ts'
import { cancelSyncRun, getRun, isStalled, retrySyncRun, waitingFor } from '../../functions/domain/sync/service.ts'
import { MAX_PAGES, newTask, pageMessage } from '../../functions/domain/sync/tasks.ts'
import { metricsOf } from '../support/metrics-of.ts'
import { inMinutes } from '../support/times.ts'
import { deliver, expectConsistent, leagueOfFile, startLeague } from './league.ts'

const league = await leagueOfFile({ sizes: { teams: 40 } })

/** A run whose messages were all lost this many minutes ago. */
async function stalledRun(minutes: number) {
  const runID = await league.start({ type: 'teams' })
  league.queue.loseAll()
  const startedAt = inMinutes(-minutes)
  await syncRuns().patch({ runID }).set({ startedAt }).go()
  return getRun(runID)
}

test('a run with lost messages waits until an admin retries it', async () => {
  const run = await stalledRun(4)
  expect(isStalled(run)).toBe(true)
  await retrySyncRun(run.runID)
  expect(isStalled(await getRun(run.runID))).toBe(false)
  expect(await league.ended(run.runID)).toMatchObject({ status: 'succeeded', created: 40 })
  await expectConsistent()
})

test('a retry of a run whose pages are all done lets a worker continue it, since only workers may scan the table', async () => {
  const { runID } = await league.syncAll({ type: 'teams' })
  const crashed = { status: 'running', progressAt: inMinutes(-4) } as const
  await syncRuns().patch({ runID }).set(crashed).remove(['finishedAt']).go()
  await retrySyncRun(runID)
  expect(await getRun(runID)).toMatchObject({ status: 'running' })
  expect(await league.ended(runID)).toMatchObject({ status: 'succeeded' })
})

test('a run that has just started is not stalled and cannot be retried', async () => {
  const run = await stalledRun(1)
  expect(isStalled(run)).toBe(false)
  await expect(retrySyncRun(run.runID)).rejects.toThrow('Only a failed sync can be retried.')
  await cancelSyncRun(run.runID)
})

test('a run whose source is down shows the reason and the next retry', async () => {
  const flaky = await startLeague({ sizes: { teams: 40 }, faultOf: (request) => (request === 0 ? 'error' : undefined) })
  const run = await flaky.sync({ type: 'teams' })
  expect(run.status).toBe('succeeded')
  const { since, retryAt, reason } = run.waiting!
  expect(reason).toContain('500')
  expect(Date.parse(retryAt) - Date.parse(since)).toBe(2000)
  const before: typeof run = { ...run, status: 'running', progressAt: run.startedAt }
  expect(waitingFor(before)).toMatchObject({ retryAt })
  expect(waitingFor({ ...before, progressAt: run.finishedAt })).toBeNull()
  expect(waitingFor(run)).toBeNull()
  await flaky.stop()
})

test('a run that has read as many pages as it may is ended, and counted for an alarm', async () => {
  const endless = await startLeague({ sizes: { teams: 450 } })
  vi.stubEnv('POWERTOOLS_METRICS_NAMESPACE', 'Fungo')
  vi.stubEnv('POWERTOOLS_SERVICE_NAME', 'fungo')
  onTestFinished(async () => {
    vi.unstubAllEnvs()
    await endless.stop()
  })
  const runID = await endless.start({ type: 'teams' })
  endless.queue.loseAll()
  // As if it had read all pages before: the source has another page after this one.
  const last = { runID, chain: 'teams', page: MAX_PAGES - 1 } as const
  await newTask(last).go()
  await syncTasks()
    .delete({ ...last, page: 0 })
    .go()

  const metrics = await metricsOf(() => deliver(JSON.stringify(pageMessage(last)), 1))
  expect(metrics).toMatchObject({ SyncsTooLong: 1 })
  expect(await getRun(runID)).toMatchObject({
    status: 'failed',
    message: 'Error: The source has more than 20,000 pages of teams. The next sync reads teams from the beginning.',
  })
})
