import { useQuery } from '@tanstack/react-query'
import { POSITION_NAMES } from '../../../functions/domain/positions/validation.ts'
import { AgeGroupFilter, FilterSelect, StateFilter } from '../../finding/filter-selects.tsx'
import { ListFilterBar } from '../../finding/list-filter-bar.tsx'
import { SearchInput } from '../../ui/search-input.tsx'
import { type PlayerFilters, playersFacetsQuery } from './queries.ts'

const positions = POSITION_NAMES.map((position) => ({ value: position, label: position }))

type PlayerFilterBarProps = {
  values: PlayerFilters
  onChange: (changes: Partial<PlayerFilters>) => void
  onClear: () => void
}

export function PlayerFilterBar({ values, onChange, onClear }: PlayerFilterBarProps) {
  const { data: facets = {} } = useQuery(playersFacetsQuery(values))
  return (
    <ListFilterBar
      values={values}
      onChange={onChange}
      onClear={onClear}
      search={{ label: 'Search players', placeholder: 'Player name' }}
    >
      <AgeGroupFilter
        value={values.ageGroup}
        counts={facets.ageGroup}
        onChange={(ageGroup) => onChange({ ageGroup })}
      />
      <FilterSelect
        label="Position"
        placeholder="All positions"
        options={positions}
        value={values.position}
        counts={facets.position}
        onChange={(position) => onChange({ position })}
      />
      <StateFilter value={values.state} counts={facets.state} onChange={(state) => onChange({ state })} />
      <SearchInput label="City" value={values.city} onSearch={(city) => onChange({ city })} />
    </ListFilterBar>
  )
}
