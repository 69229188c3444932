import { useQuery } from '@tanstack/react-query'
import { Link } from 'react-router-dom'
import { Badge } from '../../ui/badge.tsx'
import { CSVButton } from '../../ui/csv-button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Section } from '../../ui/section.tsx'
import { type Column, dayColumn, Table } from '../../ui/table.tsx'
import { HideButton } from './hide-button.tsx'
import { type HiddenRecord, hiddenRecordsQuery, kindLabels, pathOf } from './queries.ts'

const columns: Column<HiddenRecord>[] = [
  {
    header: 'Record',
    title: true,
    text: ({ name }) => name,
    cell: ({ kind, id, name }) => (
      <>
        <Link to={pathOf(kind, id)} className="link font-semibold wrap-anywhere">
          {name}
        </Link>
        <p className="flex flex-wrap gap-2 text-sm text-soft">
          {kindLabels[kind]}
          <Badge tone="warn">Hidden</Badge>
        </p>
      </>
    ),
  },
  {
    header: 'Reason',
    text: ({ hidden }) => hidden.reason,
    cell: ({ hidden }) => <p className="max-w-prose wrap-anywhere">{hidden.reason}</p>,
  },
  dayColumn('Since', ({ hidden }) => hidden.at),
  {
    header: 'Actions',
    actions: true,
    cell: ({ isHiddenWithTeam, ...record }) =>
      isHiddenWithTeam ? (
        <p className="text-sm text-soft">Shown again with its team</p>
      ) : (
        <HideButton {...record} isHidden />
      ),
  },
]

const fileColumns = [{ header: 'Kind', text: ({ kind }: HiddenRecord) => kindLabels[kind] }, ...columns]

export function HiddenRecords() {
  return (
    <Section title="Hidden Records" className="mt-10">
      <Loaded query={useQuery(hiddenRecordsQuery)} empty={<EmptyState title="Nothing is hidden" />}>
        {(records) => (
          <div className="grid justify-items-start gap-4">
            <CSVButton
              fileName="hidden-records.csv"
              of="hidden records"
              columns={fileColumns}
              load={async () => records}
            />
            <Table
              caption="Hidden records"
              columns={columns}
              rows={records}
              keyOf={({ kind, id }) => `${kind} ${id}`}
            />
          </div>
        )}
      </Loaded>
    </Section>
  )
}
