import { Worker } from 'node:worker_threads'
import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { handler as alerts } from '../../functions/alerts/handler.ts'
import { scheduledWork } from '../../functions/domain/scheduled-work/entity.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import type { NoticeMessage } from '../../functions/notices/notices.ts'
import { queryPartition } from '../../functions/store/store.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { startTestAlerts } from '../support/test-alerts.ts'

const mail = await startTestAlerts()
const { ses } = mail

/** Runs the function until it waits for the mail server, then terminates it. */
async function killAtMail(event: object) {
  const before = ses.held()
  const worker = new Worker(new URL('./worker-thread.ts', import.meta.url), { workerData: event })
  await expect.poll(ses.held, { timeout: 20_000 }).toBe(before + 1)
  await worker.terminate()
}

test('a worker that is killed while it sends emails loses no notice, and the next worker repeats none', async () => {
  const organizer = await given.user()
  const families = await Promise.all(Array.from({ length: 3 }, () => given.user()))
  const { id: opportunityID } = await given.opportunity({ creator: organizer, title: 'Rainy tryout' })
  const players = await Promise.all(
    families.map(async (claimer) => {
      const { id: playerID } = await given.player({ claimer })
      await given.registration(claimer, { opportunityID, playerID })
      return playerID
    }),
  )
  await as(organizer).approveRegistration({ registrationID: `${opportunityID}.${players[0]}` })
  await as(organizer).updateOpportunity({ id: opportunityID, input: { cancelled: true } })
  const work = { kind: 'opportunity-change', recordID: opportunityID } as const
  await as(organizer).emailOpportunityChanges({ id: opportunityID })
  const decided: NoticeMessage = { type: 'registrationDecided', opportunityID, playerID: players[0]!, version: 2 }
  const event = { Records: [{ messageId: '1', body: JSON.stringify(decided) }] } as SQSEvent

  await alerts({ dueWork: true })
  const cancellations = await mail.queued()
  expect(cancellations.Records).toHaveLength(3)

  // One worker is killed at its second email, the other at its only one.
  let mails = 0
  ses.holdFor(() => ++mails > 1)
  await killAtMail(cancellations)
  await killAtMail(event)
  ses.holdFor(() => false)

  // The queue redelivers each message to two workers at once.
  await Promise.all([cancellations, cancellations, event, event].map(notices))
  await mail.run({ dueWork: true })
  const subjects = families.map(({ email }) =>
    mail.outbox
      .mails(email)
      .map(({ subject }) => subject)
      .sort(),
  )
  const canceled = 'Canceled: Rainy tryout'
  expect(subjects).toEqual([[canceled, 'Registration approved: Rainy tryout'], [canceled], [canceled]])
  const left = (await queryPartition(scheduledWork().query.byKind(work), true)).of(scheduledWork)
  expect(left.filter(({ recordID }) => recordID === opportunityID)).toEqual([])
})
