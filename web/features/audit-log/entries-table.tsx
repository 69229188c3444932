import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import { fieldText } from '../../ui/field-text.ts'
import { browserZone } from '../../ui/local-time.ts'
import { type Column, Table } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { actorOf, kindLabels, pathOf, recordOf } from './labels.ts'
import type { AuditEntry } from './queries.ts'

type EntriesTableProps = {
  entries: readonly AuditEntry[]
  /** All entries are of one record, so its name is not repeated. */
  isOfOneRecord?: boolean
}

export function EntriesTable({ entries, isOfOneRecord = false }: EntriesTableProps) {
  const columns: Column<AuditEntry>[] = [
    { header: 'Action', title: true, cell: ({ action }) => <span className="font-semibold">{fieldText(action)}</span> },
    { header: 'Time', cell: ({ at }) => <Time at={at} zone={browserZone()} />, oneLine: true },
    { header: 'User', cell: (entry) => <Actor entry={entry} /> },
    ...(isOfOneRecord ? [] : [{ header: 'Record', cell: (entry: AuditEntry) => <RecordLink entry={entry} /> }]),
    { header: 'Changes', cell: (entry) => <Changes entry={entry} /> },
  ]
  return <Table caption="Audit log" columns={columns} rows={entries} keyOf={({ id }) => id} wide={!isOfOneRecord} />
}

const Actor = ({ entry }: { entry: AuditEntry }) =>
  entry.actor ? (
    <Link to={paths.user(entry.actor.id)} className="link wrap-anywhere">
      {entry.actor.name}
    </Link>
  ) : (
    actorOf(entry)
  )

function RecordLink({ entry }: { entry: AuditEntry }) {
  const to = pathOf(entry)
  return (
    <>
      {to ? (
        <Link to={to} className="link wrap-anywhere">
          {recordOf(entry)}
        </Link>
      ) : (
        recordOf(entry)
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
          <summary className="link min-h-6 cursor-pointer">{folded.length} more</summary>
          <ChangeList changes={folded} named={named} />
        </details>
      )}
    </>
  )
}

/** Number of changes shown per entry. */
const SHOWN = 4

/** The log has IDs. The viewer's own is shown as 'you', and those in `named` as names. */
function ChangeList({ changes, named }: Pick<AuditEntry, 'changes' | 'named'>) {
  const { user: viewer } = useAuth()
  const withNames = (text: string | null) =>
    [...(viewer ? [{ id: viewer.id, name: 'you' }] : []), ...named].reduce(
      (shown, { id, name }) => shown?.replaceAll(id, () => name) ?? null,
      text,
    )
  return (
    <ul className="grid gap-1 text-sm aligned:min-w-60">
      {changes.map(({ field, before, after, isWithheld }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="text-soft">{fieldText(field)}:</span>{' '}
          {isWithheld ? 'changed (value not kept)' : fromTo(withNames(before), withNames(after))}
        </li>
      ))}
    </ul>
  )
}

const fromTo = (before: string | null, after: string | null) =>
  before === null ? after : `${before} → ${after ?? 'nothing'}`
