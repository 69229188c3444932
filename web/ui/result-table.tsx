import { type ListOfResults, Results } from './results.tsx'
import { SkeletonList } from './skeleton.tsx'
import { type Column, Table } from './table.tsx'

type ResultTableProps<Row> = ListOfResults<Row> & { caption: string; columns: readonly Column<Row>[] }

/** A page of a list as a table. */
export function ResultTable<Row extends { id: string }>({ caption, columns, ...list }: ResultTableProps<Row>) {
  return (
    <Results {...list} skeleton={<SkeletonList count={10} className="grid gap-2" itemClassName="h-11" />}>
      {(rows, isOld) => (
        <Table
          caption={caption}
          columns={columns}
          rows={rows}
          keyOf={({ id }) => id}
          className={isOld ? 'opacity-60 transition-opacity' : 'transition-opacity'}
        />
      )}
    </Results>
  )
}
