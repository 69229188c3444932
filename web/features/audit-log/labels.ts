import * as m from '../../../functions/values/messages/generated.ts'
import type { AuditKind } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { csv } from '../../ui/csv-button.tsx'
import type { AuditEntry } from './queries.ts'

export const kindLabels: Record<AuditKind, string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
  user: 'User',
  season: 'Season',
  ageRule: 'Age Rule',
  sync: 'Sync',
}

export const isKind = (text: string): text is AuditKind => Object.hasOwn(kindLabels, text)

export const actorOf = ({ actor, actorID }: AuditEntry) =>
  actor?.name ?? (actorID ? m.deleted_account() : m.not_signed_in())
export const recordOf = ({ recordName, kind }: AuditEntry) => recordName ?? `Deleted ${kindLabels[kind].toLowerCase()}`

export function pathOf({ kind, recordID, recordName }: AuditEntry): string | null {
  if (!recordName) return null
  switch (kind) {
    case 'team':
      return paths.team(recordID)
    case 'player':
      return paths.player(recordID)
    case 'event':
      return paths.event(recordID)
    case 'opportunity':
      return paths.opportunity(recordID)
    case 'user':
      return paths.user(recordID)
    case 'season':
      return paths.adminSeason(recordID)
    default:
      return null
  }
}

const COLUMNS = ['Time', 'User', 'User ID', 'Action', 'Kind', 'Record', 'Record ID', 'Field', 'Before', 'After']

/** One row per changed field. An entry without changes has one row. */
export const auditCSV = (entries: readonly AuditEntry[]) =>
  csv([
    COLUMNS,
    ...entries.flatMap((entry) => {
      const { at, actorID, action, kind, recordName, recordID, changes } = entry
      const start = [at, actorOf(entry), actorID ?? '', action, kind, recordName ?? '', recordID]
      if (changes.length === 0) return [[...start, '', '', '']]
      return changes.map(({ field, before, after, isWithheld }) =>
        isWithheld ? [...start, field, '(not kept)', '(not kept)'] : [...start, field, before ?? '', after ?? ''],
      )
    }),
  ])
