import { useMutation, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import type { AuditKind } from '../../api/generated.ts'
import { isReversed, REVERSED } from '../../finding/days.ts'
import { type PickedUser, UserPicker } from '../../finding/picks.tsx'
import { alerts } from '../../ui/alerts.tsx'
import { Button } from '../../ui/button.tsx'
import { Combobox } from '../../ui/combobox.tsx'
import { download } from '../../ui/download.ts'
import { EmptyState, PastTheEnd } from '../../ui/empty-state.tsx'
import { Field, Select, TextInput } from '../../ui/field.tsx'
import { Loaded } from '../../ui/loaded.tsx'
import { Pagination } from '../../ui/results.tsx'
import { TableSkeleton } from '../../ui/table.tsx'
import { useURLFilters } from '../../ui/use-url-filters.ts'
import { auditCSV, EntriesTable, isKind, kindLabels } from './entries-table.tsx'
import {
  type AuditFilters,
  allEntries,
  auditLogQuery,
  ENTRIES_PER_PAGE,
  type PickedRecord,
  recordsToPick,
} from './queries.ts'

export const AUDIT_FILTERS = ['kind', 'id', 'actor', 'from', 'to'] as const
type Values = Record<(typeof AUDIT_FILTERS)[number], string>

const kinds = Object.entries(kindLabels).map(([value, label]) => ({ value, label }))
const DAY = /^\d{4}-\d{2}-\d{2}$/

/** Filters in the URL. Days are in the browser's time zone and inclusive. */
export function auditFilters({ kind, id, actor, from, to }: Values): AuditFilters {
  return {
    ...(isKind(kind) && { kind }),
    ...(id && { id }),
    ...(actor && { actorID: actor }),
    ...(DAY.test(from) && { from: startOf(from, 0) }),
    ...(DAY.test(to) && { to: startOf(to, 1) }),
  }
}

function startOf(day: string, daysLater: number) {
  const date = new Date(`${day}T00:00`)
  date.setDate(date.getDate() + daysLater)
  return date.toISOString()
}

export function AuditList() {
  const { values, page, set, change, setPage, clear } = useURLFilters(AUDIT_FILTERS)
  const filters = auditFilters(values)
  const [picked, setPicked] = useState<PickedUser | null>(null)
  const [pickedRecord, setRecord] = useState<PickedRecord | null>(null)
  const entries = useQuery(auditLogQuery(filters, page))
  const file = useMutation({
    mutationFn: async () => download('audit-log.csv', auditCSV(await allEntries(filters))),
    onError: alerts.failed,
  })

  const ofActor =
    picked?.id === values.actor ? picked : entries.data?.find(({ actorID }) => actorID === values.actor)?.actor
  const actor = values.actor ? { email: null, ...(ofActor ?? { id: values.actor, name: values.actor }) } : null

  const shownName = entries.data?.find(({ recordID }) => recordID === values.id)?.recordName ?? values.id
  const record =
    pickedRecord?.id === values.id ? pickedRecord : values.id ? { kind: null, id: values.id, name: shownName } : null

  const day = (name: 'from' | 'to', label: string, error?: string) => (
    <Field label={label} error={error}>
      <TextInput type="date" value={values[name]} onChange={({ target }) => set(name, target.value)} />
    </Field>
  )
  return (
    <>
      <div className="mb-4 grid items-end gap-3 sm:grid-cols-2 lg:grid-cols-5">
        <Field label="Kind">
          <Select
            value={values.kind}
            options={kinds}
            placeholder="All kinds"
            onChange={({ target }) => set('kind', target.value)}
          />
        </Field>
        <Field label="Record">
          <RecordPicker
            kind={isKind(values.kind) ? values.kind : null}
            value={record}
            onChange={(picked) => {
              setRecord(picked)
              change({ id: picked?.id ?? '', ...(picked?.kind && { kind: picked.kind }) })
            }}
          />
        </Field>
        <Field label="User">
          <UserPicker
            value={actor}
            onChange={(user) => {
              setPicked(user)
              set('actor', user?.id ?? '')
            }}
          />
        </Field>
        {day('from', 'From')}
        {day('to', 'To', isReversed(values) ? REVERSED : undefined)}
      </div>
      <div className="mb-4 flex flex-wrap gap-3">
        <Button variant="secondary" busy={file.isPending} busyText="Preparing..." onClick={() => file.mutate()}>
          Export CSV
        </Button>
        <Button variant="ghost" disabled={Object.values(values).every((it) => !it)} onClick={clear}>
          Clear all filters
        </Button>
      </div>
      <section aria-label="Entries" aria-busy={entries.isPending || entries.isPlaceholderData}>
        <Loaded query={entries} skeleton={<TableSkeleton />}>
          {(found) => (
            <>
              {found.length > 0 ? (
                <EntriesTable entries={found} />
              ) : page > 1 ? (
                <PastTheEnd title={`No entries found on page ${page}`} onPage={setPage} />
              ) : (
                <EmptyState title="No entries found" />
              )}
              <Pagination page={page} perPage={ENTRIES_PER_PAGE} rows={found.length} onPage={setPage} />
            </>
          )}
        </Loaded>
      </section>
    </>
  )
}

type RecordPickerProps = {
  /** Only records of this kind. */
  kind: AuditKind | null
  value: PickedRecord | null
  onChange: (record: PickedRecord | null) => void
}

const ID = /^[0-9a-z]{26}$/

/** Finds a record by its name, or by its ID if it was deleted. */
const RecordPicker = ({ kind, value, onChange }: RecordPickerProps) => (
  <Combobox
    search={(text, signal) => recordsToPick(kind, text, signal)}
    value={value}
    onChange={onChange}
    keyOf={({ id }) => id}
    labelOf={({ name }) => name}
    detailOf={(record) => (record.kind ? kindLabels[record.kind] : 'ID')}
    lastOption={(text) => (ID.test(text) ? { id: text, name: text, kind } : null)}
    minCharacters={2}
    placeholder="Search by name or ID..."
  />
)
