import { sendMessages } from '../../services/queue.ts'
import { settings } from '../../services/settings.ts'
import type { TaskKind } from './entity.ts'
import type { Task } from './tasks.ts'

/**
 * The message for one page of a run. Its task has the details. `attempt` counts failed requests to the source. `isRepeated`: an earlier
 * worker on this page may have crashed.
 */
export type SyncMessage = {
  runID: string
  chain: TaskKind
  page: number
  attempt: number
  isRepeated?: boolean
}

/** Sends the messages to the sync queue with a delay in seconds. A message may be delivered more than once, in any order. */
export const enqueue = (messages: readonly SyncMessage[], delaySeconds = 0) =>
  sendMessages(settings.syncQueueURL, messages, delaySeconds)

/** The queue message for the page. */
export const pageMessage = ({ runID, chain, page }: Task): SyncMessage => ({ runID, chain, page, attempt: 0 })
