import * as v from 'valibot'
import { isPostponed } from '../domain/notifications/define-notice.ts'
import type { Notice } from '../domain/notifications/notify.ts'
import { LOCALES } from '../values/messages/locale.ts'

/** The messages in the queue of alerts: what the alerts function found. To a visitor if there is an address, otherwise to the user. */
export const alertMessage = v.object({
  type: v.literal('alert'),
  recipientID: v.string(),
  email: v.optional(v.string()),
  locale: v.optional(v.picklist(LOCALES)),
  notice: v.custom<Notice>((it) => v.is(v.object({ name: v.string(), link: v.object({ path: v.string() }) }), it)),
  isPostponed,
})
export type AlertMessage = v.InferOutput<typeof alertMessage>
