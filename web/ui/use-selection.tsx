import { useState } from 'react'
import type { Column } from './table.tsx'

/** Row selection by checkbox, limited to the rows on the current page. */
export function useSelection<Row extends { id: string }>(shown: readonly Row[], nameOf: (row: Row) => string) {
  const [ids, setIDs] = useState<ReadonlySet<string>>(new Set())
  const column: Column<Row> = {
    header: 'Select',
    cell: (row) => (
      <input
        type="checkbox"
        aria-label={`Select ${nameOf(row)}`}
        className="size-6 accent-grass"
        checked={ids.has(row.id)}
        onChange={() => setIDs((before) => before.symmetricDifference(new Set([row.id])))}
      />
    ),
  }
  return { column, selected: shown.filter(({ id }) => ids.has(id)), clear: () => setIDs(new Set()) }
}
