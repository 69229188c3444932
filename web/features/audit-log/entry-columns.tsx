import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as auditLogTexts from '#messages/audit-log'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as legalTexts from '#messages/legal'
import type { AuditKind } from '../../api/generated.ts'
import { paths } from '../../paths.ts'
import { useAuth } from '../../session/auth.tsx'
import type { CSVColumn } from '../../ui/csv.ts'
import { fieldText } from '../../ui/field-text.ts'
import { browserZone, zonedTime } from '../../ui/local-time.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import type { Column } from '../../ui/table.tsx'
import { Time } from '../../ui/time.tsx'
import { type AuditEntry, kindLabels } from './queries.ts'

const actorOf = ({ actor, actorID }: AuditEntry) =>
  actor?.name ?? (actorID ? deletedRecordTexts.deletedAccount : auditLogTexts.notSignedIn)
const titleOf = ({ recordID, recordName, kind }: AuditEntry) =>
  recordName ?? (recordID ? `Deleted ${kindLabels[kind].toLowerCase()}` : 'Several records')

const recordPaths: Partial<Record<AuditKind, (id: string) => string>> = {
  team: paths.team,
  player: paths.player,
  event: paths.event,
  opportunity: paths.opportunity,
  user: paths.user,
  season: paths.adminSeason,
}

const pathOf = ({ kind, recordID, recordName }: AuditEntry) => recordID && recordName && recordPaths[kind]?.(recordID)

type FileLine = { entry: AuditEntry; change?: AuditEntry['changes'][number] }

/** One line per changed field. An entry without changes has one line. */
export const fileLines = (entries: readonly AuditEntry[]): FileLine[] =>
  entries.flatMap((entry) =>
    entry.changes.length > 0 ? entry.changes.map((change) => ({ entry, change })) : [{ entry }],
  )

const changeText = (change: FileLine['change'], side: 'before' | 'after') =>
  change?.isWithheld ? '(not kept)' : (change?.[side] ?? '')

export const fileColumns: CSVColumn<FileLine>[] = [
  { header: 'Time', text: ({ entry }) => zonedTime(entry.at) },
  { header: 'User', text: ({ entry }) => actorOf(entry) },
  { header: 'User ID', text: ({ entry }) => entry.actorID ?? '' },
  { header: 'Action', text: ({ entry }) => entry.action },
  { header: 'Kind', text: ({ entry }) => entry.kind },
  { header: 'Record', text: ({ entry }) => entry.recordName ?? '' },
  { header: 'Record ID', text: ({ entry }) => entry.recordID ?? '' },
  { header: 'Field', text: ({ change }) => change?.field ?? '' },
  { header: 'Before', text: ({ change }) => changeText(change, 'before') },
  { header: 'After', text: ({ change }) => changeText(change, 'after') },
]

/** For entries of one record. */
export const historyColumns: Column<AuditEntry>[] = [
  {
    header: auditLogTexts.action,
    title: true,
    cell: ({ action }) => (
      <span className="font-semibold">{auditLogTexts.actionText({ action, text: fieldText(action) })}</span>
    ),
  },
  { header: auditLogTexts.timeOfChange, cell: ({ at }) => <Time at={at} zone={browserZone()} />, oneLine: true },
  { header: accountTexts.user, cell: (entry) => <Actor entry={entry} /> },
  { header: legalTexts.changes, cell: (entry) => <Changes entry={entry} /> },
]

export const logColumns = historyColumns.toSpliced(3, 0, {
  header: deletedRecordTexts.record,
  cell: (entry) => <EntryRecord entry={entry} />,
})

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
          <summary className="link min-h-6 cursor-pointer">{auditLogTexts.countMoreChanges(folded.length)}</summary>
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
    [...(viewer ? [{ id: viewer.id, name: auditLogTexts.you }] : []), ...named].reduce(
      (shown, { id, name }) => shown?.replaceAll(id, () => name) ?? null,
      text,
    )
  return (
    <ul className="grid gap-1 text-sm aligned:min-w-60">
      {changes.map(({ field, before, after, isWithheld }, index) => (
        <li key={index} className="wrap-anywhere">
          <span className="text-soft">{auditLogTexts.fieldText({ field, text: fieldText(field) })}:</span>{' '}
          {isWithheld ? auditLogTexts.valueNotKept : fromTo(withNames(before), withNames(after))}
        </li>
      ))}
    </ul>
  )
}

const fromTo = (before: string | null, after: string | null) =>
  before === null ? after : `${before} → ${after ?? auditLogTexts.nothing}`
