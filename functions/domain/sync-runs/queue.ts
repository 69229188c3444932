import { sendMessages } from '../queue.ts'
import { settings } from '../settings.ts'
import type { FeedKind } from './entity.ts'
import type { Task } from './tasks.ts'

/**
 * One page of a run's work; its task has the details. `attempt` counts the failed requests to the source;
 * `isRepeated` says that an earlier worker on it may have died half way.
 */
export type SyncMessage = {
  runID: string
  chain: FeedKind | 'removals'
  page: number
  attempt: number
  isRepeated?: boolean
}

/** Puts the messages on the sync queue, to be seen after so many seconds. A message may arrive more than once, in any order. */
export const enqueue = (messages: readonly SyncMessage[], delaySeconds = 0) =>
  sendMessages(settings.syncQueueURL, messages, delaySeconds)

/** The message that a worker takes the page from. */
export const pageMessage = ({ runID, chain, page }: Task): SyncMessage => ({ runID, chain, page, attempt: 0 })
