import { Field } from '../../ui/field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PlaceFilters } from '../../ui/place-filters.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import type { TeamFilters } from './queries.ts'

const ageGroups = Array.from({ length: 13 }, (_, index) => `${index + 6}U`).map((age) => ({ value: age, label: age }))

type TeamFilterBarProps = {
  values: TeamFilters
  onChange: (name: keyof TeamFilters, value: string) => void
  onClear: () => void
}

export function TeamFilterBar({ values, onChange, onClear }: TeamFilterBarProps) {
  const folded = [values.state, values.city, values.ageGroup].filter(Boolean).length
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search by team name"
          placeholder="Team name"
          value={values.search}
          debounceMs={300}
          onSearch={(text) => onChange('search', text)}
        />
      }
      activeCount={folded}
      canClear={folded > 0 || values.search !== ''}
      onClear={onClear}
    >
      <PlaceFilters values={values} onChange={onChange} debounceMs={300} />
      <Field label="Age group" hideLabel>
        <Select
          options={ageGroups}
          placeholder="All ages"
          value={values.ageGroup}
          onChange={({ target }) => onChange('ageGroup', target.value)}
        />
      </Field>
    </FilterBar>
  )
}
