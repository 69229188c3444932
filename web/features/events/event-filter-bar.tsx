import { Field } from '../../ui/field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { StateSelect } from '../../ui/state-select.tsx'
import type { EventFilters } from './queries.ts'

type EventFilterBarProps = {
  values: EventFilters
  onChange: (name: keyof EventFilters, value: string) => void
  onClear: () => void
}

export function EventFilterBar({ values, onChange, onClear }: EventFilterBarProps) {
  const folded = [values.state, values.city].filter(Boolean).length
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search events"
          placeholder="Event name"
          value={values.search}
          onSearch={(text) => onChange('search', text)}
        />
      }
      activeCount={folded}
      canClear={folded > 0 || values.search !== ''}
      onClear={onClear}
    >
      <Field label="State" hideLabel>
        <StateSelect value={values.state} onChange={({ target }) => onChange('state', target.value)} />
      </Field>
      <SearchInput label="City" value={values.city} onSearch={(text) => onChange('city', text)} />
    </FilterBar>
  )
}
