import * as v from 'valibot'
import { countMetrics } from '../services/log.ts'
import { suppress } from '../services/mail/suppression-list.ts'

const recipients = v.array(v.object({ emailAddress: v.string() }))

/** What happened to an email, as SES publishes it. */
export type MailEvent = v.InferOutput<typeof mailEvent>
export const mailEvent = v.variant('eventType', [
  v.object({
    eventType: v.literal('Bounce'),
    bounce: v.object({
      bounceType: v.picklist(['Permanent', 'Transient', 'Undetermined']),
      bouncedRecipients: recipients,
    }),
  }),
  v.object({
    eventType: v.literal('Complaint'),
    complaint: v.object({ complaintFeedbackType: v.nullish(v.string()), complainedRecipients: recipients }),
  }),
  v.object({ eventType: v.literal('DeliveryDelay') }),
])

/** Suppresses the address of an email that bounced for good or was reported as spam. */
export async function recordMailEvent(event: MailEvent, now: Date): Promise<void> {
  if (event.eventType === 'DeliveryDelay') return countMetrics([['MailsDelayed', 1]])
  if (event.eventType === 'Bounce') {
    const { bounceType, bouncedRecipients } = event.bounce
    if (bounceType === 'Permanent') await suppressAll(bouncedRecipients, 'bounce', now)
    return countMetrics([[bounceType === 'Permanent' ? 'MailsBounced' : 'MailsDelayed', 1]])
  }
  const { complaintFeedbackType, complainedRecipients } = event.complaint
  if (complaintFeedbackType === 'not-spam') return
  await suppressAll(complainedRecipients, 'complaint', now)
  await countMetrics([['MailComplaints', 1]])
}

async function suppressAll(addresses: v.InferOutput<typeof recipients>, reason: 'bounce' | 'complaint', now: Date) {
  for (const { emailAddress } of addresses) await suppress(emailAddress, reason, now)
}
