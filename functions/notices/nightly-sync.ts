import { findRun } from '../domain/sync/tasks.ts'
import { activeAdmins } from '../domain/users/entity.ts'
import { settings } from '../services/settings.ts'
import { mailAdmins } from './mail-admins.ts'
import type { NoticeOf } from './messages.ts'

/** Emails every admin once about a nightly sync that failed, or whose removals wait for permission. */
export async function nightlySyncFailed({ runID }: NoticeOf<'nightlySyncFailed'>) {
  const run = await findRun(runID)
  if (run?.status !== 'failed') return
  await mailAdmins(`nightlySyncFailed#${runID}`, await activeAdmins(), {
    subject: run.areRemovalsHeld ? 'The nightly sync waits for your permission' : 'The nightly sync failed',
    paragraphs: [run.message],
    link: { label: 'Open the sync panel', url: `${settings.webURL}/admin/sync` },
  })
}
