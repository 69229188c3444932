import type { DeadLetter } from '../domain/scheduled-work/give-up.ts'
import type { MailEvent } from './mail-events.ts'
import type { AlertMessage, NoticeMessage } from './messages.ts'
import { isNoticeType } from './notices.ts'

type Message = NoticeMessage | AlertMessage | DeadLetter | MailEvent

const MAIL_EVENTS: unknown[] = ['Bounce', 'Complaint', 'DeliveryDelay'] satisfies MailEvent['eventType'][]

/** The message in a body of the queues. One of an unknown type is refused, so that it becomes a dead letter. */
export function parseMessage(body: string): Message {
  const message: { type?: unknown; eventType?: unknown } | null = JSON.parse(body)
  const { type, eventType } = message ?? {}
  const isKnown = MAIL_EVENTS.includes(eventType) || type === 'alert' || type === 'deadLetter' || isNoticeType(type)
  if (!isKnown) throw new Error(`A message of the queue has an unknown type: ${type ?? eventType}`)
  return message as Message
}
