import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { Field } from '../../ui/field.tsx'
import { FilterBar } from '../../ui/filter-bar.tsx'
import { PlaceFilters } from '../../ui/place-filters.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { Select } from '../../ui/select.tsx'
import type { PlayerFilters } from './queries.ts'

const positions = POSITION_NAMES.map((position) => ({ value: position, label: position }))

type PlayerFilterBarProps = {
  values: PlayerFilters
  onChange: (name: keyof PlayerFilters, value: string) => void
  onClear: () => void
}

export function PlayerFilterBar({ values, onChange, onClear }: PlayerFilterBarProps) {
  const folded = [values.state, values.city, values.position].filter(Boolean).length
  return (
    <FilterBar
      search={
        <SearchInput
          label="Search players"
          placeholder="Player name"
          value={values.search}
          onSearch={(text) => onChange('search', text)}
        />
      }
      activeCount={folded}
      canClear={folded > 0 || values.search !== ''}
      onClear={onClear}
    >
      <PlaceFilters values={values} onChange={onChange} />
      <Field label="Position" hideLabel>
        <Select
          options={positions}
          placeholder="All positions"
          value={values.position}
          onChange={({ target }) => onChange('position', target.value)}
        />
      </Field>
    </FilterBar>
  )
}
