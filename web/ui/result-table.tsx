import { type ListOfResults, Results } from './results.tsx'
import { type Column, type Ordering, Table } from './table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type ResultTableProps<Row> = ListOfResults<Row> & {
  caption: string
  columns: readonly Column<Row>[]
  wide?: boolean
  ordering?: Ordering
}

/** A page of a list as a table. */
export function ResultTable<Row extends { id: string }>({
  caption,
  columns,
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
          {...(wide && { wide })}
          {...(ordering && { ordering })}
          className={isOld ? 'opacity-60 transition-opacity' : 'transition-opacity'}
        />
      )}
    </Results>
  )
}
