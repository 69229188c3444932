import { useMutation, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { Button } from '../../ui/button.tsx'
import { confirmedDelete, RESTORABLE } from '../../ui/confirmed.ts'
import { EmptyState } from '../../ui/empty-state.tsx'
import { LinkButton } from '../../ui/link-button.tsx'
import { ResultTable } from '../../ui/result-table.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { ShowAll } from '../../ui/show-all.tsx'
import type { Column } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { ADMIN_PER_PAGE, type AdminKind, type AdminList, deleteRecordMutation, SEASONS_PER_PAGE } from './queries.ts'

type RecordsProps<Row> = {
  kind: AdminKind
  /** 'Teams': what the search and the table are about. */
  title: string
  /** As in 'Found 12 team(s)'. */
  noun: string
  /** Of one, where `noun` does not do for both. */
  oneNoun?: string
  list: (search: string, page: number) => AdminList<Row>
  columns: readonly Column<Row>[]
  nameOf: (row: Row) => string
  add: { to: string; label: string }
  editTo: (row: Row) => string
  manageTo?: (row: Row) => string
  moreActions?: (row: Row) => ReactNode
  empty?: ReactNode
}

/** One kind of records to search, add to, edit and delete. There are few seasons: they are not searched. */
export function Records<Row extends { id: string }>({
  kind,
  title,
  noun,
  oneNoun = noun,
  list,
  columns,
  nameOf,
  add,
  editTo,
  manageTo,
  moreActions,
  empty,
}: RecordsProps<Row>) {
  const { values, page, set, setPage } = useURLFilters(['search'])
  const { mutateAsync: deleteRecord } = useMutation(deleteRecordMutation(kind))
  const query = useQuery(list(values.search, page))
  const isSearched = kind !== 'seasons'

  async function askAndDelete(row: Row) {
    const isDeleted = await confirmedDelete(
      nameOf(row),
      () => deleteRecord(row.id),
      kind === 'seasons' ? undefined : RESTORABLE,
    )
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
        <LinkButton to={add.to} className="ml-auto px-4 sm:whitespace-nowrap max-sm:grow">
          {add.label}
        </LinkButton>
      </div>
      <ResultTable
        query={query}
        noun={query.data?.total === 1 ? oneNoun : noun}
        page={page}
        perPage={isSearched ? ADMIN_PER_PAGE : SEASONS_PER_PAGE}
        onPage={setPage}
        caption={title}
        columns={[...columns, actions]}
        empty={
          empty ?? (
            <EmptyState
              title={`No ${title.toLowerCase()} found`}
              action={values.search && <ShowAll onClick={() => set('search', '')} />}
            />
          )
        }
      />
    </>
  )
}
