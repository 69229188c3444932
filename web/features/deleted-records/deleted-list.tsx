import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import * as accountTexts from '#messages/accounts'
import * as deletedRecordTexts from '#messages/deleted-records'
import * as mySeasonTexts from '#messages/my-season'
import * as siteTexts from '#messages/site'
import { mutationOf } from '../../api/options.ts'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import type { CSVColumn } from '../../ui/csv.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { zonedTime } from '../../ui/local-time.ts'
import { RecordLink } from '../../ui/record-link.tsx'
import { orderIn, orderingOf } from '../../ui/result-table.tsx'
import { type Column, dayColumn, Table } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { RestoreRecordDocument } from './deleted-records.generated.ts'
import { EraseButton } from './erase-button.tsx'
import { type DeletedRecord, deletedRecordsQuery } from './queries.ts'

const labels: Record<DeletedRecord['kind'], string> = {
  team: deletedRecordTexts.team,
  player: siteTexts.player,
  event: mySeasonTexts.event,
  opportunity: deletedRecordTexts.opportunity,
}

/** Records that the viewer deleted (for admins: that anyone deleted), latest first, with restore buttons. */
export function DeletedList() {
  const { values, set } = useURLFilters(['order'])
  return (
    <Loaded query={useQuery(deletedRecordsQuery)} empty={<EmptyState title={deletedRecordTexts.nothingDeleted} />}>
      {(records) => (
        <>
          <div className="mb-4 flex justify-end">
            <CSVButton fileName="deleted.csv" columns={fileColumns} load={async () => ordered(records, values.order)} />
          </div>
          <Table
            caption={deletedRecordTexts.deletedRecords}
            columns={columns}
            rows={ordered(records, values.order)}
            keyOf={({ kind, id }) => `${kind} ${id}`}
            ordering={orderingOf(values.order, (order) => set('order', order))}
          />
        </>
      )}
    </Loaded>
  )
}

const texts = {
  NAME: ({ name }: DeletedRecord) => name,
  DELETED: ({ deletedAt }: DeletedRecord) => deletedAt,
  BY: ({ deletedBy }: DeletedRecord) => deletedBy?.name ?? '',
}

/** Sorts in the browser, because all records are loaded. */
function ordered(records: readonly DeletedRecord[], order: string): readonly DeletedRecord[] {
  const { column, descending } = orderIn(order)
  if (!Object.hasOwn(texts, column)) return records
  const text = texts[column as keyof typeof texts]
  const sorted = records.toSorted((a, b) => text(a).localeCompare(text(b)))
  return descending ? sorted.reverse() : sorted
}

const fileColumns: CSVColumn<DeletedRecord>[] = [
  { header: deletedRecordTexts.kind, text: ({ kind }) => labels[kind] },
  { header: accountTexts.name, text: texts.NAME },
  { header: 'ID', text: ({ id }) => id },
  { header: deletedRecordTexts.deleted, text: ({ deletedAt }) => zonedTime(deletedAt) },
  { header: deletedRecordTexts.by, text: texts.BY },
  { header: deletedRecordTexts.restorableUntil, text: ({ expiresAt }) => zonedTime(expiresAt) },
]

const columns: Column<DeletedRecord>[] = [
  {
    header: deletedRecordTexts.record,
    title: true,
    order: 'NAME',
    cell: ({ kind, name, mergedIntoID }) => (
      <>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <p className="text-sm text-soft">
          {labels[kind]}
          {mergedIntoID && (
            <>
              ,{' '}
              <Link to={kind === 'team' ? paths.team(mergedIntoID) : paths.player(mergedIntoID)} className="link">
                {deletedRecordTexts.mergedIntoAnother}
              </Link>
            </>
          )}
        </p>
      </>
    ),
  },
  { ...dayColumn(deletedRecordTexts.deleted, ({ deletedAt }) => deletedAt), order: 'DELETED' },
  {
    header: deletedRecordTexts.by,
    order: 'BY',
    cell: ({ deletedBy }) =>
      deletedBy ? (
        <RecordLink kind="user" record={deletedBy} className="wrap-anywhere" />
      ) : (
        deletedRecordTexts.deletedAccount
      ),
  },
  dayColumn(deletedRecordTexts.restorableUntil, ({ expiresAt }) => expiresAt),
  {
    header: deletedRecordTexts.actions,
    actions: true,
    cell: (record) => (
      <>
        <Restore record={record} />
        {record.viewerCanErase && <EraseButton playerID={record.id} name={record.name} size="small" />}
      </>
    ),
  },
]

function Restore({ record: { kind, id, name, isRestorable } }: { record: DeletedRecord }) {
  const { mutateAsync: restore, isPending } = useMutation(mutationOf(RestoreRecordDocument))

  const bringBack = () =>
    restore({ kind, id }).then(() => alerts.success(deletedRecordTexts.nameIsBack(name)), alerts.failed)

  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!isRestorable}
      busy={isPending}
      busyText={deletedRecordTexts.restoring}
      aria-label={deletedRecordTexts.restoreName(name)}
      onClick={bringBack}
    >
      {deletedRecordTexts.restore}
    </Button>
  )
}
