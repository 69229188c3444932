import { forEachOf } from '../../values/promises.ts'
import { dueWork, type ScheduledWork, scheduledWork } from './entity.ts'
import { giveUpAfter } from './give-up.ts'

/** Does all due work of the kind. Work that fails does not stop the rest: later runs try it again, until it becomes a dead letter. */
export const doDueWork = async (
  kind: ScheduledWork['kind'],
  now: Date,
  work: (due: ScheduledWork) => Promise<void>,
  atOnce?: number,
) =>
  forEachOf(
    await dueWork(kind, now),
    (due) =>
      giveUpAfter(
        `${kind}#${due.recordID}#${due.dueAt}`,
        () => work(due),
        () => remove(due),
        due,
      ),
    atOnce,
  )

/** Unless there were more edits. */
async function remove({ kind, recordID, edits }: ScheduledWork) {
  await scheduledWork()
    .delete({ kind, recordID })
    .where((held, { eq }) => eq(held.edits, edits))
    .go({ response: 'none' })
}
