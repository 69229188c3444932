import { Download } from 'lucide-react'
import type { RegistrationStatus } from '../../api/generated.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { FilterChip } from '../../ui/filter-chip.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { download } from './csv.ts'
import type { ManagedOpportunity } from './queries.ts'
import { registrationsCSV } from './registrations-csv.ts'
import { RegistrationsTable } from './registrations-table.tsx'
import { statusLabels } from './statuses.ts'

const PER_PAGE = 50
const STATUSES = Object.keys(statusLabels) as RegistrationStatus[]

export function RegistrationsPanel({ opportunity }: { opportunity: ManagedOpportunity }) {
  const { values, page, set, setPage } = useURLFilters(['search', 'status'])
  const { registrations, capacity, approvedCount, spotsLeft, title } = opportunity
  const words = values.search.toLowerCase().split(/\s+/)
  const found = registrations.filter(
    ({ status, player }) =>
      (!values.status || status === values.status) &&
      words.every((word) => (player?.name ?? '').toLowerCase().includes(word)),
  )
  const shown = found.slice((page - 1) * PER_PAGE, page * PER_PAGE)

  return (
    <>
      <p className="mb-4 tabular-nums">
        <span className="font-semibold">
          {approvedCount} of {capacity} spots
        </span>{' '}
        {spotsLeft === 0 ? 'are taken: this opportunity is full.' : `are taken, ${spotsLeft} left.`}
      </p>
      <div className="flex flex-wrap items-center gap-3 print:hidden">
        <SearchInput
          label="Search by player name"
          placeholder="Search by player name..."
          value={values.search}
          onSearch={(text) => set('search', text)}
          className="flex-1 basis-60"
        />
        <Button
          variant="secondary"
          className="max-sm:flex-1"
          disabled={found.length === 0}
          onClick={() => download(fileName(title), registrationsCSV(opportunity, found))}
        >
          <Download aria-hidden className="size-5" />
          Export CSV
        </Button>
      </div>
      <fieldset className="mt-3 flex flex-wrap gap-2 print:hidden">
        <legend className="sr-only">Status</legend>
        {STATUSES.map((status) => {
          const count = registrations.filter((registration) => registration.status === status).length
          return (
            <FilterChip
              key={status}
              label={`${statusLabels[status]} (${count})`}
              isOn={values.status === status}
              onToggle={() => set('status', values.status === status ? '' : status)}
            />
          )
        })}
      </fieldset>
      <p role="status" className="my-4 text-soft tabular-nums">
        {found.length > 0 && `Found ${found.length} registration(s)`}
      </p>
      {found.length === 0 ? (
        <EmptyState title="No registrations found" drawing="glove" />
      ) : (
        <RegistrationsTable opportunity={opportunity} registrations={shown} />
      )}
      <Pagination page={page} perPage={PER_PAGE} rows={shown.length} total={found.length} onPage={setPage} />
    </>
  )
}

const fileName = (title: string) =>
  `registrations-${title
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')}.csv`
