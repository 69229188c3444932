import { FilterBar } from '../../ui/filter-bar.tsx'
import { PlaceFilters } from '../../ui/place-filters.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
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
      <PlaceFilters values={values} onChange={onChange} />
    </FilterBar>
  )
}
