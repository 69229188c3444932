import { type ListOfResults, Results } from './results.tsx'
import { type Column, Table } from './table.tsx'
import { TableSkeleton } from './table-skeleton.tsx'

type ResultTableProps<Row> = ListOfResults<Row> & {
  caption: string
  columns: readonly Column<Row>[]
  wide?: boolean
}

/** A page of a list as a table. */
export function ResultTable<Row extends { id: string }>({ caption, columns, wide, ...list }: ResultTableProps<Row>) {
  return (
    <Results {...list} skeleton={<TableSkeleton />}>
      {(rows, isOld) => (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          {...(wide && { wide })}
          className={isOld ? 'opacity-60 transition-opacity' : 'transition-opacity'}
        />
      )}
    </Results>
  )
}
