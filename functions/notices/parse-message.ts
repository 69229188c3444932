import * as v from 'valibot'
import { KINDS } from '../domain/scheduled-work/entity.ts'
import { alertMessage } from './alert-message.ts'
import { mailEvent } from './mail-events.ts'
import { noticeMessage } from './notices.ts'

const scheduledWork = v.object({
  kind: v.picklist(KINDS),
  recordID: v.string(),
  dueAt: v.string(),
  edits: v.number(),
  data: v.optional(v.unknown()),
})

/** What the alerts function gave up. */
const deadLetter = v.object({ type: v.literal('deadLetter'), work: v.optional(scheduledWork) })

const message = v.variant('type', [noticeMessage, alertMessage, deadLetter])

/** The message in a body of the queues. An unknown one is refused, so that it becomes a dead letter. */
export function parseMessage(body: string) {
  const json: unknown = JSON.parse(body)
  const isOfMail = v.is(v.object({ eventType: v.string() }), json)
  return isOfMail ? v.parse(mailEvent, json) : v.parse(message, json)
}
