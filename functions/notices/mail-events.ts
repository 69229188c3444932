import { countMetrics } from '../services/log.ts'
import { suppress } from '../services/mail/suppression-list.ts'

type Recipients = { emailAddress: string }[]

/** What happened to an email, as SES publishes it. */
export type MailEvent =
  | {
      eventType: 'Bounce'
      bounce: { bounceType: 'Permanent' | 'Transient' | 'Undetermined'; bouncedRecipients: Recipients }
    }
  | { eventType: 'Complaint'; complaint: { complaintFeedbackType?: string; complainedRecipients: Recipients } }
  | { eventType: 'DeliveryDelay' }

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

async function suppressAll(recipients: Recipients, reason: 'bounce' | 'complaint', now: Date) {
  for (const { emailAddress } of recipients) await suppress(emailAddress, reason, now)
}
