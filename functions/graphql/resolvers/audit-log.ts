import { seasons } from '../../domain/seasons/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import { find } from '../../store/store.ts'
import { idsIn } from '../../values/ids.ts'
import type { Context } from '../context.ts'
import type { AuditChangeResolvers, AuditEntryResolvers, QueryResolvers } from '../generated.ts'
import { paging } from '../reads/lists.ts'
import { asViewer } from '../rules/rule.ts'

/** Loaded on first use, to keep reads fast. */
const entries = () => import('../../domain/audit-log/queries.ts')

export const Query = {
  auditLog: async (_, { kind, id, actorID, from, to, ...args }, context, info) => {
    const { offset, perPage } = paging(args, info)
    const query = { kind, id, actorID, from: dateOf(from), to: dateOf(to), offset, perPage }
    const { isAdmin } = asViewer(context)
    const since = isAdmin ? {} : await readsSince(context, query)
    return (await entries()).auditEntries({ ...query, ...since, isAdmin })
  },
} satisfies QueryResolvers

/** A provisional owner cannot read entries of the team and its events from before the claim. */
async function readsSince({ load, now }: Context, { kind, id, from }: Asked) {
  const teamID = kind === 'team' ? id : kind === 'event' ? (await load.event(id))?.teamID : undefined
  const since = provisionalOf(await load.team(teamID), now)?.since
  return since && (!from || from < new Date(since)) ? { from: new Date(since) } : {}
}
type Asked = { kind?: string | null; id?: string | null; from: Date | null }

const dateOf = (text: string | null | undefined) => (text ? new Date(text) : null)

const hasName = (kind: string) => kind === 'team' || kind === 'player' || kind === 'event' || kind === 'user'

/** The number of records of a kind that an entry names. */
const MAX_NAMED = 50

/** The fields whose values contain IDs. */
const NAMED = {
  user: /(?:By|[uU]serID|[oO]wnerID|managers|guardianConsent)$/,
  player: /\bplayerID$/,
  team: /\bteamID$/,
} as const

export const AuditEntry = {
  id: ({ entryID }) => entryID,
  actor: ({ actorID }, _, { load }) => load.user(actorID),
  requestID: ({ requestID }, _, { viewer }) => (viewer?.isAdmin && requestID) || null,
  // Only admins and the record's owner read entries.
  recordName: async ({ kind, recordID }, _, { load }) => {
    if (!recordID) return null
    if (kind === 'season') return (await find(seasons, { seasonID: recordID }))?.name
    if (kind === 'opportunity') return (await load.opportunity(recordID))?.title
    return hasName(kind) ? (await load[kind](recordID))?.name : null
  },
  named: async ({ changes }, _, { viewer, load }) => {
    if (!viewer?.isAdmin) return []
    const names = (['user', 'player', 'team'] as const).flatMap((kind) => {
      const fields = changes.filter(({ field }) => NAMED[kind].test(field))
      const ids = idsIn(fields.map(({ before, after }) => `${before} ${after}`).join(' ')).slice(0, MAX_NAMED)
      return ids.map(async (id) => ({ id, name: (await load[kind](id))?.name }))
    })
    return (await Promise.all(names)).flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }]))
  },
} satisfies AuditEntryResolvers

export const AuditChange = { isWithheld: ({ isWithheld = false }) => isWithheld } satisfies AuditChangeResolvers
