import { Link } from 'react-router-dom'
import * as m from '../../../functions/values/messages/generated.ts'
import type { AuditKind } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { csv } from '../../ui/csv-button.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { browserZone } from '../../ui/local-time.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
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

const actorOf = ({ actor, actorID }: AuditEntry) => actor?.name ?? (actorID ? m.deleted_account() : m.not_signed_in())
const titleOf = ({ recordName, kind }: AuditEntry) => recordName ?? `Deleted ${kindLabels[kind].toLowerCase()}`

const recordPaths: Partial<Record<AuditKind, (id: string) => string>> = {
  team: paths.team,
  player: paths.player,
  event: paths.event,
  opportunity: paths.opportunity,
  user: paths.user,
  season: paths.adminSeason,
}

const pathOf = ({ kind, recordID, recordName }: AuditEntry) => recordName && recordPaths[kind]?.(recordID)

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

type EntriesTableProps = {
  entries: readonly AuditEntry[]
  /** All entries are of one record, so its name is not repeated. */
  isOfOneRecord?: boolean
}

export function EntriesTable({ entries, isOfOneRecord = false }: EntriesTableProps) {
  const columns: Column<AuditEntry>[] = [
    {
      header: m.action(),
      title: true,
      cell: ({ action }) => <span className="font-semibold">{m.action_text({ action, text: fieldText(action) })}</span>,
    },
    { header: m.time_of_change(), cell: ({ at }) => <Time at={at} zone={browserZone()} />, oneLine: true },
    { header: m.user(), cell: (entry) => <Actor entry={entry} /> },
    ...(isOfOneRecord ? [] : [{ header: m.record(), cell: (entry: AuditEntry) => <EntryRecord entry={entry} /> }]),
    { header: m.changes(), cell: (entry) => <Changes entry={entry} /> },
  ]
  return <Table caption={m.audit_log()} columns={columns} rows={entries} keyOf={({ id }) => id} wide={!isOfOneRecord} />
}

const Actor = ({ entry }: { entry: AuditEntry }) =>
  entry.actor ? <RecordLink kind="user" record={entry.actor} className="wrap-anywhere" /> : actorOf(entry)

function EntryRecord({ entry }: { entry: AuditEntry }) {
  const to = pathOf(entry)
  return (
    <>
      {to ? (
        <Link to={to} className="link wrap-anywhere">
          {titleOf(entry)}
        </Link>
      ) : (
        titleOf(entry)
      )}
      <p className="text-sm text-soft">{kindLabels[entry.kind]}</p>
    </>
  )
}

function Changes({ entry: { changes, named } }: { entry: AuditEntry }) {
  if (changes.length === 0) return '–'
  const [shown, folded] = [changes.slice(0, SHOWN), changes.slice(SHOWN)]
  return (
    <>
      <ChangeList changes={shown} named={named} />
      {folded.length > 0 && (
        <details className="mt-1 text-sm">
          <summary className="link min-h-6 cursor-pointer">{m.count_more_changes({ count: folded.length })}</summary>
          <ChangeList changes={folded} named={named} />
        </details>
      )}
    </>
  )
}

const SHOWN = 4

/** The log has IDs. The viewer's own is shown as 'you', and those in `named` as names. */
function ChangeList({ changes, named }: Pick<AuditEntry, 'changes' | 'named'>) {
  const { user: viewer } = useAuth()
  const withNames = (text: string | null) =>
    [...(viewer ? [{ id: viewer.id, name: m.you() }] : []), ...named].reduce(
      (shown, { id, name }) => shown?.replaceAll(id, () => name) ?? null,
      text,
    )
  return (
    <ul className="grid gap-1 text-sm aligned:min-w-60">
      {changes.map(({ field, before, after, isWithheld }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="text-soft">{m.field_text({ field, text: fieldText(field) })}:</span>{' '}
          {isWithheld ? m.changed_value_not_kept() : fromTo(withNames(before), withNames(after))}
        </li>
      ))}
    </ul>
  )
}

const fromTo = (before: string | null, after: string | null) =>
  before === null ? after : `${before} → ${after ?? m.nothing()}`
