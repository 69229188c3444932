import * as v from 'valibot'
import { defineNotice } from '../domain/notifications/define-notice.ts'
import { onWrite } from '../domain/notifications/triggers.ts'
import { syncRuns } from '../domain/sync/entity.ts'
import { activeAdmins } from '../domain/users/entity.ts'
import { settings } from '../services/settings.ts'
import { find } from '../store/store.ts'
import { mailAdmins } from './people.ts'

/** Emails every admin once about a nightly sync that failed, or whose removals wait for permission. */
export const nightlySyncFailed = defineNotice({
  type: 'nightlySyncFailed',
  fields: { runID: v.string() },
  on: [
    onWrite(
      syncRuns,
      ({ runID, status, startedBy }, before) =>
        status === 'failed' && before?.status !== 'failed' && startedBy === 'schedule' && { runID },
    ),
  ],
  async send({ runID }) {
    const run = await find(syncRuns, { runID })
    if (run?.status !== 'failed') return
    await mailAdmins(`nightlySyncFailed#${runID}`, await activeAdmins(), {
      subject: run.areRemovalsHeld ? 'The nightly sync waits for your permission' : 'The nightly sync failed',
      paragraphs: [run.message],
      link: { label: 'Open the sync panel', url: `${settings.webURL}/admin/sync` },
    })
  },
})
