import { transactWrite } from '../../store/store.ts'
import { type ScheduledWork, schedule, scheduledWork } from './entity.ts'

/** Schedules work from a dead letter anew, unless other work of the record waits. */
export async function redrive(work: ScheduledWork) {
  const { data } = await scheduledWork().get(work).go({ consistent: true })
  if (!data) await transactWrite(schedule(work))
}
