import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatDay } from '../../ui/time-format.ts'
import { HideButton } from './hide-button.tsx'
import { type HiddenRecord, hiddenRecordsQuery, kindLabels, pathOf } from './queries.ts'

const columns: Column<HiddenRecord>[] = [
  {
    header: 'Record',
    title: true,
    cell: ({ kind, id, name }) => (
      <>
        <Link to={pathOf(kind, id)} className="link font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="text-sm text-soft">{kindLabels[kind]}</p>
      </>
    ),
  },
  { header: 'Reason', cell: ({ hidden }) => <p className="max-w-prose wrap-anywhere">{hidden.reason}</p> },
  { header: 'Since', cell: ({ hidden }) => formatDay(hidden.at), oneLine: true },
  { header: 'Actions', actions: true, cell: (record) => <HideButton {...record} isHidden /> },
]

export function HiddenRecords() {
  return (
    <section aria-labelledby="hidden-records" className="mt-10">
      <h2 id="hidden-records" className="mb-3 text-xl">
        Hidden Records
      </h2>
      <Loaded query={useQuery(hiddenRecordsQuery)}>
        {(records) =>
          records.length > 0 ? (
            <Table
              caption="Hidden records"
              columns={columns}
              rows={records}
              keyOf={({ kind, id }) => `${kind} ${id}`}
            />
          ) : (
            <EmptyState title="Nothing is hidden" />
          )
        }
      </Loaded>
    </section>
  )
}
