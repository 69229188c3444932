import { type SafetyRecordRow, safetyRecordsOf } from '../../domain/safety-records/records.ts'
import type { UserItem } from '../../domain/users/entity.ts'
import type { Context } from '../context.ts'
import type { QueryResolvers, SafetyRecordResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/safety-records/service.ts')

export const Query = {
  safetyRecordsToReview: async (_, __, { load }) => {
    const found = await Promise.all((await (await service()).usersToReview()).map(load.user))
    return found.filter((user) => user !== null)
  },
} satisfies QueryResolvers

export const SafetyRecord = {
  confirmedAt: ({ confirmedAt }) => confirmedAt ?? null,
  confirmedBy: ({ confirmedBy }, _, { viewer, load }) =>
    viewer?.isAdmin && confirmedBy ? load.user(confirmedBy) : null,
} satisfies SafetyRecordResolvers

/** The records that the viewer may see: all for the user and admins, confirmed ones for other signed-in users, none for visitors. */
export async function safetyRecordsFor(user: UserItem | null, context: Context): Promise<SafetyRecordRow[]> {
  const { viewer, now } = context
  if (!viewer || !user) return []
  const all = safetyRecordsOf(user, now)
  if (all.length > 0 && viewer.userID !== user.userID)
    await logAdminRead(context, 'readSafetyRecords', { kind: 'user', id: user.userID })
  return viewer.isAdmin || viewer.userID === user.userID ? all : all.filter(({ confirmedAt }) => confirmedAt)
}
