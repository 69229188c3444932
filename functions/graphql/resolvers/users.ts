import { type SafetyRecordRow, safetyRecordsOf } from '../../domain/safety-records/entity.ts'
import { localeOf, type UserItem } from '../../domain/users/entity.ts'
import type { Context, Viewer } from '../context.ts'
import type { SafetyRecordResolvers, UserResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import { ofItem, type UserParent } from '../reads/listed-rows.ts'
import { claimedTeamsOf } from '../rules/can.ts'

/** A user as shown in a picker, with a masked email address. */
export type Picked = UserParent & { maskedEmail?: string }

const item = ofItem<UserItem>()

/** A field that only the user and admins can read. Null for others. */
const own = <Value>(read: (user: UserItem) => Value) =>
  item((user, _, { viewer }) => (seesAll(viewer, user) ? read(user) : null))

export const User = {
  id: ({ userID }) => userID,
  email: (user: Picked, _, { viewer }) => (seesAll(viewer, user) ? user.email : user.maskedEmail),
  claimedTeams: ({ userID }, _, context) => claimedTeamsOf(userID, context),
  safetyRecords: item((user, _, context) => safetyRecordsFor(user, context)),
  registrations: async ({ userID: id }, _, context) => {
    const { viewer, load } = context
    if (!viewer?.isAdmin) return []
    const made = (await load.referencesOf(id))('registration').map((it) => it.split('.') as [string, string])
    const found = await Promise.all(made.map(([opportunityID, playerID]) => load.registration(opportunityID, playerID)))
    if (made.length > 0) logAdminRead(context, 'readRegistrations', { kind: 'user', id })
    return found.filter((it) => it !== null).sort((a, b) => b.createdAt.localeCompare(a.createdAt))
  },
  isTeamStaff: async (user, _, { viewer, load }) => {
    if (!seesAll(viewer, user)) return null
    const references = await load.referencesOf(user.userID)
    return [...references('claimedTeam'), ...references('contact')].length > 0
  },
  isBlocked: (user, _, { viewer }) => (seesAll(viewer, user) ? user.isBlocked : null),
  hasTotp: own(({ totpAt }) => totpAt !== undefined),
  isEmailVerified: own(({ emailVerifiedAt }) => emailVerifiedAt !== undefined),
  isEmailSuppressed: (user, _, { viewer, load }) => (seesAll(viewer, user) ? load.isSuppressed(user.email) : null),
  version: own(({ version }) => String(version)),
  locale: own(localeOf),
  emailNotifications: own((user) => user.emailNotifications),
  eventReminders: own((user) => user.eventReminders),
  opportunityAlerts: own((user) => user.opportunityAlerts),
  marketingEmails: own((user) => user.marketingEmails),
  updatedAt: own((user) => user.updatedAt),
  lastSeenAt: (user, _, { viewer }) => (seesAll(viewer, user) ? user.lastSeenAt : null),
} satisfies UserResolvers

const seesAll = (viewer: Viewer | null, { userID }: UserParent) =>
  viewer !== null && (viewer.isAdmin || viewer.userID === userID)

export const SafetyRecord = {
  confirmedBy: ({ confirmedBy }, _, { viewer, load }) => (viewer?.isAdmin ? load.user(confirmedBy) : null),
} satisfies SafetyRecordResolvers

/** The records that the viewer may see: all for the user and admins, confirmed ones for other signed-in users, none for visitors. */
export async function safetyRecordsFor(user: UserItem | null, context: Context): Promise<SafetyRecordRow[]> {
  const { viewer, now } = context
  if (!viewer || !user) return []
  const all = safetyRecordsOf(user, now)
  if (all.length > 0 && viewer.userID !== user.userID)
    logAdminRead(context, 'readSafetyRecords', { kind: 'user', id: user.userID })
  return viewer.isAdmin || viewer.userID === user.userID ? all : all.filter(({ confirmedAt }) => confirmedAt)
}
