import * as kitTexts from '#messages/kit'
import type { ListColumn } from '../api/generated.ts'
import { Field, Select } from './field.tsx'
import { type ListOfResults, Results } from './results.tsx'
import { type Column, type Ordering, Table, TableSkeleton } from './table.tsx'

type ResultTableProps<Row> = ListOfResults<Row> & {
  caption: string
  columns: readonly Column<Row>[]
  groupOf?: ((row: Row) => string) | undefined
  wide?: boolean
  ordering?: Ordering
}

/** A page of a list as a table. */
export function ResultTable<Row extends { id: string }>({
  caption,
  columns,
  groupOf,
  wide,
  ordering,
  ...list
}: ResultTableProps<Row>) {
  return (
    <Results {...list} skeleton={<TableSkeleton />}>
      {(rows, isOld) => (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          {...(groupOf && { groupOf })}
          wide={wide}
          ordering={ordering}
          className={isOld ? 'opacity-60 transition-opacity' : 'transition-opacity'}
        />
      )}
    </Results>
  )
}

/** Parses the URL's sort order: '-NAME' sorts by name, descending. */
export const orderIn = (text: string) => ({ column: text.replace(/^-/, ''), descending: text.startsWith('-') })

/** The first press sorts by the column, the second reverses the order, the third restores the default. */
export function orderingOf(text: string, set: (text: string) => void): Ordering {
  const { column, descending } = orderIn(text)
  const next = (pressed: string) => (pressed !== column ? pressed : descending ? '' : `-${pressed}`)
  return { column, descending, onOrder: (pressed) => set(next(pressed)) }
}

/** The API's arguments for the URL's sort order. */
export function orderVariables(text: string): { orderBy?: ListColumn; descending?: boolean } {
  const { column, descending } = orderIn(text)
  return column ? { orderBy: column as ListColumn, descending } : {}
}

type OrderSelectProps<Row> = {
  columns: readonly Pick<Column<Row>, 'header' | 'order'>[]
  value: string
  onOrder: (value: string) => void
}

/** Sort order as a select, for phones, where the table has no header to press. */
export function OrderSelect<Row>({ columns, value, onOrder }: OrderSelectProps<Row>) {
  const orders = columns.flatMap(({ header, order }) =>
    order
      ? [
          { value: order, label: header },
          { value: `-${order}`, label: kitTexts.headerDescending(header) },
        ]
      : [],
  )
  return (
    <Field label={kitTexts.order} hideLabel className="basis-56 max-sm:grow">
      <Select
        value={value}
        options={orders}
        placeholder={kitTexts.defaultOrder}
        onChange={({ target }) => onOrder(target.value)}
      />
    </Field>
  )
}
