import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { paths } from '../../paths.ts'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { type DeletedRecord, deletedRecordsQuery, restoreRecordMutation } from './queries.ts'

const labels: Record<DeletedRecord['kind'], string> = {
  team: 'Team',
  player: 'Player',
  event: 'Event',
  opportunity: 'Opportunity',
}

/** What the viewer deleted, and admins of everyone, each with the button that brings it back. */
export function DeletedList() {
  return (
    <Loaded query={useQuery(deletedRecordsQuery)}>
      {(records) =>
        records.length > 0 ? (
          <Table caption="Deleted records" columns={columns} rows={records} keyOf={({ kind, id }) => `${kind} ${id}`} />
        ) : (
          <EmptyState title="Nothing was deleted in the last 30 days" />
        )
      }
    </Loaded>
  )
}

const columns: Column<DeletedRecord>[] = [
  {
    header: 'Record',
    title: true,
    cell: ({ kind, name, mergedIntoID }) => (
      <>
        <span className="font-semibold wrap-anywhere">{name}</span>
        <p className="text-sm text-soft">
          {labels[kind]}
          {mergedIntoID && (
            <>
              ,{' '}
              <Link to={kind === 'team' ? paths.team(mergedIntoID) : paths.player(mergedIntoID)} className="link">
                merged into another
              </Link>
            </>
          )}
        </p>
      </>
    ),
  },
  { header: 'Deleted', cell: ({ deletedAt }) => formatDay(deletedAt), oneLine: true },
  {
    header: 'By',
    cell: ({ deletedBy }) =>
      deletedBy ? (
        <Link to={paths.user(deletedBy.id)} className="link wrap-anywhere">
          {deletedBy.name}
        </Link>
      ) : (
        'Deleted account'
      ),
  },
  { header: 'Can come back until', cell: ({ expiresAt }) => formatDay(expiresAt), oneLine: true },
  { header: 'Actions', actions: true, cell: (record) => <Restore record={record} /> },
]

function Restore({ record: { kind, id, name, isRestorable } }: { record: DeletedRecord }) {
  const restore = useMutation({
    ...restoreRecordMutation,
    onSuccess: () => alerts.success(`${name} is back.`),
    onError: ({ message }) => alerts.error(`Error: ${message}`),
  })
  return (
    <Button
      variant="secondary"
      size="small"
      disabled={!isRestorable}
      busy={restore.isPending}
      busyText="Restoring..."
      aria-label={`Restore ${name}`}
      onClick={() => restore.mutate({ kind, id })}
    >
      Restore
    </Button>
  )
}
