import { deferredListings } from '../../domain/sync/entity.ts'
import { type Task, taskExpiry } from '../../domain/sync/tasks.ts'
import { ignoreFailedCondition } from '../../store/store.ts'
import type { Updated } from './plan.ts'
import { refusalOf } from './write.ts'

/** Stores the listing until all pages of teams are written, unless a newer version is stored. Returns why the table rejects it. */
export async function storeDeferredListing({ runID, page }: Task, source: string, item: Updated<'teams'>) {
  const { externalID, modified, line } = item
  try {
    await deferredListings()
      .put({
        ...{ runID, source, modified, page, item: JSON.stringify(item), expiresAt: taskExpiry() },
        position: line === undefined ? externalID : String(line).padStart(8, '0'),
      })
      .where((held, { notExists, lt }) => `${notExists(held.modified)} OR ${lt(held.modified, modified)}`)
      .go()
      .catch(ignoreFailedCondition)
    return null
  } catch (error) {
    const reason = refusalOf(error)
    if (reason === null) throw error
    return { kind: 'teams' as const, externalID, reason: `Cannot be stored: ${reason}` }
  }
}
