import { recordWrites } from '../../store/records/listed-record.ts'
import { transactWrite, VersionConflict } from '../../store/store.ts'
import type { UserItem } from './entity.ts'
import { userRecord } from './record.ts'

const dayOf = (at: string | undefined) => at?.slice(0, 10)

/** Records once a day that the account is in use. If the account is changed concurrently, the next session records it. */
export async function updateLastSeen(user: UserItem, now: Date): Promise<void> {
  const lastSeenAt = `${dayOf(now.toISOString())}T00:00:00.000Z`
  if (dayOf(user.lastSeenAt) === dayOf(lastSeenAt)) return
  // Keeps `updatedAt`, because no one edited the account.
  const edited = new Date(user.updatedAt)
  try {
    await transactWrite(recordWrites(userRecord.replace(user, { lastSeenAt }, { now: edited })))
  } catch (error) {
    if (!(error instanceof VersionConflict)) throw error
  }
}
