import { userReferences, users } from '../../domain/users/entity.ts'
import { userRecord } from '../../domain/users/record.ts'
import { deleteUser } from '../../domain/users/service.ts'
import { recordWrites } from '../../store/records/listed-record.ts'
import { queryPartition, retryOnConflict, transactWrite } from '../../store/store.ts'
import { daysBefore, PERIODS } from './periods.ts'

const { unconfirmedAccountDays, noticeDays } = PERIODS

/** Notifies the user of an account that never confirmed its email address and manages nothing, and deletes it 30 days later. */
export async function checkUser(userID: string, createdAt: string, now: Date): Promise<void> {
  if (createdAt >= daysBefore(now, unconfirmedAccountDays - noticeDays)) return
  const isDue = await retryOnConflict(async () => {
    const partition = await queryPartition(users().get({ userID }), true)
    const [user] = partition.of(users)
    if (!user || user.emailVerifiedAt || user.role === 'admin' || user.isBlocked) return false
    if (partition.of(userReferences).length > 0) return false
    if (user.retentionNoticedAt) return user.retentionNoticedAt <= daysBefore(now, noticeDays)
    await transactWrite(recordWrites(userRecord.annotate(user, { retentionNoticedAt: now.toISOString() })))
    return false
  })
  if (isDue) await deleteUser(userID)
}
