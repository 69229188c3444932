import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { handler as changes } from '../../functions/changes/handler.ts'
import { opportunities } from '../../functions/domain/opportunities/entity.ts'
import { registrations } from '../../functions/domain/registrations/entity.ts'
import { handler as notices } from '../../functions/notices/handler.ts'
import { sendOnce } from '../../functions/services/mail/send-once.ts'
import { queryPartition } from '../../functions/store/store.ts'
import { newID } from '../../functions/values/ids.ts'
import { as } from '../support/as.ts'
import { given } from '../support/given.ts'
import { openPage } from '../support/open-page.ts'
import {
  caughtUp,
  decide,
  mail,
  mailsTo,
  register,
  scenario,
  seen,
  ses,
  subjectsTo,
  updateSettings,
} from './change-stream.ts'

test('notices are not sent to users who turned them off or to the user who acted', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await updateSettings(organizer, { emailNotifications: false })
  await register(parent, opportunity.id, player.id)
  expect(await mailsTo(organizer)).toEqual([])
  const own = await given.player({ claimer: parent })
  const theirs = await given.opportunity({ creator: parent })
  await decide(parent, await register(parent, theirs.id, own.id), 'APPROVED')
  expect(await subjectsTo(parent)).toEqual([`Registration received: ${opportunity.title}`])
})

test('a message that is no JSON does not hold up the other notices of its batch', async () => {
  const records = ['{', JSON.stringify({ type: 'claimDecided', claimID: newID(), before: 'pending' })]
  const event = { Records: records.map((body, at) => ({ messageId: `${at}`, body })) } as SQSEvent
  expect(await notices(event)).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
})

test.each(['constructor', 'factsOf', undefined])('a message of the unknown type %s fails', async (type) => {
  const event = { Records: [{ messageId: '0', body: JSON.stringify({ type }) }] } as SQSEvent
  expect(await notices(event)).toEqual({ batchItemFailures: [{ itemIdentifier: '0' }] })
})

test('a message without the fields of its type fails', async () => {
  const claim = { type: 'claimDecided', claimID: newID(), before: 'pending' }
  const bodies = [claim, { ...claim, before: 'lost' }, { ...claim, claimID: 1 }, { type: 'alert', recipientID: 'x' }]
  const Records = bodies.map((body, at) => ({ messageId: `${at}`, body: JSON.stringify(body) }))
  const { batchItemFailures } = await notices({ Records } as SQSEvent)
  expect(batchItemFailures.map(({ itemIdentifier }) => itemIdentifier)).toEqual(['1', '2', '3'])
})

test('notices are sent once, even if the stream delivers the change again', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await register(parent, opportunity.id, player.id)
  expect(await mailsTo(organizer)).toHaveLength(1)
  const Records = seen.filter(({ dynamodb }) => dynamodb?.Keys?.pk?.S === `opp#${opportunity.id}`)
  await Promise.all(Array.from({ length: 5 }, () => changes({ Records })))
  expect(await mailsTo(organizer)).toHaveLength(1)
})

test('notices are retried when sending fails', async () => {
  const name = `test#${newID()}`
  const tries: string[] = []
  const fail = async () => {
    tries.push('in vain')
    throw new Error('The mail server is away.')
  }
  const send = async () => void tries.push('sent')
  await expect(sendOnce(name, fail)).rejects.toThrow('away')
  await sendOnce(name, send)
  await sendOnce(name, send)
  expect(tries).toEqual(['in vain', 'sent'])
})

test('notices to an address that SES rejects do not block other notices', async () => {
  const { parent, player } = await scenario()
  const organizer = await given.user({ email: 'nowhere' })
  const { id } = await given.opportunity({ creator: organizer })
  await register(parent, id, player.id)
  expect(await mailsTo(organizer)).toEqual([])
})

test('notices stop after a one-click unsubscribe', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await register(parent, opportunity.id, player.id)
  const [notice] = await mailsTo(organizer)
  const link = new URL(notice!.headers['List-Unsubscribe']!.slice(1, -1))
  expect(notice!.text).toContain(link.href)
  const isOn = async () => (await as(organizer).currentUser({}, 'emailNotifications')).emailNotifications

  expect((await openPage(link)).body).toContain('<form method="post"')
  expect(await isOn()).toBe(true)
  const forged = new URL(link)
  forged.searchParams.set('user', parent.userID)
  expect((await openPage(forged, { method: 'POST' })).statusCode).toBe(400)
  expect((await openPage(link, { method: 'POST' })).statusCode).toBe(200)
  expect(await isOn()).toBe(false)
})

test('removals complete while SES fails, and the notices are sent when it recovers', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  const removed = await given.opportunity({ creator: organizer })
  ses.breakFor(() => true)
  try {
    await register(parent, opportunity.id, player.id)
    await register(parent, removed.id, player.id)
    await as(organizer).deleteOpportunity({ id: removed.id })
    await caughtUp()
    expect((await queryPartition(opportunities().get({ opportunityID: removed.id }))).of(registrations)).toEqual([])
    expect(mail.outbox.mails(organizer.email)).toEqual([])
  } finally {
    ses.breakFor(() => false)
  }
  expect(await subjectsTo(organizer)).toEqual([expect.stringMatching(/^New registration: Fall/)])
})
