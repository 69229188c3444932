import type { SQSEvent } from 'aws-lambda'
import { expect, test } from 'vitest'
import { handler } from '../../functions/notices/handler.ts'
import type { MailEvent } from '../../functions/notices/mail-events.ts'
import { isSuppressed } from '../../functions/services/mail/suppression-list.ts'
import { newID } from '../../functions/values/ids.ts'
import { allItems } from '../support/all-items.ts'
import { as, asAnonymous } from '../support/as.ts'
import { given } from '../support/given.ts'
import { metricsOf } from '../support/metrics-of.ts'
import { decide, mailsTo, register, scenario, subjectsTo } from './change-stream.ts'

/** Delivers the event of SES as the queue does. */
const deliver = async (event: MailEvent) =>
  expect(await handler({ Records: [{ messageId: '0', body: JSON.stringify(event) }] } as SQSEvent)).toEqual({
    batchItemFailures: [],
  })

const bounce = (
  emailAddress: string,
  bounceType: 'Permanent' | 'Transient' | 'Undetermined' = 'Permanent',
): MailEvent => ({ eventType: 'Bounce', bounce: { bounceType, bouncedRecipients: [{ emailAddress }] } })
const complaint = (emailAddress: string, complaintFeedbackType?: string): MailEvent => ({
  eventType: 'Complaint',
  complaint: { complaintFeedbackType, complainedRecipients: [{ emailAddress }] },
})

test.each<[string, (address: string) => MailEvent, boolean, string | null]>([
  ['that bounced for good', (address) => bounce(address), true, 'MailsBounced'],
  ['that bounced for now', (address) => bounce(address, 'Transient'), false, 'MailsDelayed'],
  ['that bounced for a reason SES does not know', (address) => bounce(address, 'Undetermined'), false, 'MailsDelayed'],
  ['that is late', () => ({ eventType: 'DeliveryDelay' }), false, 'MailsDelayed'],
  ['that was reported as spam', (address) => complaint(address, 'abuse'), true, 'MailComplaints'],
  ['that was reported as spam by a provider without details', (address) => complaint(address), true, 'MailComplaints'],
  ['that was reported not to be spam', (address) => complaint(address, 'not-spam'), false, null],
])('an email %s suppresses its address or not', async (_, eventOf, isExpected, metric) => {
  const address = `${newID()}@league.example`
  process.env.POWERTOOLS_METRICS_NAMESPACE = 'Fungo'
  const metrics = await metricsOf(() => deliver(eventOf(address.toUpperCase())))
  delete process.env.POWERTOOLS_METRICS_NAMESPACE
  expect(await isSuppressed(address)).toBe(isExpected)
  expect(metrics && Object.keys(metrics)).toEqual(metric && expect.arrayContaining([metric]))
  expect(JSON.stringify(metrics)).not.toContain('@')
})

test('an account whose email bounced gets no email of any kind until it is confirmed again, and the app says so', async () => {
  const { organizer, opportunity } = await scenario()
  const family = await given.user({ email: `${newID()}@bounce.fungo.example` })
  const player = await given.player({ claimer: family, name: 'Bo Slugger' })
  const admin = await given.admin()
  const isSuppressedFor = async (viewer: { userID: string }) =>
    (await as(viewer).user({ id: family.userID }, 'isEmailSuppressed')).isEmailSuppressed
  const count = async () => (await as(admin).adminQueues({}, 'suppressedAddresses')).suppressedAddresses
  const before = await count()

  await as(family).sendVerificationEmail()
  expect(await mailsTo(family), 'no link for a confirmed address that is reachable').toEqual([])
  expect(await isSuppressedFor(family)).toBe(false)
  const registration = await register(family, opportunity.id, player.id)
  await decide(organizer, registration, 'APPROVED')
  expect(await subjectsTo(family)).toHaveLength(1)

  expect(await isSuppressedFor(family)).toBe(true)
  expect(await isSuppressedFor(admin)).toBe(true)
  expect(await isSuppressedFor(organizer), 'a stranger').toBeNull()
  expect(await count()).toBe(before + 1)

  await decide(organizer, registration, 'REJECTED')
  await asAnonymous().forgotPassword({ email: family.email })
  expect(await subjectsTo(family), 'neither a notice nor a new password').toHaveLength(1)
  expect(await as(family).notifications({}, 'subject'), 'the bell has all notices').toHaveLength(3)

  // SES has a suppression list of its own, too.
  await as(family).sendVerificationEmail()
  const [link] = await mailsTo(family)
  expect(link!.subject).toBe('Confirm your email address for Fungo')
  const code = new URLSearchParams(/verify-email#(\S+)/.exec(link!.text)![1]).get('code')
  await asAnonymous().verifyEmail({ input: { userID: family.userID, code } })
  expect(await isSuppressedFor(family)).toBe(false)
  expect(await count()).toBe(before)
  await asAnonymous().forgotPassword({ email: family.email })
  expect((await subjectsTo(family))[0]).toBe('Reset your Fungo password')
})

test('an organizer sees that a family gets no email, and strangers do not', async () => {
  const { organizer, parent, opportunity, player } = await scenario()
  await register(parent, opportunity.id, player.id)
  await deliver(complaint(parent.email))
  const flags = async (viewer: { userID: string }) =>
    (await as(viewer).opportunity({ id: opportunity.id }, 'registrations { isEmailSuppressed }')).registrations.map(
      ({ isEmailSuppressed }: { isEmailSuppressed: boolean }) => isEmailSuppressed,
    )
  const unverified = await given.user({ emailVerifiedAt: undefined })
  const own = await given.opportunity({ creator: unverified })
  await register(parent, own.id, player.id)
  const [seen] = (
    await as(unverified).opportunity({ id: own.id }, 'registrations { isEmailSuppressed contact { email } }')
  ).registrations
  expect(seen, 'without the address for an organizer who may not read it').toEqual({
    isEmailSuppressed: true,
    contact: null,
  })
  expect(await flags(organizer)).toEqual([true])
  expect(await flags(parent)).toEqual([true])
  expect(await flags(await given.user())).toEqual([])
})

test('an address without an account gets no email after a bounce, and only its hash is stored', async () => {
  const email = `${newID()}@bounce.fungo.example`
  const watch = () => asAnonymous().requestWatch({ input: { kind: 'TEAMS', filters: 'state=TX', email } })
  await watch()
  expect(await mailsTo({ email })).toHaveLength(1)
  expect(await isSuppressed(email)).toBe(true)
  await watch()
  expect(await mailsTo({ email })).toHaveLength(1)
  expect(JSON.stringify(await allItems())).not.toContain(email)
})
