import { seasons } from '../../domain/seasons/entity.ts'
import { find } from '../../store/store.ts'
import { idsIn } from '../../values/ids.ts'
import type { AuditChangeResolvers, AuditEntryResolvers } from '../generated.ts'

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
