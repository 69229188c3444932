import * as v from 'valibot'
import { sendMessages } from '../../services/queue.ts'
import { settings } from '../../services/settings.ts'
import type { StreamChange } from '../../store/stream-change.ts'
import type { Notices } from './notify.ts'
import type { Trigger } from './triggers.ts'

type FieldsOf<Entries extends v.ObjectEntries> = v.InferOutput<v.ObjectSchema<Entries, undefined>>

type Definition<Type extends string, Entries extends v.ObjectEntries> = {
  type: Type
  /** What happened, without names, and with an email address only if no item has it any more. */
  fields: Entries
  /** The changes of the table that trigger it. Other code queues a notice without them. */
  on?: readonly Trigger<FieldsOf<NoInfer<Entries>>>[]
  /** Yields whom it concerns and what they are told, from the records as they are now, or sends it itself. */
  send(fields: FieldsOf<NoInfer<Entries>>): Notices | Promise<void>
}

type QueuedNotice = { type: string }

/** What the budget of mails postponed comes back with `isPostponed`. */
export const isPostponed = v.optional(v.boolean())

/** Defines a notice: what triggers it, its message in the queue, and who is told what. `functions/notices/notices.ts` lists all of them. */
export function defineNotice<const Type extends string, Entries extends v.ObjectEntries>({
  type,
  fields,
  on = [],
  send,
}: Definition<Type, Entries>) {
  const message = (its: FieldsOf<Entries>) => ({ type, ...its })
  return {
    type,
    schema: v.object({ type: v.literal(type), ...fields, isPostponed }),
    message,
    /** The messages that a change of the table triggers. */
    messagesOf: (change: StreamChange): QueuedNotice[] => on.flatMap((trigger) => trigger(change) || []).map(message),
    send,
  }
}

/** Queues messages of notices, by default for after the delay in which their causes can be undone. */
export async function queueNotices(
  messages: readonly QueuedNotice[],
  delaySeconds = settings.noticeDelaySeconds,
): Promise<void> {
  if (messages.length > 0) await sendMessages(settings.noticesQueueURL, messages, delaySeconds)
}
