import { ignoreFailedCondition } from '../../store/store.ts'
import { syncTasks } from './entity.ts'
import { enqueue, pageMessage } from './queue.ts'
import { type Task, tasksOf } from './tasks.ts'

/** Resends the messages of the run's open pages, which a crash or a purged queue may have lost. Returns their number. */
export async function resend(runID: string, shouldResend: (task: Task) => boolean = () => true) {
  const open = (await tasksOf(runID)).filter((task) => task.status === 'open' && shouldResend(task))
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
  return open.length
}

/** Lets the workers continue the run. If no page is open, the message of a finished page does it: only workers may scan the table. */
export async function resendToWorkers(runID: string) {
  if ((await resend(runID)) > 0) return
  const [done] = await tasksOf(runID)
  if (done) await enqueue([pageMessage(done)])
}

/** Resends the pages that a crashed worker may have opened without sending their messages: the next page, or the first pages of a step. */
export const resendOpenedBy = ({ runID, chain, page }: Task) =>
  resend(
    runID,
    (open) => open.chain === 'removals' || open.page === 0 || (open.chain === chain && open.page === page + 1),
  )
