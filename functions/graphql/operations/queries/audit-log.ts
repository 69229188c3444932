import { provisionalOf } from '../../../domain/teams/provisional.ts'
import type { Context } from '../../context.ts'
import { paging } from '../../reads/lists.ts'
import { asViewer } from '../../rules/rule.ts'
import * as userRules from '../../rules/users.ts'
import type { Queries } from '../operation.ts'

/** Loaded on first use, to keep reads fast. */
const entries = () => import('../../../domain/audit-log/queries.ts')

export const queries = {
  auditLog: {
    rule: userRules.auditor,
    weight: 10,
    call: async (_, { kind, id, actorID, from, to, ...args }, context, info) => {
      const { offset, perPage } = paging(args, info)
      const query = { kind, id, actorID, from: dateOf(from), to: dateOf(to), offset, perPage }
      const { isAdmin } = asViewer(context)
      const since = isAdmin ? {} : await readsSince(context, query)
      return (await entries()).auditEntries({ ...query, ...since, isAdmin })
    },
  },
} satisfies Partial<Queries>

/** A provisional owner cannot read entries of the team and its events from before the claim. */
async function readsSince({ load, now }: Context, { kind, id, from }: Asked) {
  const teamID = kind === 'team' ? id : kind === 'event' ? (await load.event(id))?.teamID : undefined
  const since = provisionalOf(await load.team(teamID), now)?.since
  return since && (!from || from < new Date(since)) ? { from: new Date(since) } : {}
}

type Asked = { kind?: string | null; id?: string | null; from: Date | null }

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)
