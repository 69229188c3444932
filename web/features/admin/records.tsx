import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { HideRecordDocument } from '../../api/generated.ts'
import { mutationOf } from '../../api/options.ts'
import { type BulkAction, BulkBar, useSelection } from '../../ui/bulk-bar.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { confirmDelete } from '../../ui/confirm-with-alerts.ts'
import { CSVButton } from '../../ui/csv-button.tsx'
import { EmptyState, ShowAll } from '../../ui/empty-state.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { OrderSelect, orderingOf, ResultTable } from '../../ui/result-table.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import type { Column } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import {
  ADMIN_FILTERS,
  type AdminFilters,
  type AdminKind,
  type AdminList,
  deletions,
  hideableKinds,
} from './queries.ts'

type RecordsProps<Row> = {
  kind: AdminKind
  /** 'Teams': the title of the search field and the table. */
  title: string
  /** What is counted, as one: 'event'. */
  noun: string
  list: AdminList<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  add: { to: string; label: string }
  editTo: (row: Row) => string
  manageTo?: (row: Row) => string
  moreActions?: (row: Row) => ReactNode
  empty?: ReactNode
}

/** Searches, adds, edits, and deletes records of one kind. Seasons are few and have no search. */
export function Records<Row extends { id: string }>({
  kind,
  title,
  noun,
  list,
  columns,
  nameOf,
  add,
  editTo,
  manageTo,
  moreActions,
  empty,
}: RecordsProps<Row>) {
  const { values, page, set, setPage, clear, activeCount } = useURLFilters(ADMIN_FILTERS)
  const { mutateAsync: deleteRecord } = useMutation(mutationOf(deletions[kind]))
  const { mutateAsync: hide } = useMutation(mutationOf(HideRecordDocument))
  const query = useQuery(list.query(values, page))
  const isSearched = kind !== 'seasons'
  const selection = useSelection(query.data?.rows ?? [], nameOf)
  const bulk: BulkAction<Row>[] = [
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
      run: ({ id }, reason) => hide({ kind: hideableKinds[kind as keyof typeof hideableKinds], id, reason }),
    },
  ]

  async function askAndDelete(row: Row) {
    const isDeleted = await confirmDelete(nameOf(row), () => deleteRecord({ id: row.id }), {
      isRestorable: kind !== 'seasons',
    })
    if (isDeleted && query.data?.rows.length === 1 && page > 1) setPage(page - 1)
  }

  const actions: Column<Row> = {
    header: 'Actions',
    actions: true,
    cell: (row) => (
      <>
        {manageTo && (
          <LinkButton to={manageTo(row)} variant="secondary" size="small" aria-label={`Manage ${nameOf(row)}`}>
            Manage
          </LinkButton>
        )}
        <LinkButton to={editTo(row)} variant="secondary" size="small" aria-label={`Edit ${nameOf(row)}`}>
          Edit
        </LinkButton>
        <Button variant="ghost" size="small" aria-label={`Delete ${nameOf(row)}`} onClick={() => askAndDelete(row)}>
          Delete
        </Button>
        {moreActions?.(row)}
      </>
    ),
  }

  return (
    <>
      <div className="flex flex-wrap gap-3">
        {isSearched && (
          <SearchInput
            label={`Search ${title.toLowerCase()}`}
            placeholder={`Search ${title.toLowerCase()}...`}
            value={values.search}
            onSearch={(text) => set('search', text)}
            className="flex-1 basis-52 sm:max-w-md"
          />
        )}
        {isSearched && <RecordFilters kind={kind} values={values} set={set} columns={columns} />}
        <div className="ml-auto flex flex-wrap gap-3 max-sm:grow">
          <CSVButton
            fileName={`${kind}.csv`}
            columns={columns}
            load={async (at, perPage) => (await list.load(values, at, perPage)).rows}
          />
          <LinkButton to={add.to} className="px-4 sm:whitespace-nowrap max-sm:grow">
            {add.label}
          </LinkButton>
        </div>
      </div>
      {isSearched && <BulkBar rows={selection.selected} nameOf={nameOf} actions={bulk} onClear={selection.clear} />}
      <ResultTable
        wide
        query={query}
        noun={noun}
        page={page}
        perPage={list.perPage}
        onPage={setPage}
        caption={title}
        columns={isSearched ? [selection.column, ...columns, actions] : [...columns, actions]}
        {...(isSearched && { ordering: orderingOf(values.order, (order) => set('order', order)) })}
        empty={
          empty ?? (
            <EmptyState
              title={`No ${title.toLowerCase()} found`}
              action={activeCount > 0 && <ShowAll onClick={clear} />}
            />
          )
        }
      />
    </>
  )
}

const owners = [
  { value: 'no', label: 'Unclaimed' },
  { value: 'yes', label: 'Claimed' },
]
const sources = [
  { value: 'feed', label: 'Governing body' },
  { value: 'people', label: 'People' },
]

type RecordFiltersProps<Row> = {
  kind: AdminKind
  values: AdminFilters
  set: (name: keyof AdminFilters, value: string) => void
  columns: readonly Column<Row>[]
}

/** Filters a list by claimed status and source. On a phone, where no header can be pressed, it also sorts. */
function RecordFilters<Row>({ kind, values, set, columns }: RecordFiltersProps<Row>) {
  const choice = (
    name: keyof AdminFilters,
    label: string,
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label} hideLabel className="basis-36 max-sm:grow sm:basis-48">
      <Select
        value={values[name]}
        options={options}
        placeholder={all}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field>
  )
  return (
    <>
      {(kind === 'teams' || kind === 'players') && choice('claimed', 'Owner', 'Any owner', owners)}
      {kind !== 'opportunities' && choice('source', 'Source', 'Any source', sources)}
      <OrderSelect columns={columns} value={values.order} onOrder={(order) => set('order', order)} hideLabel />
    </>
  )
}
