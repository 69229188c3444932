import { seasons } from '../../domain/seasons/entity.ts'
import { provisionalOf } from '../../domain/teams/provisional.ts'
import type { AuditLogEntry } from '../../store/audit-log/entry.ts'
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
  recordName: (entry, _, context) => nameOf(entry, context),
  named: async ({ changes }, _, { viewer, load }) => {
    if (!viewer?.isAdmin) return []
    const names = (['user', 'player', 'team'] as const).flatMap((kind) => {
      const fields = changes.filter(({ field }) => NAMED[kind].test(field))
      const ids = idsIn(fields.map(({ before, after }) => `${before} ${after}`).join(' '))
      return ids.map(async (id) => ({ id, name: (await load[kind](id))?.name }))
    })
    return (await Promise.all(names)).flatMap(({ id, name }) => (name === undefined ? [] : [{ id, name }]))
  },
} satisfies AuditEntryResolvers

export const AuditChange = { isWithheld: ({ isWithheld = false }) => isWithheld } satisfies AuditChangeResolvers

/** Only called for admins and the record's owner. */
async function nameOf({ kind, recordID }: AuditLogEntry, { load }: Context): Promise<string | null> {
  switch (kind) {
    case 'team':
      return (await load.team(recordID))?.name ?? null
    case 'player':
      return (await load.player(recordID))?.name ?? null
    case 'event':
      return (await load.event(recordID))?.name ?? null
    case 'opportunity':
      return (await load.opportunity(recordID))?.title ?? null
    case 'user':
      return (await load.user(recordID))?.name ?? null
    case 'season':
      return (await find(seasons, { seasonID: recordID }))?.name ?? null
    default:
      return null
  }
}
