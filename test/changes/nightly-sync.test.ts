import { expect, test } from 'vitest'
import { syncRuns } from '../../functions/domain/sync/entity.ts'
import { newID } from '../../functions/values/ids.ts'
import { given } from '../support/given.ts'
import { mailsTo } from './change-stream.ts'

async function failedRun(startedBy: string, areRemovalsHeld?: true) {
  const run = {
    runID: newID(),
    type: 'all',
    startedBy,
    startedAt: new Date().toISOString(),
    step: 0,
    pending: 0,
  } as const
  await syncRuns()
    .create({ ...run, status: 'running', message: '' })
    .go()
  await syncRuns()
    .patch({ runID: run.runID })
    .set({ status: 'failed', message: 'Error: The feed answered 401', areRemovalsHeld })
    .go()
}

test('admins get one mail about a nightly sync that failed or waits for permission, and none about their own', async () => {
  const admin = await given.admin()
  await failedRun('schedule')
  await failedRun('schedule', true)
  await failedRun(admin.userID)
  const mails = await mailsTo(admin)
  expect(mails.map(({ subject }) => subject).sort()).toEqual([
    'The nightly sync failed',
    'The nightly sync waits for your permission',
  ])
  expect(mails[0]!.text).toContain('Error: The feed answered 401')
  expect(mails[0]!.text).toContain('https://fungo.example/admin/sync')
})
