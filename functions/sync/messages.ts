import * as v from 'valibot'
import { TASK_KINDS } from '../domain/sync/entity.ts'
import type { SyncMessage } from '../domain/sync/tasks.ts'

/** A message of the sync queue. */
export const syncMessage = v.object({
  runID: v.string(),
  chain: v.picklist(TASK_KINDS),
  page: v.pipe(v.number(), v.integer(), v.minValue(0)),
  attempt: v.pipe(v.number(), v.integer(), v.minValue(0)),
  isRepeated: v.optional(v.boolean()),
}) satisfies v.GenericSchema<SyncMessage>
