import { Field, Select } from '../../ui/field.tsx'
import { OrderSelect } from '../../ui/result-table.tsx'
import type { Column } from '../../ui/table.tsx'
import type { AdminFilters, AdminKind } from './queries.ts'

const owners = [
  { value: 'no', label: 'Unclaimed' },
  { value: 'yes', label: 'Claimed' },
]
const sources = [
  { value: 'feed', label: 'Governing body' },
  { value: 'people', label: 'People' },
]

type RecordFiltersProps<Row> = {
  kind: AdminKind
  values: AdminFilters
  set: (name: keyof AdminFilters, value: string) => void
  columns: readonly Column<Row>[]
}

/** Filters a list by claimed status and source. On a phone, where no header can be pressed, it also sorts. */
export function RecordFilters<Row>({ kind, values, set, columns }: RecordFiltersProps<Row>) {
  const choice = (
    name: keyof AdminFilters,
    label: string,
    all: string,
    options: { value: string; label: string }[],
  ) => (
    <Field label={label} hideLabel className="basis-36 max-sm:grow sm:basis-48">
      <Select
        value={values[name]}
        options={options}
        placeholder={all}
        onChange={({ target }) => set(name, target.value)}
      />
    </Field>
  )
  return (
    <>
      {(kind === 'teams' || kind === 'players') && choice('claimed', 'Owner', 'Any owner', owners)}
      {kind !== 'opportunities' && choice('source', 'Source', 'Any source', sources)}
      <OrderSelect columns={columns} value={values.order} onOrder={(order) => set('order', order)} hideLabel />
    </>
  )
}
