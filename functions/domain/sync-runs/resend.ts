import { ignoreFailedCondition } from '../store.ts'
import { syncTasks } from './entity.ts'
import { enqueue, pageMessage } from './queue.ts'
import { type Task, tasksOf } from './tasks.ts'

/** Sends the messages of the run's open pages again, since a crash or a purged queue may have lost them. */
export async function resend(runID: string, isMeant: (task: Task) => boolean = () => true) {
  const open = (await tasksOf(runID)).filter((task) => task.status === 'open' && isMeant(task))
  const sentAt = new Date().toISOString()
  await Promise.all(
    open.map(({ chain, page }) =>
      syncTasks()
        .patch({ runID, chain, page })
        .set({ sentAt })
        .where(({ status }, { eq }) => eq(status, 'open'))
        .go()
        .catch(ignoreFailedCondition),
    ),
  )
  await enqueue(open.map(pageMessage))
}

/** The pages that a worker on this one may have opened and then died before it sent their messages: the following one, or a step's first. */
export const resendOpenedBy = ({ runID, chain, page }: Task) =>
  resend(
    runID,
    (open) => open.chain === 'removals' || open.page === 0 || (open.chain === chain && open.page === page + 1),
  )
