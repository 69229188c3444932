import type { UserItem } from '../../../domain/users/entity.ts'
import { directory } from '../../../services/directory/directory.ts'
import type { Rows } from '../../../store/change-log/rows.ts'
import { plain } from '../../../store/read-model/terms.ts'
import { badInput } from '../../../values/errors.ts'
import { siteTexts } from '../../../values/messages/site.ts'
import { findAll } from '../../../values/promises.ts'
import type { Context } from '../../context.ts'
import type { ListedUser, UserParent } from '../../reads/listed-rows.ts'
import { administered, paging, selectedFields } from '../../reads/lists.ts'
import type { Picked } from '../../resolvers/users.ts'
import { admin, anyone, asViewer, signedIn } from '../../rules/rule.ts'
import * as userRules from '../../rules/users.ts'
import type { Queries } from '../operation.ts'

/** Fields that directory rows contain. */
const LISTED = new Set(['__typename', 'id', 'email', 'name', 'role', 'createdAt', 'isBlocked', 'lastSeenAt'])

/** The maximum number of results of a picker. */
const MAX_PICKED = 50

/** The number of best matches by name and email address from which a picker's results are chosen. */
const MAX_SCANNED = 1_000

const MIN_SEARCH_LENGTH = 2

export const queries = {
  users: {
    rule: userRules.adminOrTeamOwner,
    limit: 'pickerByUser',
    call: async (_, args, context, info) => {
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
  },
  usersCount: {
    rule: userRules.adminOrTeamOwner,
    limit: 'pickerByUser',
    call: async (_, args, context) =>
      asViewer(context).isAdmin
        ? directory().count('user', { ...administered('user', args, context), search: args.search }, context.seen)
        : (await pickable(args, context)).length,
  },
  user: { rule: anyone, call: (_, { id }, { load }) => load.user(id) },
  exportMyData: {
    rule: signedIn,
    weight: 100,
    call: async (_, __, context) => {
      const { exportMyData } = await import('../../../domain/data-export/service.ts')
      return JSON.stringify(await exportMyData(asViewer(context).user, context.now))
    },
  },
  currentUser: { rule: anyone, call: (_, __, { viewer }) => viewer?.user },
  humanCheck: {
    rule: anyone,
    call: async (_, { action, isHard }, { now }) => (await humanChecks()).humanCheck(action, isHard, now),
  },
  safetyRecordsToReview: {
    rule: admin,
    call: async (_, __, { load }) => findAll(await (await service()).usersToReview(), load.user),
  },
} satisfies Partial<Queries>

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

const humanChecks = () => import('../../../services/human-check/human-check.ts')

/** Loaded on first use, to keep reads fast. */
const service = () => import('../../../domain/safety-records/service.ts')
