import { type SafetyRecordRow, safetyRecordsOf } from '../../domain/safety-records/entity.ts'
import { localeOf, type UserItem } from '../../domain/users/entity.ts'
import { directory } from '../../services/directory/directory.ts'
import type { Rows } from '../../store/change-log/rows.ts'
import { plain } from '../../store/read-model/terms.ts'
import { badInput } from '../../values/errors.ts'
import { siteTexts } from '../../values/messages/site.ts'
import { findAll } from '../../values/promises.ts'
import type { Context, Viewer } from '../context.ts'
import type { QueryResolvers, SafetyRecordResolvers, UserResolvers } from '../generated.ts'
import { logAdminRead } from '../reads/admin-reads.ts'
import { type ListedUser, ofItem, type UserParent } from '../reads/listed-rows.ts'
import { administered, paging, selectedFields } from '../reads/lists.ts'
import { claimedTeamsOf } from '../rules/can.ts'
import { asViewer } from '../rules/rule.ts'

/** Fields that directory rows contain. */
const LISTED = new Set(['__typename', 'id', 'email', 'name', 'role', 'createdAt', 'isBlocked', 'lastSeenAt'])

/** The maximum number of results of a picker. */
const MAX_PICKED = 50

/** The number of best matches by name and email address from which a picker's results are chosen. */
const MAX_SCANNED = 1_000

const MIN_SEARCH_LENGTH = 2

/** A user as shown in a picker, with a masked email address. */
type Picked = UserParent & { maskedEmail?: string }

export const Query = {
  users: async (_, args, context, info) => {
    const { page, perPage } = paging(args, info)
    const { load, seen } = context
    if (!asViewer(context).isAdmin) {
      administered('user', args, context)
      const rows = page > 1 ? [] : (await pickable(args, context)).slice(0, perPage)
      if (selectedFields(info).isSubsetOf(LISTED)) return rows.map(listed).map(picked)
      return (
        await findAll(
          rows.map(({ id }) => id),
          load.user,
        )
      ).map(picked)
    }
    const query = { ...administered('user', args, context), search: args.search, page, perPage }
    if (selectedFields(info).isSubsetOf(LISTED)) return (await directory().rows('user', query, seen)).map(listed)
    return directory().page('user', query, (ids) => Promise.all(ids.map(load.user)), seen)
  },
  usersCount: async (_, args, context) =>
    asViewer(context).isAdmin
      ? directory().count('user', { ...administered('user', args, context), search: args.search }, context.seen)
      : (await pickable(args, context)).length,
  user: (_, { id }, { load }) => load.user(id),
  exportMyData: async (_, __, context) => {
    const { dataOf } = await import('../../domain/data-export/service.ts')
    return JSON.stringify(await dataOf(asViewer(context).user, context.now))
  },
  currentUser: (_, __, { viewer }) => viewer?.user,
  humanCheck: async (_, { action, isHard }, { now }) => (await humanChecks()).humanCheck(action, isHard, now),
  safetyRecordsToReview: async (_, __, { load }) => findAll(await (await service()).usersToReview(), load.user),
} satisfies QueryResolvers

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

/**
 * The accounts that a team's owner can pick, by name or full email address. Part of an address matches nothing, because a masked address
 * could otherwise be guessed piece by piece.
 */
async function pickable({ search }: { search?: string | null }, { seen }: Context) {
  const text = plain(search ?? '')
  if (text.length < MIN_SEARCH_LENGTH) throw badInput('search', siteTexts.typeAtLeast(MIN_SEARCH_LENGTH))
  const rows = await directory().rows('user', { search, isBlocked: false, perPage: MAX_SCANNED }, seen)
  const words = text.split(/\s+/)
  return rows
    .filter(({ name, email }) => plain(email) === text || words.every((word) => plain(name).includes(word)))
    .slice(0, MAX_PICKED)
}

/** 'c***@example.com' */
const picked = (user: UserParent): Picked => ({ ...user, maskedEmail: user.email.replace(/^(.).*(?=@)/, '$1***') })

const listed = ({ id, ...row }: Rows['user'] & { id: string }): ListedUser => ({
  ...row,
  userID: id,
  role: row.role as UserItem['role'],
  isListed: true,
})

const humanChecks = () => import('../../services/human-check/human-check.ts')

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../domain/safety-records/service.ts')

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
