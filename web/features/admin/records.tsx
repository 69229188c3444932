import { useMutation } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { mutationOf } from '../../api/options.ts'
import { AdminList, useAdminList } from '../../ui/admin-list.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { RowMenu } from '../../ui/row-menu.tsx'
import type { Column } from '../../ui/table.tsx'
import { HideRecordDocument } from '../reports/reports.generated.ts'
import { type AdminFilter, type AdminKind, deletions, hideableKinds, type RecordsSource } from './queries.ts'

type RecordsProps<Row> = {
  kind: AdminKind
  /** 'Teams': the title of the search field and the table. */
  title: string
  /** What is counted, as one: 'event'. */
  noun: string
  source: RecordsSource<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  add: { to: string; label: string }
  editTo: (row: Row) => string
  manageTo?: (row: Row) => string
  moreActions?: (row: Row) => ReactNode
  none?: string
  emptyAction?: ReactNode
}

const owner = {
  name: 'claimed',
  label: 'Owner',
  all: 'Any owner',
  options: [
    { value: 'no', label: 'Unclaimed' },
    { value: 'yes', label: 'Claimed' },
  ],
} as const
const origin = {
  name: 'source',
  label: 'Source',
  all: 'Any source',
  options: [
    { value: 'feed', label: 'Governing body' },
    { value: 'people', label: 'People' },
  ],
} as const
const choices = { teams: [owner, origin], players: [owner, origin], events: [origin], opportunities: [], seasons: [] }

/** Searches, adds, edits, and deletes records of one kind. Seasons are few and have no search. */
export function Records<Row extends { id: string }>({
  kind,
  title,
  noun,
  source,
  columns,
  nameOf,
  add,
  editTo,
  manageTo,
  moreActions,
  none = `No ${title.toLowerCase()} found`,
  emptyAction,
}: RecordsProps<Row>) {
  const list = useAdminList(source)
  const { mutateAsync: deleteRecord } = useMutation(mutationOf(deletions[kind]))
  const { mutateAsync: hide } = useMutation(mutationOf(HideRecordDocument))
  const hideableKind = hideableKinds[kind]

  async function askAndDelete(row: Row) {
    const isDeleted = await confirmDelete(nameOf(row), () => deleteRecord({ id: row.id }), {
      isRestorable: kind !== 'seasons',
    })
    if (isDeleted && list.query.data?.rows.length === 1 && list.page > 1) list.setPage(list.page - 1)
  }

  const actions: Column<Row> = {
    header: 'Actions',
    actions: true,
    cell: (row) => (
      <>
        <LinkButton to={editTo(row)} variant="secondary" size="small" aria-label={`Edit ${nameOf(row)}`}>
          Edit
        </LinkButton>
        <RowMenu name={nameOf(row)}>
          {manageTo && (
            <LinkButton to={manageTo(row)} variant="ghost" size="small" aria-label={`Manage ${nameOf(row)}`}>
              Manage
            </LinkButton>
          )}
          {moreActions?.(row)}
          <Button variant="ghost" size="small" aria-label={`Delete ${nameOf(row)}`} onClick={() => askAndDelete(row)}>
            Delete
          </Button>
        </RowMenu>
      </>
    ),
  }

  return (
    <AdminList<Row, AdminFilter>
      list={list}
      caption={title}
      columns={[...columns, actions]}
      wide
      noun={noun}
      searched={hideableKind && title.toLowerCase()}
      choices={choices[kind]}
      actions={
        <div className="ml-auto flex flex-wrap gap-3 max-sm:grow">
          <CSVButton fileName={`${kind}.csv`} columns={columns} load={list.loadAll} />
          <LinkButton to={add.to} className="px-4 sm:whitespace-nowrap max-sm:grow">
            {add.label}
          </LinkButton>
        </div>
      }
      bulk={
        hideableKind && {
          nameOf,
          actions: [
            {
              label: 'Delete',
              done: 'deleted',
              warning: 'You can bring them back for 30 days, under Recently Deleted.',
              run: ({ id }) => deleteRecord({ id }),
            },
            {
              label: 'Hide',
              done: 'hidden',
              warning: 'Only their owners and admins see them until you show them again.',
              needsReason: true,
              run: ({ id }, reason) => hide({ kind: hideableKind, id, reason }),
            },
          ],
        }
      }
      none={none}
      emptyAction={emptyAction}
    />
  )
}
