import { keepPreviousData, queryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { sendQuery } from '../api/client.ts'
import { cacheAndNetwork } from '../api/query-client.ts'
import type { TypedDocument } from '../api/typed-document.ts'
import { type Bulk, useBulk } from './bulk-actions.tsx'
import { EmptyState, ShowAll } from './empty-state.tsx'
import { fetchAllPages } from './fetch-all-pages.ts'
import { Field, type Option, Select } from './field.tsx'
import { OrderSelect, orderingOf, ResultTable } from './result-table.tsx'
import { minTotal } from './results.tsx'
import { SearchInput } from './search-input.tsx'
import type { Column } from './table.tsx'
import { filtersOf, useURLFilters } from './use-url-filters.ts'

export type LoadPage<Row, Name extends string> = (
  values: Record<Name, string>,
  page: number,
  perPage: number,
  signal?: AbortSignal,
) => Promise<{ rows: readonly Row[]; total?: number }>

type RowOf<Result> = Extract<Result[keyof Result], readonly unknown[]>[number]

/** Loads pages by a query whose fields are the rows and, if the list is counted, their number. */
export const pageLoader =
  <Result extends object, Variables extends object, Name extends string>(
    document: TypedDocument<Result, Variables>,
    variablesOf: (values: Record<Name, string>) => Omit<Variables, 'page' | 'perPage'>,
  ): LoadPage<RowOf<Result>, Name> =>
  async (values, page, perPage, signal) => {
    const variables = { ...variablesOf(values), page, perPage }
    const fields = Object.values(await sendQuery(document, variables, { signal }))
    return { rows: fields.find(Array.isArray)!, total: fields.find((field) => typeof field === 'number') }
  }

type Source<Row, FileRow, Name extends string> = {
  /** The first part of the cache's keys. */
  name: string
  /** The URL's parameters. `order` is the sort order. */
  filters: readonly Name[]
  perPage: number
  load: LoadPage<Row, Name>
  /** Loads pages of the CSV file, if its rows are others. */
  loadForFile?: LoadPage<FileRow, Name>
  /** Rows per request of the CSV file. */
  perPageOfFile?: number
}

/** Where an admin's list comes from: its filters in the URL, and its pages. */
export const adminListSource = <Row, Name extends string, FileRow = Row>({
  name,
  filters,
  perPage,
  load,
  loadForFile = load as LoadPage<unknown, Name> as LoadPage<FileRow, Name>,
  perPageOfFile = 1_000,
}: Source<Row, FileRow, Name>) => ({
  filters,
  perPage,
  query: (values: Record<Name, string>, page: number) =>
    queryOptions({
      queryKey: [name, values, page],
      queryFn: async ({ signal }) => {
        const { rows, total = minTotal(page, perPage, rows.length) } = await load(values, page, perPage, signal)
        return { rows, total }
      },
      placeholderData: keepPreviousData,
    }),
  /** The rows of all pages, for a CSV file. */
  loadAll: (values: Record<Name, string>) =>
    fetchAllPages(async (page, perPage) => (await loadForFile(values, page, perPage)).rows, perPageOfFile),
})

type AdminListSource<Row, Name extends string, FileRow = Row> = ReturnType<typeof adminListSource<Row, Name, FileRow>>

/** For the `queries` of a screen: the page of the list for the URL. */
export function adminListQuery<Row, Name extends string, FileRow>(
  source: AdminListSource<Row, Name, FileRow>,
  request: Request,
) {
  const { values, page } = filtersOf(new URL(request.url).searchParams, source.filters)
  return { ...source.query(values, page), ...cacheAndNetwork }
}

/** The page of the list for the URL, and what changes the URL. */
export function useAdminList<Row, Name extends string, FileRow>(source: AdminListSource<Row, Name, FileRow>) {
  const filters = useURLFilters(source.filters)
  return {
    ...filters,
    perPage: source.perPage,
    query: useQuery(source.query(filters.values, filters.page)),
    loadAll: () => source.loadAll(filters.values),
  }
}

type Choice<Name extends string> = {
  name: Name
  label: string
  options: readonly Option[]
  /** The option of no filter. Without it, the first option is the default. */
  all?: string
}

type AdminListProps<Row, Name extends string> = {
  list: ReturnType<typeof useURLFilters<Name>> & {
    query: UseQueryResult<{ rows: readonly Row[]; total: number }>
    perPage: number
  }
  caption: string
  columns: readonly Column<Row>[]
  /** Rows of one group are shown together, as one card. */
  groupOf?: (row: Row) => string
  wide?: boolean
  /** What is counted, as one. Without it, the list is not counted. */
  noun?: string
  /** What the search field searches: 'teams'. */
  searched?: string
  choices?: readonly Choice<Name>[]
  /** Beside the filters. */
  actions: ReactNode
  /** What can be done with selected rows. */
  bulk?: Bulk<Row>
  /** Says that there are no rows. */
  none: string
  /** The next step when there are no rows and no filter is set. */
  emptyAction?: ReactNode
  describeError?: (error: Error) => string
}

/** An admin's list: its filters, its rows as a table, and its pages. */
export function AdminList<Row extends { id: string }, Name extends string>({
  list: { values, set, clear, activeCount, query, page, setPage, perPage },
  caption,
  columns,
  groupOf,
  wide = false,
  noun,
  searched,
  choices = [],
  actions,
  bulk,
  none,
  emptyAction,
  describeError,
}: AdminListProps<Row, Name>) {
  const selection = useBulk(query.data?.rows ?? [], bulk)
  const { search = '', order = '' } = values as { search?: string; order?: string }
  const isOrdered = columns.some((column) => column.order)
  const setOrder = (text: string) => set('order' as Name, text)
  return (
    <>
      <div className={noun ? toolbar : `mb-4 ${toolbar}`}>
        {searched && (
          <SearchInput
            label={`Search ${searched}`}
            placeholder={`Search ${searched}...`}
            value={search}
            onSearch={(text) => set('search' as Name, text)}
            className="flex-1 basis-52 sm:max-w-md"
          />
        )}
        {choices.map((choice) => (
          <ChoiceSelect key={choice.name} choice={choice} value={values[choice.name]} onChoose={set} />
        ))}
        {isOrdered && <OrderSelect columns={columns} value={order} onOrder={setOrder} />}
        {actions}
      </div>
      {selection?.bar}
      <ResultTable
        query={query}
        noun={noun}
        label={noun ? undefined : caption}
        pastTheEnd={noun ? undefined : `${none} on page ${page}`}
        page={page}
        perPage={perPage}
        onPage={setPage}
        caption={caption}
        columns={selection ? [selection.column, ...columns] : columns}
        groupOf={groupOf}
        wide={wide}
        ordering={isOrdered ? orderingOf(order, setOrder) : undefined}
        describeError={describeError}
        empty={<EmptyState title={none} action={noun && activeCount > 0 ? <ShowAll onClick={clear} /> : emptyAction} />}
      />
    </>
  )
}

const toolbar = 'flex flex-wrap items-end gap-3 print:hidden'

type ChoiceSelectProps<Name extends string> = {
  choice: Choice<Name>
  value: string
  onChoose: (name: Name, value: string) => void
}

const ChoiceSelect = <Name extends string>({
  choice: { name, label, options, all },
  value,
  onChoose,
}: ChoiceSelectProps<Name>) => (
  <Field label={label} hideLabel={all !== undefined} className="basis-36 max-sm:grow sm:basis-48">
    <Select value={value} options={options} placeholder={all} onChange={({ target }) => onChoose(name, target.value)} />
  </Field>
)
